/** The number of rules of a puzzle is limited. */

import assert from 'node:assert/strict';
import { MOST_RULES } from '../../../src/core/rules/distinct';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import { isBroken } from '../../../src/formats/content';
import { rules as messages } from '../../../src/messages/rules/rules';
import { parse } from '../../../src/text/parser/parser';
import { sectionsOf } from '../../../src/text/rules/index';
import { readText } from '../../formats/readAtOnce';

const GRID = '.........\n'.repeat(9);

/** The problems of a puzzle's rules, each with the number of its line among them, and the number of rules. */
function read(lines: readonly string[]) {
  const [{ grid, rules }] = parse(`${GRID}[Rules]\n${lines.join('\n')}`).puzzles;
  assert.ok(rules);
  const [section] = sectionsOf(rules);
  return {
    count: rulesOfGeometry(grid.geometry).length,
    mistakes: rules.reading.mistakes,
    given: section.rules.filter(({ given }) => given.length > 0).length,
    problems: section.problems
      .filter(({ problem }) => problem.code === 'tooManyRules')
      .map(({ line, problem }) => [lines.indexOf(line.text), messages.problem(problem.code, problem)]),
  };
}

/** Different rules, two more than the limit. */
const lines = Array.from(
  { length: MOST_RULES + 2 },
  (_, i) => `cells ${digitsOf(i)}: r${1 + (i % 9)}c${1 + (Math.floor(i / 9) % 9)}`,
);

/** Some digits, different ones for every 81st number. */
function digitsOf(i: number): string {
  const set = 1 + Math.floor(i / 81);
  return Array.from({ length: 9 }, (_, bit) => ((set >> bit) & 1 ? bit + 1 : '')).join('');
}

describe('the rules of a puzzle', () => {
  it('are all read up to the limit', () => {
    const { problems, count, mistakes } = read(lines.slice(0, MOST_RULES));
    assert.deepEqual([problems, count, mistakes], [[], MOST_RULES, 0]);
  });

  it('have one problem where they exceed the limit, and no rules from there on', () => {
    const { problems, count, given, mistakes } = read(lines);
    assert.deepEqual(problems, [
      [MOST_RULES, 'A puzzle can have at most 2,500 different rules. Remove this rule and those below it'],
    ]);
    assert.deepEqual([count, given, mistakes], [MOST_RULES, MOST_RULES, 1]);
  });

  it('are counted once if they are equal', () => {
    const { problems, count } = read([...lines.slice(0, MOST_RULES), ...lines.slice(0, MOST_RULES)]);
    assert.deepEqual([problems, count], [[], MOST_RULES]);
  });

  it('of other programs are limited as well', () => {
    const puzzle = (count: number) => ({
      size: 9,
      grid: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))),
      extraregion: Array.from({ length: count }, (_, i) => ({
        cells: Array.from({ length: 13 }, (_, bit) =>
          ((i >> bit) & 1) === 1 ? `R${1 + (bit % 9)}C${1 + Math.floor(bit / 9)}` : '',
        )
          .filter(cell => cell !== '')
          .concat('R9C8', 'R9C9')
          .slice(0, 9),
      })),
    });
    const few = readText(JSON.stringify(puzzle(1000)));
    assert.ok(few && !isBroken(few));
    const many = readText(JSON.stringify(puzzle(8192)));
    assert.ok(many && isBroken(many));
    assert.equal(many.problem, 'A puzzle can have at most 2,500 different rules.');
  });
});
