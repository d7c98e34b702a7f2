import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import { solve } from '../../../src/core/solver/index';
import { askedFor, linesOfSelected } from '../../../src/features/ruleEdits/selectedRules';
import { completionsInRules } from '../../../src/features/rules/completing';
import { parse } from '../../../src/text/parser/parser';
import { writeRule } from '../../../src/text/rules/index';
import { diagnosticsOf } from '../../features/diagnostics/check';

/** By size: the difference of whispers, the difference of dutch whispers and lockout lines, and the modulus. */
const NUMBERS: readonly [size: number, whispers: number, fewer: number, modulus: number][] = [
  [4, 2, 1, 3],
  [6, 3, 2, 3],
  [8, 4, 3, 3],
  [9, 5, 4, 3],
  [10, 5, 4, 3],
  [12, 6, 5, 3],
  [16, 8, 7, 3],
];

const textOf = (size: number, rule: string) => `${`${'.'.repeat(size)}\n`.repeat(size)}[Rules]\n${rule}`;

describe('the default number of a rule without one', () => {
  for (const size of [4, 6, 9]) {
    it(`is a possible sum or product of three cells in each rule proposed for a puzzle of size ${size}`, () => {
      const completions = completionsInRules(parse(`${textOf(size, '')}\n`), '', textOf(size, '').length);
      const numbers = completions.flatMap(({ label, edit }) =>
        (edit.text.match(/(?<=\$\{\d:)\d+/g) ?? []).map(number => ({ label, number: Number(number) })),
      );
      assert.ok(numbers.length > 5);
      const digits = Array.from({ length: size }, (_, i) => i + 1);
      const products = new Set(digits.flatMap(a => digits.flatMap(b => digits.map(c => a * b * c))));
      for (const { label, number } of numbers)
        assert.ok(number > 0 && (number <= 3 * size || products.has(number)), `${label} ${number}`);
    });
  }
  for (const [size, whispers, fewer, modulus] of NUMBERS) {
    const expected = { whispers, 'dutch whispers': fewer, lockout: fewer, modular: modulus };
    it(`is used for a rule in the text of a puzzle of size ${size}`, () => {
      for (const [word, number] of Object.entries(expected)) {
        const rule = `${word}: r1c1 r2c1 r2c2`;
        const [{ grid }] = parse(textOf(size, rule)).puzzles;
        const written = rulesOfGeometry(grid.geometry).map(rule => writeRule(rule, grid.geometry));
        const keyword = word.replace('dutch ', '');
        assert.deepEqual(written, [`${keyword} ${number}: r1c1 r2c1 r2c2`]);
        const marked = diagnosticsOf(textOf(size, rule)).filter(({ code }) => code.endsWith('-rule'));
        assert.deepEqual(marked, []);
        if (size < 10) assert.ok(solve(grid), word);
      }
    });
    it(`is used for selected cells and proposed in the list of rules of a puzzle of size ${size}`, () => {
      const geometry = geometryOfSize(size);
      const file = parse(`${textOf(size, '')}\n`);
      const end = textOf(size, '').length;
      const completions = completionsInRules(file, '', end);
      for (const id of ['whispers', 'lockout', 'modular'] as const) {
        const number = expected[id];
        assert.deepEqual(askedFor(id, geometry), { kind: 'number', usual: number });
        assert.deepEqual(linesOfSelected(id, { cells: [0, 1] }, geometry), { lines: [`${id} ${number}: r1c1 r1c2`] });
        if (id === 'lockout') continue;
        const item = completions.find(({ label }) => label === id);
        assert.equal(item?.edit.text, `${id} $\{1:${number}}: $0`);
      }
    });
  }
});
