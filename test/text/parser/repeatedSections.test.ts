/**
 * Files with thousands of sections of rules for one puzzle. A parser that looks at all sections again for each new one would
 * take hours with them.
 */

import assert from 'node:assert/strict';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import { parse } from '../../../src/text/parser/parser';
import { sectionsOf } from '../../../src/text/rules/index';

const GRID = '....\n'.repeat(4);
const SECTIONS = 4000;

/** The only puzzle of a file with these lines below it, many times. */
function repeated(lines: string) {
  const { puzzles, notes } = parse(`${GRID}${`${lines}\n`.repeat(SECTIONS)}`);
  assert.equal(puzzles.length, 1);
  assert.deepEqual(notes, []);
  const [{ grid, rules }] = puzzles;
  assert.ok(rules);
  return { geometry: grid.geometry, sections: sectionsOf(rules) };
}

describe('thousands of sections of a puzzle', () => {
  it('are read if they are [Cages] with mistakes', () => {
    const { sections } = repeated('[Cages]\nAABB\nA=3 B=5');
    assert.equal(sections.length, SECTIONS);
    for (const { problems } of sections)
      assert.deepEqual(
        problems.map(({ problem }) => problem.code),
        ['cageRows'],
      );
  });

  it('are read if they are too many [Regions]', () => {
    const { sections } = repeated('[Regions]\nAABB\nAABB\nCCDD\nCCDD');
    assert.equal(sections.length, SECTIONS);
    // The fifth row has the problem.
    assert.deepEqual(sections.map(({ problems }) => problems.length).slice(0, 3), [0, 1, 0]);
  });

  it('are read if they are equal [Rules]', () => {
    const { geometry, sections } = repeated('[Rules]\ncage 3: r1c12');
    assert.equal(sections.length, SECTIONS);
    assert.deepEqual(rulesOfGeometry(geometry)[0], { kind: 'cage', cells: [0, 1], sum: 3 });
    assert.deepEqual(sections.map(({ problems }) => problems.length).slice(0, 3), [0, 1, 1]);
  });

  it('are read if their heading is [Ruels]', () => {
    const { sections } = repeated('[Ruels]\ncage 3: r1c12');
    assert.equal(sections.length, SECTIONS);
    for (const { problems } of sections) assert.equal(problems[0].problem.code, 'notHeading');
  });

  it('are lines of the first one if their heading is Rules:', () => {
    const { sections } = repeated('Rules:\ncage 3: r1c12');
    assert.deepEqual(
      sections.map(({ rules }) => rules.length),
      [2 * SECTIONS - 1],
    );
  });
});

describe('sections of a puzzle', () => {
  it('are read for the givens and for their state', () => {
    const { puzzles } = parse(
      `[Puzzle]\n${GRID}[Rules]\ncage 3: r1c12\n[State]\n1...\n....\n....\n....\n[Rules]\nanti-knight`,
    );
    assert.equal(puzzles.length, 1);
    assert.deepEqual(
      rulesOfGeometry(puzzles[0].grid.geometry).map(({ kind }) => kind),
      ['cage', 'antiKnight'],
    );
  });
});
