import assert from "node:assert/strict";
import { test } from "node:test";
import { choiceOf, flickOf } from "../src/flick.ts";
import { at, faces, placed, read, seen } from "../src/flights.ts";

/** A flight of one piece of seat 1, that slides from -1 to 1 cm and turns about the vertical. */
function slide(): string {
  const bytes = new Uint8Array(4 + 1 + 2 * 14);
  bytes.set([1, 30, 1, 2, 7]);
  const data = new DataView(bytes.buffer, 5);
  [-800, 0, 0, 32_000, 0, 0, 0].forEach((number, place) => data.setInt16(place * 2, number, true));
  [800, 0, 0, 0, 0, 0, 32_000].forEach((number, place) => data.setInt16(14 + place * 2, number, true));
  return btoa(String.fromCharCode(...bytes));
}

test("a flight is read as the server wrote it", () => {
  const flight = read(slide());
  assert.deepEqual(flight.pieces, [7]);
  assert.equal(flight.rate, 30);
  assert.deepEqual([...(flight.pictures[0] ?? [])], [-1, 0, 0, 1, 0, 0, 0]);
});

test("between two pictures a piece is between two places, and turned half as far", () => {
  const middle = at(read(slide()), 1 / 60);
  assert.ok(Math.abs(middle[0] ?? 9) < 1e-6);
  assert.ok(Math.abs(Math.hypot(...middle.slice(3)) - 1) < 1e-6);
  assert.ok(Math.abs((middle[3] ?? 0) - Math.SQRT1_2) < 1e-6);
});

test("before the beginning and after the end nothing moves", () => {
  const flight = read(slide());
  assert.deepEqual([...at(flight, -1)], [...(flight.pictures[0] ?? [])]);
  assert.deepEqual([...at(flight, 9)], [...(flight.pictures[1] ?? [])]);
});

test("a point of a piece goes along with it", () => {
  const flight = read(slide());
  assert.deepEqual(placed(at(flight, 0), 0, [1, 0, 0]), [0, 0, 0]);
  const [x] = placed(at(flight, 1), 0, [1, 0, 0]);
  assert.ok(Math.abs(x) < 1e-5, "turned round, its right is on the left");
});

test("what is higher is seen higher, and nearer", () => {
  assert.ok(seen([0, 0, 1])[1] < seen([0, 0, 0])[1]);
  assert.ok(seen([0, 0, 1])[2] > seen([0, 0, 0])[2]);
});

test("faces know whose piece they are, and the nearest is drawn last", () => {
  const flight = read(slide());
  const drawn = faces(flight, at(flight, 0));
  assert.ok(drawn.length > 5);
  assert.ok(drawn.every((face) => face.seat === 1));
  const depths = drawn.map((face) => face.near);
  assert.deepEqual(depths, [...depths].sort((one, other) => one - other));
});

test("a finger that goes fast throws hard, one that goes right throws right", () => {
  const fast = flickOf([{ x: 0, y: 100, at: 0 }, { x: 0, y: 0, at: 30 }]);
  const slow = flickOf([{ x: 0, y: 100, at: 0 }, { x: 0, y: 0, at: 400 }]);
  assert.ok((fast?.strength ?? 0) > 0.9);
  assert.equal(slow?.strength, 0);
  assert.equal(flickOf([{ x: 0, y: 0, at: 0 }, { x: 60, y: 0, at: 50 }])?.direction, 1);
  assert.equal(flickOf([{ x: 0, y: 0, at: 0 }, { x: 3, y: 0, at: 50 }]), null);
});

test("every strength means one of the choices", () => {
  assert.deepEqual([0, 0.3, 0.5, 0.9, 1].map((strength) => choiceOf(strength, 3)), [0, 0, 1, 2, 2]);
});
