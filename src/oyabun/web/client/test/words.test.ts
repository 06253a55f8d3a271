import assert from "node:assert/strict";
import { test } from "node:test";
import { left } from "../src/clock.ts";
import { needle } from "../src/aim.ts";
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

test("the needle is in the middle whenever the server finds the aim best", () => {
  const swing = 1.6;
  const aim = (seconds: number) => 1 - Math.abs(2 * ((seconds / swing) % 1) - 1);
  for (let seconds = 0; seconds < 6; seconds += 0.1) {
    const fromMiddle = Math.abs(2 * needle(seconds, swing) - 1);
    assert.ok(Math.abs(1 - fromMiddle - aim(seconds)) < 1e-9);
  }
});
