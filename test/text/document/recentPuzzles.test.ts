import assert from 'node:assert/strict';
import { RecentPuzzles } from '../../../src/text/document/recentPuzzles';
import { segmentOf } from '../../../src/text/document/segment';
import { START } from '../../../src/text/parser/context';
import { parse } from '../../../src/text/parser/parser';
import { EASY, gridOf } from '../texts';

const CLASSIC = gridOf(EASY);
const RULED = `${CLASSIC}\n[Rules]\nanti-knight`;

/** Counts how often the first segment is parsed, when this many others are parsed after each of two requests for it. */
function check(text: string, others: number, expected: number): void {
  const { puzzles } = parse(text);
  assert.equal(puzzles.length, 1);
  const recent = new RecentPuzzles();
  const first = segmentOf(1, START, 1);
  let reads = 0;
  const look = () =>
    recent.of(first, () => {
      reads++;
      return { puzzles, notes: [] };
    });
  for (let round = 0; round < 3; round++) {
    look();
    for (let i = 0; i < others; i++) recent.of(segmentOf(1, START, 1), () => ({ puzzles, notes: [] }));
  }
  assert.equal(reads, expected);
}

describe('recent puzzles', () => {
  it('are kept while others are parsed', () => check(CLASSIC, 150, 1));
  it('are forgotten after many others', () => check(CLASSIC, 500, 3));
  it('are enough for a screen of puzzles with rules', () => check(RULED, 20, 1));
  it('are fewer for puzzles with rules', () => check(RULED, 60, 3));
});
