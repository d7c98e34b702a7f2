/** Puzzles with thousands of rules are read in slices, and an edit between two of them loses nothing. */

import assert from 'node:assert/strict';
import { Random } from '../../../src/core/random';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import { agrees, edit, opened, readAll } from './editing';

const ROWS = '.........\n'.repeat(9);

/** Different lines of rules. `seed`: different lines for each number, because lines are cached. */
function rules(count: number, seed: number): string {
  const random = new Random(seed);
  const cell = () => `r${1 + random.below(9)}c${1 + random.below(9)}`;
  return Array.from({ length: count }, (_, i) => `cage ${3 + (i % 15)}: ${cell()} ${cell()} # ${seed} ${i}\n`).join('');
}

const puzzle = (count: number, seed: number) => `${ROWS}[Rules]\n${rules(count, seed)}`;

/** The number of slices in which a text is read. */
function slicesOf(text: string): number {
  let slices = 1;
  for (const _ of opened(text).document.reading()) slices++;
  return slices;
}

describe('a document with thousands of rules', () => {
  it('is read in as many slices as its lines need', () => {
    const [few, many] = [500, 4000].map((count, i) => slicesOf(puzzle(count, i)));
    assert.ok(few >= 500 / 100, String(few));
    assert.ok(many >= 4000 / 100, String(many));
  });

  it('is read in slices where it is visible', () => {
    const { document } = opened(`${puzzle(1000, 2)}\n${ROWS}`);
    let slices = 1;
    for (const _ of document.readingIn({ start: 0, end: 10 })) slices++;
    assert.ok(slices >= 1000 / 100, String(slices));
    assert.ok(document.count >= 1);
  });

  it('has few slices if its puzzles have few rules', () => assert.ok(slicesOf(puzzle(50, 3)) < 5));

  it('has few slices after an edit of a rule far below its grid', () => {
    const one = opened(puzzle(2000, 4));
    readAll(one.document);
    edit(one, one.text.length - 20, 1, '5');
    let slices = 1;
    for (const _ of one.document.reading()) slices++;
    assert.ok(slices < 5, String(slices));
    agrees(one);
  });

  it('is read at once after an edit of a rule, but not when it is opened', () => {
    const one = opened(puzzle(2000, 5));
    const end = { start: one.text.length - 40, end: one.text.length };
    assert.equal(one.document.readBriefly({ start: 0, end: 100 }), false);
    assert.equal(one.document.count, 0);
    readAll(one.document);
    edit(one, end.start, 0, 'cage 7: r1c1 r1c2\n');
    assert.equal(one.document.isRead, false);
    assert.equal(one.document.readBriefly(end), true);
    assert.equal(one.document.around(end).puzzles.length, 1);
    assert.equal(one.document.isRead, true);
    agrees(one);
  });

  it('reads the rules after the limit of a puzzle in no slice', () => {
    const [most, more] = [2500, 9000].map((count, i) => slicesOf(puzzle(count, 4 + i)));
    assert.ok(more < most + 20, `${most} ${more}`);
  });

  it('has all rules, also those at the top of the file', () => {
    const { document } = opened(`[Rules]\n${rules(300, 6)}\n${ROWS}`);
    readAll(document);
    const [{ grid }] = document.puzzles();
    assert.ok(rulesOfGeometry(grid.geometry).length > 200);
  });

  it('has the same puzzles as a new one after an edit between any two slices', () => {
    for (let at = 0; at < 30; at++) {
      const one = opened(`${puzzle(300, 10 + at)}\n${ROWS}`);
      const random = new Random(at);
      const reading = one.document.reading();
      for (let i = 0; i < at && !reading.next().done; i++);
      edit(
        one,
        random.below(one.text.length),
        random.below(3),
        ['', '1', '\n', '[Rules]\n', 'cage 3: r1c1 r1c2\n'][at % 5],
      );
      for (let i = 0; i < at % 7; i++) reading.next();
      one.document.readIn({ start: 0, end: 300 });
      readAll(one.document);
      agrees(one);
    }
  });

  it('is read up to its end by a reader that continues after another one', () => {
    const one = opened(puzzle(400, 50));
    const [first, second] = [one.document.reading(), one.document.reading()];
    while (!first.next().done) second.next();
    while (!second.next().done);
    agrees(one);
  });
});
