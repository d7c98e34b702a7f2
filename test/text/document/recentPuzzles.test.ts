import assert from 'node:assert/strict';
import { RecentPuzzles } from '../../../src/text/document/recentPuzzles';
import { segmentOf } from '../../../src/text/document/segment';
import { START } from '../../../src/text/parser/context';
import { parse } from '../../../src/text/parser/parser';
import { EASY, gridOf } from '../texts';

const CLASSIC = gridOf(EASY);
const RULED = `${CLASSIC}\n[Rules]\nanti-knight`;

/** How often the first segment is read when this many others are read after each of two looks at it. */
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
  it('are kept while others are read', () => check(CLASSIC, 150, 1));
  it('are forgotten after many others', () => check(CLASSIC, 500, 3));
  it('are as many as are in sight, if they have rules of their own', () => check(RULED, 20, 1));
  it('are fewer if they have rules', () => check(RULED, 60, 3));
});
