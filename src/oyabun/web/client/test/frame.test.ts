import assert from "node:assert/strict";
import { test } from "node:test";
import { around, asSeenIn, closer, nearest, read, reshaped, shifted, showing, tall, write } from "../src/frame.ts";

const home = { x: 0, y: 0, width: 800, height: 600 };

test("a viewBox is read and written", () => {
  assert.deepEqual(read("0 0 800 600"), home);
  assert.equal(write({ x: 0.126, y: 1, width: 10, height: 5 }), "0.13 1 10 5");
});

test("the spot under the fingers stays where it is when the picture comes closer", () => {
  const spot = { x: 200, y: 300 };
  const frame = closer(home, spot, 2, home);
  assert.equal(frame.width, 400);
  assert.equal((spot.x - frame.x) / frame.width, spot.x / home.width);
  assert.equal((spot.y - frame.y) / frame.height, spot.y / home.height);
});

test("the picture never becomes smaller than its frame", () => {
  assert.deepEqual(closer(home, { x: 10, y: 10 }, 0.1, home), home);
});

test("the picture comes no closer than six times", () => {
  assert.equal(closer(home, { x: 10, y: 10 }, 100, home).width, home.width / 6);
});

test("the first frame has the shape of the screen and the whole picture at its top", () => {
  assert.deepEqual(around(home, 0.5), { x: 0, y: 0, width: 800, height: 1600 });
  assert.deepEqual(around(home, 2), { x: -200, y: 0, width: 1200, height: 600 });
});

test("on a tall screen a wide picture comes closer until it fills the height", () => {
  const tall = around(home, 0.5);
  const near = closer(tall, { x: 400, y: 300 }, 4, home);
  assert.deepEqual(near, { x: 300, y: 200, width: 200, height: 400 });
  assert.deepEqual(closer(near, { x: 300, y: 200 }, 0.01, home), tall);
});

test("on a tall screen a part is seen in all its width and the picture in all its height", () => {
  const hand = { x: 0, y: 500, width: 300, height: 80 };
  assert.deepEqual(tall(hand, 0.6, home), { x: 0, y: 0, width: 360, height: 600 });
  assert.equal(tall({ ...hand, width: 500 }, 0.6, home).width, 500);
  assert.deepEqual(tall(hand, 2, home), around(home, 2));
});

test("when the screen changes its shape, the same place is seen as closely", () => {
  const near = { x: 300, y: 200, width: 200, height: 200 };
  assert.deepEqual(reshaped(near, 0.5, home), { x: 300, y: 100, width: 200, height: 400 });
});

test("a shifted frame stays on the picture", () => {
  const near = { x: 0, y: 0, width: 400, height: 300 };
  assert.deepEqual(shifted(near, -50, 1000, home), { ...near, x: 0, y: 300 });
});

test("a frame moves just as far as is needed to show a box", () => {
  const near = { x: 0, y: 0, width: 400, height: 300 };
  const box = { x: 390, y: 100, width: 30, height: 10 };
  assert.deepEqual(showing(near, box, home), { ...near, x: 20 });
});

test("an arrow key goes to what lies ahead rather than aside", () => {
  const ahead = { x: 100, y: 10, name: "ahead" };
  const aside = { x: 60, y: 90, name: "aside" };
  const behind = { x: -20, y: 0, name: "behind" };
  const found = nearest({ x: 0, y: 0 }, { x: 1, y: 0 }, [behind, aside, ahead]);
  assert.equal(found?.name, "ahead");
});

test("an arrow key stays where it is when nothing lies ahead", () => {
  assert.equal(nearest({ x: 0, y: 0 }, { x: 0, y: -1 }, [{ x: 5, y: 40 }]), null);
});

test("a picture in a new frame is first shown where it was seen in the old one", () => {
  const whole = { x: 0, y: 0, width: 400, height: 300 };
  const near = { x: 100, y: 60, width: 200, height: 150 };
  assert.deepEqual(asSeenIn(whole, near, 800), { x: 200, y: 120, scale: 0.5 });
  assert.deepEqual(asSeenIn(near, whole, 800), { x: -400, y: -240, scale: 2 });
});
