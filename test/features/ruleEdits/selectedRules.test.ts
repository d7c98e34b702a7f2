import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { digitsOf } from '../../../src/core/grid';
import { geometryWithRules } from '../../../src/core/rules/geometry';
import { cellsOfRule, numberOf } from '../../../src/core/rules/rule';
import {
  askedFor,
  linesOfSelected,
  SELECTABLE_RULES,
  type SelectableRule,
  type SelectedRule,
} from '../../../src/features/ruleEdits/selectedRules';
import { RULE_WORDS, readRuleLine } from '../../../src/text/rules/index';
import type { RuleId } from '../../../src/text/rules/ruleWord';
import { LINES } from '../../core/rules/examples';

const NINE = geometryOfSize(9);

const isSelectable = (id: RuleId): id is SelectableRule => SELECTABLE_RULES.some(each => each === id);

/** Cells as text: `11 12` are r1c1 and r1c2. */
const cellsOf = (text: string) =>
  text.split(' ').flatMap(name => (name === '' ? [] : [9 * (Number(name[0]) - 1) + Number(name[1]) - 1]));

function lines(id: SelectableRule, cells: string, rest: Omit<SelectedRule, 'cells'> = {}): readonly string[] {
  const made = linesOfSelected(id, { cells: cellsOf(cells), ...rest }, NINE);
  return 'lines' in made ? made.lines : [made.refused];
}

describe('the lines of selected cells', () => {
  function check(id: SelectableRule, cells: string, expected: string, rest: Omit<SelectedRule, 'cells'> = {}) {
    it(`${id} ${cells}: ${expected}`, () => assert.equal(lines(id, cells, rest).join('; '), expected));
  }
  for (const { kind, line, rule } of LINES)
    if (isSelectable(kind))
      it(`are those of an example, if its cells are selected: ${line}`, () => {
        const number = rule.kind === 'arrow' ? rule.circle.length : 'digit' in rule ? rule.digit : numberOf(rule);
        const digits = rule.kind === 'digits' ? digitsOf(rule.digits) : rule.kind === 'quad' ? rule.digits : [];
        const selected = { cells: cellsOfRule(rule, NINE), digits, ...(number !== undefined && { number }) };
        assert.deepEqual(linesOfSelected(kind, selected, NINE), { lines: [line] });
      });

  check('cage', '29 18 28', 'cage: r1c8 r2c89');
  check('region', '11 12 21', 'region: r1c12 r2c1');
  check('thermo', '14 13 12 22', 'thermo: r1c4-r1c2 r2c2');
  check('whispers', '11 12 13', 'whispers 5: r1c1-r1c3');
  check('lockout', '11 12 13', 'lockout 4: r1c1-r1c3');
  check('modular', '11 12 13', 'modular 3: r1c1-r1c3');
  check('columnIndex', '21 11', 'column index: r12c1');
  check('rowIndex', '12 11', 'row index: r1c12');
  for (const [id, name] of [
    ['whiteDot', 'white dot'],
    ['blackDot', 'black dot'],
    ['x', 'x'],
    ['v', 'v'],
  ] as const)
    check(id, '11 12 22', `${name}: r1c1 r1c2; ${name}: r1c2 r2c2`);
  check('greater', '11 12 13', 'greater: r1c1 > r1c2; greater: r1c2 > r1c3');
  check('less', '11 12', 'greater: r1c2 > r1c1');
  check('even', '11 55', 'even: r1c1 r5c5');
  check('odd', '11', 'odd: r1c1');
  check('digits', '11', 'cells 147: r1c1', { digits: [7, 1, 4] });
  check('quad', '23 34 24 33', 'quad 4 6: r2c3', { digits: [4, 6] });
  check('littleKiller', '13 22', 'little killer 12: r1c3 down-left', { number: 12 });
  check('sandwich', '94 84', 'sandwich 8: c4', { number: 8 });
  check('xSum', '94 84', 'x-sum 27: c4 bottom', { number: 27 });

  check('arrow', '11 12 13 14', 'arrow: r1c1 r1c2 = r1c3 r1c4', { number: 2 });
  const shaft = '"arrow" needs a circle and a shaft. Select the cells of the circle first, and then at least one more.';
  check('arrow', '11 12', shaft, { number: 2 });

  it('have whispers with half of the digits as difference', () => {
    for (const [size, least] of [
      [4, 2],
      [6, 3],
      [7, 4],
      [9, 5],
      [16, 8],
    ]) {
      const geometry = geometryOfSize(size);
      assert.deepEqual(linesOfSelected('whispers', { cells: [0, 1] }, geometry), {
        lines: [`whispers ${least}: r1c1 r1c2`],
      });
      assert.deepEqual(askedFor('whispers', geometry), { kind: 'number', usual: least });
    }
  });

  it('exclude rules that the puzzle already has', () => {
    const ruled = geometryWithRules(NINE, [
      { kind: 'cage', cells: [0, 1], sum: 4 },
      { kind: 'x', cells: [0, 1] },
      { kind: 'digits', cells: [0, 1], digits: 0b10101_0101 },
      { kind: 'renban', cells: [2, 1, 0] },
    ]);
    const again = { refused: 'This rule appears twice' };
    assert.deepEqual(linesOfSelected('cage', { cells: [1, 0], number: 4 }, ruled), again);
    assert.deepEqual(linesOfSelected('cage', { cells: [1, 0], number: 5 }, ruled), { lines: ['cage 5: r1c12'] });
    assert.deepEqual(linesOfSelected('renban', { cells: [0, 1, 2] }, ruled), again);
    assert.deepEqual(linesOfSelected('x', { cells: [1, 0] }, ruled), again);
    assert.deepEqual(linesOfSelected('x', { cells: [0, 1, 2] }, ruled), { lines: ['x: r1c2 r1c3'] });
    assert.deepEqual(linesOfSelected('odd', { cells: [1] }, ruled), again);
    assert.deepEqual(linesOfSelected('odd', { cells: [1, 2] }, ruled), { lines: ['odd: r1c23'] });
  });

  // A gap is a warning, which the editor shows.
  check('thermo', '11 13', 'thermo: r1c1 r1c3');

  // Refused rules.
  check('cage', '', '"cage" needs cells, for example "cage 16: r1c8 r2c89"');
  check('cage', '11 12', 'The sum of 2 cells is at least 3 and at most 17', { number: 18 });
  check('sum', '11 12', '"sum" needs a number, for example "sum 16: r1c8 r2c89"');
  check('x', '11 22', 'r1c1 and r2c2 are not adjacent');
  check('x', '11', '"x" needs at least 2 cells. Select them in order.');
  check('arrow', '11', shaft);
  check('quad', '11 12 13 14', '"quad" needs its digits and a square of 4 cells. Select the cells.', { digits: [1] });
  check('quad', '19 21 29 31', '"quad" needs its digits and a square of 4 cells. Select the cells.', { digits: [1] });
  check('quad', '11 12 21 22', '"quad" needs its digits and a square of 4 cells. Select the cells.');
  const diagonal = '"little killer" needs cells along a diagonal. Select at least 2, starting at the edge.';
  check('littleKiller', '11', diagonal, { number: 9 });
  check('littleKiller', '11 12', diagonal, { number: 9 });
  check('littleKiller', '22 33', 'The diagonal of r2c2 begins at the edge, in r1c1', { number: 9 });
  const side = 'needs cells along a row or column. Select at least 2, starting at the side of the clue.';
  check('sandwich', '11 22', `"sandwich" ${side}`, { number: 9 });
  check('xSum', '11 13', `"x-sum" ${side}`, { number: 9 });
  check('skyscraper', '11', `"skyscraper" ${side}`, { number: 3 });
});

describe('all selectable rules', () => {
  it('have a keyword', () => {
    const ids: readonly string[] = RULE_WORDS.map(({ id }) => id);
    assert.deepEqual(
      SELECTABLE_RULES.filter(id => !ids.includes(id)),
      [],
    );
  });
  it('make lines without a mistake, or none', () => {
    for (const id of SELECTABLE_RULES)
      for (const cells of ['11', '11 12', '12 11 21', '13 22 31', '55 56 65 66', '11 99'])
        for (const number of [undefined, 0, 2, 10, 99]) {
          const rest = { digits: [1, 2], ...(number !== undefined && { number }) };
          const made = linesOfSelected(id, { cells: cellsOf(cells), ...rest }, NINE);
          for (const line of 'lines' in made ? made.lines : [])
            assert.ok(
              readRuleLine(line, NINE).problems.every(({ severity }) => severity !== 'error'),
              line,
            );
        }
  });
});
