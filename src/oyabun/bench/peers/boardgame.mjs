// What is measured of boardgame.io: the moves of a small game, two players at random, as its own
// client plays them. Run in the folder that has it; asked and answering like their_side.py.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(`${process.cwd()}/`);
const { Client } = require("boardgame.io/client");

const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G, playerID }, place) => { G.cells[place] = playerID; } },
  endIf: ({ G }) => {
    const won = lines.find(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]);
    return won || G.cells.every((cell) => cell !== null) ? { over: true } : undefined;
  },
};

function match() {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  let moves = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const open = [...state.G.cells.keys()].filter((place) => state.G.cells[place] === null);
    client.moves.mark(open[Math.floor(Math.random() * open.length)]);
    moves += 1;
  }
  client.stop();
  return moves;
}

const worked = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };

for await (const line of createInterface({ input: process.stdin })) {
  const { seconds } = JSON.parse(line);
  match();
  const began = worked();
  let moves = 0;
  while (worked() - began < seconds) moves += match();
  process.stdout.write(`${JSON.stringify({ rate: moves / (worked() - began) })}\n`);
}
