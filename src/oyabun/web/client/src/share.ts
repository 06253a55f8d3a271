// Links that can be copied, sent and scanned.

import { make } from "./dom.ts";
import { say } from "./texts.ts";
import { toast } from "./toast.ts";

export function wire(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () => void copy(button.dataset["copy"] ?? ""));
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy-from]")) {
    button.hidden = false;
    button.addEventListener("click", () => void copyFrom(button.dataset["copyFrom"] ?? ""));
  }
  if (!("share" in navigator)) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-share]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      // Whoever changes their mind has not failed.
      navigator.share({ title: document.title, url: button.dataset["share"] ?? "" }).catch(() => {});
    });
  }
}

async function copyFrom(address: string): Promise<void> {
  const answer = await fetch(address);
  await copy(await answer.text());
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(say("copied"));
  } catch {
    toast(link); // plain http has no clipboard: then it can be marked by hand
  }
}

/** Send the picture whose address a button has; a device that cannot send files keeps it. */
export function sharePicture(button: HTMLElement): void {
  button.hidden = false;
  button.addEventListener("click", () => void sendPicture(button.dataset["picture"] ?? ""));
}

async function sendPicture(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) return toast(say("replay-lost"));
  const picture = await answer.blob();
  const file = new File([picture], "oyabun.png", { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: document.title }).catch(() => {});
    return;
  }
  const link = make("a", { href: URL.createObjectURL(file), download: file.name });
  link.click();
  URL.revokeObjectURL(link.href);
  toast(say("picture-kept"));
}
