"""What people do at a table, the same in every game."""

from __future__ import annotations

from playwright.sync_api import Page, expect

A_GAME = 240_000
"""Milliseconds after which something must be wrong, on a busy machine too."""
OFFERED = "#ui-board [data-move], #ui-moves [data-choice]"
"""Whatever may be chosen, on the board or below it."""

PLAY_BY_ITSELF = """() => {
  const pick = (all) => all[Math.floor(Math.random() * all.length)];
  const click = { bubbles: true, cancelable: true };
  setInterval(() => {
    const words = document.querySelector("#ui-words");
    const moment = document.querySelector("#ui-veil:not([hidden]) button");
    if (moment) return moment.click();
    if (!words.hidden) {
      document.querySelector("#ui-words-field").value = "Finish your tea.";
      return words.requestSubmit();
    }
    if (document.body.classList.contains("sending")) return;
    const offered = [...document.querySelectorAll(OFFERED)];
    pick(offered)?.dispatchEvent(new MouseEvent("click", click));
  }, 15);
}""".replace("OFFERED", repr(OFFERED))


PLAY_ON = """() => {
  const click = { bubbles: true, cancelable: true };
  const timer = setInterval(() => {
    if (document.body.classList.contains("sending")) return;
    if (REACHED) return clearInterval(timer);
    const offered = [...document.querySelectorAll(OFFERED)];
    const one = offered[Math.floor(Math.random() * offered.length)];
    one?.dispatchEvent(new MouseEvent("click", click));
  }, 30);
}""".replace("OFFERED", repr(OFFERED))
"""Look and choose at one moment: what is asked may change between two."""

CHOOSE_FIRST = f"""() => {{
  if (document.body.classList.contains("sending")) return;
  const first = document.querySelector("{OFFERED}");
  first?.dispatchEvent(new MouseEvent("click", {{ bubbles: true, cancelable: true }}));
}}"""
"""Take the first choice, if there is one: a table may pass for somebody at the same moment."""

DESCRIBE = """() => {
  const describe = (node) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return node.textContent;
    const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`);
    const inside = [...node.childNodes].map(describe);
    return `<${[node.localName, ...attributes.sort()].join(" ")}>\\n${inside.join("")}</>`;
  };
  return describe(document.querySelector("#ui-board svg"));
}"""


def play_now(page: Page, game: str) -> None:
    """From the first page to a table against bots."""
    page.goto("/")
    form = page.locator(f"form.play-now[action='/play/{game}']")
    form.locator("select").select_option("easy")  # it answers at once
    form.locator("button").click()
    expect(page.locator("#ui-seats li").first).to_be_visible()


def open_table(
    page: Page, game: str, *, name: str, seats: dict[int, str], pace: str = "live"
) -> None:
    """Open a table with as few players as the game takes; seat 0 is for whoever opens it."""
    page.goto(f"/new?game={game}")
    page.get_by_label("Your name").fill(name)
    page.locator("input[name=count]").first.check(force=True)
    for seat, who in seats.items():
        page.locator(f"#ui-seat-{seat}").select_option(who)
    page.locator(f"input[name=pace][value={pace}]").check(force=True)
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/t/*")


def sit_down(page: Page, invitation: str) -> None:
    """Accept an invitation."""
    page.goto(invitation)
    page.locator("form[action*='/s/'] button").click()
    page.wait_for_url("**/t/*")


def say(page: Page, text: str) -> None:
    """Say something to everybody at the table."""
    if not page.locator("#ui-chat-field").is_visible():
        page.get_by_role("button", name="Talk").click()
    page.locator("#ui-chat-field").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator("#ui-chat li").last).to_contain_text(text)


def fewest(page: Page, game: str) -> int:
    """How few players a game takes, as the form says."""
    page.goto(f"/new?game={game}")
    return int(page.locator("input[name=count]").first.input_value())


def play_until(reached: str, *pages: Page) -> None:
    """Choose anything that is offered, again and again, until a condition holds on every page."""
    for page in pages:
        page.evaluate(PLAY_ON.replace("REACHED", reached))
    for page in pages:
        page.wait_for_function(f"() => {reached}", timeout=A_GAME)


def let_play(page: Page) -> None:
    """Let the page choose anything that is offered, from now on."""
    page.evaluate(PLAY_BY_ITSELF)


def wait_for_the_end(page: Page) -> None:
    """Wait until the match is over and says who won."""
    expect(page.locator("#ui-result")).to_be_visible(timeout=A_GAME)
    expect(page.locator("#ui-ranking .winner").first).to_be_visible()


def picture(page: Page) -> str:
    """The board as it stands in the page, whatever the order in which attributes came."""
    return str(page.evaluate(DESCRIBE))
