// Thrown pieces, played back: the server has let them fall, every page shows the same.
//
// A flight is what oyabun.physics.flights writes. Pieces are flat figures with an outline and a
// thickness, drawn as polygons: sides that look away are left out, the farthest are drawn first.

import { still } from "./dom.ts";

export interface Flight {
  rate: number;
  pieces: number[];
  /** For each picture the seven numbers of every piece, one after the other. */
  pictures: Float32Array[];
}

const HEAD = 4;
const NUMBERS = 7;
const PLACE = 800;
const TURN = 32_000;
const OF_A_SEAT = 5;
const HOLD = 450;
/** Half the inside of the lid and the height of its rim, in centimetres. */
const LID = { x: 11, y: 8, rim: 3 };
const THICK = 0.32;
/** Pieces are drawn larger than they fell, and the lid larger than the stage: one wants to see. */
const CLOSER = 1.7;
const LARGER = 1.35;
/** From how far above one looks down: the sine and cosine of the slant. */
const SLANT = { sin: Math.sin(0.62), cos: Math.cos(0.62) };
const OUTLINE: [number, number][] = [
  [-0.72, -0.75], [-0.08, -0.75], [0, -0.38], [0.08, -0.75], [0.72, -0.75], [0.45, -0.1],
  [0.74, 0.06], [0.72, 0.28], [0.3, 0.28], [0.28, 0.66], [0.14, 0.76], [-0.2, 0.76],
  [-0.28, 0.6], [-0.28, 0.28], [-0.72, 0.28], [-0.74, 0.06], [-0.45, -0.1],
];
const EYES: [number, number][] = [[0.02, 0.5], [0.22, 0.5], [0.22, 0.58], [0.02, 0.58]];
const QUIFF: [number, number][] = [[-0.28, 0.6], [0.36, 0.64], [0.4, 0.8], [-0.2, 0.78]];
const SVG = "http://www.w3.org/2000/svg";

type Vector = [number, number, number];

/** Read a flight. */
export function read(text: string): Flight {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const [, rate = 30, pieces = 0, pictures = 0] = bytes;
  const data = new DataView(bytes.buffer, HEAD + pieces);
  const found: Float32Array[] = [];
  for (let picture = 0; picture < pictures; picture++) {
    const numbers = new Float32Array(pieces * NUMBERS);
    for (let at = 0; at < numbers.length; at++) {
      const scale = at % NUMBERS < 3 ? PLACE : TURN;
      numbers[at] = data.getInt16((picture * numbers.length + at) * 2, true) / scale;
    }
    found.push(numbers);
  }
  return { rate, pieces: [...bytes.slice(HEAD, HEAD + pieces)], pictures: found };
}

/** Where everything is after so many seconds: between two pictures, half way is half way. */
export function at(flight: Flight, seconds: number): Float32Array {
  const last = flight.pictures.length - 1;
  const moment = Math.min(Math.max(seconds * flight.rate, 0), last);
  const before = flight.pictures[Math.floor(moment)] ?? new Float32Array();
  const after = flight.pictures[Math.min(Math.floor(moment) + 1, last)] ?? before;
  const part = moment - Math.floor(moment);
  const mixed = before.map((number, at) => number + ((after[at] ?? number) - number) * part);
  for (let piece = 0; piece < flight.pieces.length; piece++) straighten(mixed, before, after, piece, part);
  return mixed;
}

/** Turns go the short way, and stay turns. */
function straighten(mixed: Float32Array, before: Float32Array, after: Float32Array, piece: number, part: number): void {
  const first = piece * NUMBERS + 3;
  let along = 0;
  for (let at = first; at < first + 4; at++) along += (before[at] ?? 0) * (after[at] ?? 0);
  let size = 0;
  for (let at = first; at < first + 4; at++) {
    const target = (after[at] ?? 0) * (along < 0 ? -1 : 1);
    mixed[at] = (before[at] ?? 0) + (target - (before[at] ?? 0)) * part;
    size += (mixed[at] ?? 0) ** 2;
  }
  for (let at = first; at < first + 4; at++) mixed[at] = (mixed[at] ?? 0) / (Math.sqrt(size) || 1);
}

/** A point of the piece as it is turned and placed. */
export function placed(numbers: Float32Array, piece: number, [x, y, z]: Vector): Vector {
  const [px = 0, py = 0, pz = 0, w = 1, a = 0, b = 0, c = 0] = numbers.slice(piece * NUMBERS, (piece + 1) * NUMBERS);
  const tx = 2 * (b * z - c * y);
  const ty = 2 * (c * x - a * z);
  const tz = 2 * (a * y - b * x);
  return [
    px + x + w * tx + b * tz - c * ty,
    py + y + w * ty + c * tx - a * tz,
    pz + z + w * tz + a * ty - b * tx,
  ];
}

/** What the eye sees of a point: right, down, and how near it is. */
export function seen([x, y, z]: Vector): Vector {
  return [x, -(y * SLANT.cos + z * SLANT.sin), z * SLANT.cos - y * SLANT.sin];
}

interface Face {
  points: string;
  near: number;
  className: string;
  seat: number;
}

function face(points: Vector[], className: string, seat: number, always = false): Face | null {
  const flat = points.map(seen);
  let turn = 0;
  let near = 0;
  flat.forEach(([x, y, depth], at) => {
    const [nx, ny] = flat[(at + 1) % flat.length] ?? [0, 0];
    turn += x * ny - nx * y;
    near += depth / flat.length;
  });
  // Seen from behind, the corners run the other way round.
  if (turn > 0 && !always) return null;
  return { points: flat.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" "), near, className, seat };
}

/** Everything there is to draw at a moment, the farthest first. */
export function faces(flight: Flight, numbers: Float32Array): Face[] {
  const found: Face[] = [];
  const add = (one: Face | null) => one && found.push(one);
  flight.pieces.forEach((number, piece) => {
    const seat = Math.floor(number / OF_A_SEAT);
    const on = (points: [number, number][], y: number) =>
      points.map(([x, z]) => placed(numbers, piece, [x * CLOSER, y * CLOSER, z * CLOSER]));
    const front = on(OUTLINE, THICK);
    const back = on(OUTLINE, -THICK);
    add(face([...front].reverse(), "front", seat));
    add(face(back, "back-side", seat));
    add(face(on([...EYES].reverse(), THICK + 0.01), "ink", seat));
    add(face(on([...QUIFF].reverse(), THICK + 0.01), "ink", seat));
    front.forEach((corner, at) => {
      const next = (at + 1) % front.length;
      add(face([corner, front[next] ?? corner, back[next] ?? corner, back[at] ?? corner], "side", seat));
    });
  });
  return found.sort((one, other) => one.near - other.near);
}

/** Play a flight over the stage of the board; done when everybody has seen how they lie. */
export function play(text: string, host: HTMLElement): Promise<void> {
  const flight = read(text);
  if (still() || !flight.pictures.length) return Promise.resolve();
  const stage = host.querySelector(".throws") ?? host;
  const over = overlay(stage.getBoundingClientRect());
  document.body.append(over.svg);
  const start = performance.now();
  const length = ((flight.pictures.length - 1) / flight.rate) * 1000;
  return new Promise((done) => {
    let over_ = false;
    const end = () => {
      if (over_) return;
      over_ = true;
      over.svg.remove();
      done();
    };
    const draw = () => {
      if (over_) return;
      const passed = performance.now() - start;
      over.draw(faces(flight, at(flight, passed / 1000)));
      if (passed < length + HOLD) requestAnimationFrame(draw);
      else end();
    };
    draw();
    // A page that nobody looks at draws nothing, and must not fall behind.
    setTimeout(end, length + HOLD + 300);
  });
}

function overlay(place: DOMRect): { svg: SVGSVGElement; draw(faces: Face[]): void } {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "flight");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("viewBox", "-13 -10 26 18");
  const [wide, high] = [place.width * LARGER, place.height * LARGER];
  Object.assign(svg.style, {
    left: `${place.left + (place.width - wide) / 2}px`,
    top: `${place.top + (place.height - high) / 2}px`,
    width: `${wide}px`,
    height: `${high}px`,
  });
  svg.append(lid("floor", [[-LID.x, -LID.y, 0], [LID.x, -LID.y, 0], [LID.x, LID.y, 0], [-LID.x, LID.y, 0]]));
  svg.append(lid("wall", [[-LID.x, LID.y, 0], [LID.x, LID.y, 0], [LID.x, LID.y, LID.rim], [-LID.x, LID.y, LID.rim]]));
  for (const side of [-LID.x, LID.x]) {
    svg.append(lid("wall", [[side, -LID.y, 0], [side, LID.y, 0], [side, LID.y, LID.rim], [side, -LID.y, LID.rim]]));
  }
  const layer = document.createElementNS(SVG, "g");
  svg.append(layer);
  const draw = (faces: Face[]) => {
    while (layer.childElementCount > faces.length) layer.lastElementChild?.remove();
    while (layer.childElementCount < faces.length) layer.append(document.createElementNS(SVG, "polygon"));
    faces.forEach((one, number) => {
      const polygon = layer.children[number];
      polygon?.setAttribute("points", one.points);
      polygon?.setAttribute("class", `${one.className} of-${one.seat}`);
    });
  };
  return { svg, draw };
}

function lid(className: string, corners: Vector[]): SVGPolygonElement {
  const polygon = document.createElementNS(SVG, "polygon");
  polygon.setAttribute("class", className);
  polygon.setAttribute("points", corners.map(seen).map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" "));
  return polygon;
}
