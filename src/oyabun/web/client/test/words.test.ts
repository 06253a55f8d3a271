import assert from "node:assert/strict";
import { test } from "node:test";
import { left } from "../src/clock.ts";
import { aim } from "../src/aim.ts";
import { patience } from "../src/socket.ts";
import { fill } from "../src/texts.ts";

test("gaps of a sentence are filled, unknown ones stay", () => {
  assert.equal(fill("{name} sits at {place}", { name: "Ōkami" }), "Ōkami sits at {place}");
});

test("a clock is read at a glance, from seconds to days", () => {
  assert.equal(left(-5), "0:00");
  assert.equal(left(59_001), "1:00");
  assert.equal(left(3_720_000), "1 h 02");
  assert.equal(left(90_000_000), "1 d 1 h");
});

test("every failed try doubles the wait, up to a bound, and no two clients wait alike", () => {
  assert.equal(patience(0, 0.5), 400);
  assert.equal(patience(2, 0.5), 1600);
  assert.equal(patience(50, 0.5), 4000);
  assert.notEqual(patience(3, 0.1), patience(3, 0.9));
});

test("letting go is best when the needle is in the middle", () => {
  assert.equal(aim(0).value, 0);
  assert.ok(Math.abs(aim(350).value - 1) < 1e-9);
  assert.ok(aim(700).value < 1e-9);
});
