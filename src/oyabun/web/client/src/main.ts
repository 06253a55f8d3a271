// Where a page begins.

import * as calls from "./calls.ts";
import { openForm } from "./forms.ts";
import * as share from "./share.ts";
import * as theme from "./theme.ts";

const page = document.body.dataset["page"];
theme.wire();
calls.install();
share.wire();
if (page === "table") void import("./table.ts").then(({ openTable }) => openTable());
if (page === "lobby") void import("./lobby.ts").then(({ openLobby }) => openLobby());
if (page === "replay") void import("./replay.ts").then(({ openReplay }) => openReplay());
if (page === "rules") void import("./rules.ts").then(({ openRules }) => openRules());
if (page === "learn") void import("./learn.ts").then(({ openLesson }) => openLesson());
if (page === "edition") void import("./edition.ts").then(({ openEdition }) => openEdition());
if (page === "carry") void import("./carry.ts").then(({ openCarry }) => openCarry());
if (page === "lab" || page === "review") void import("./making.ts").then(({ followMaking }) => followMaking());
openForm();
