import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { makeCell } from '../../../src/core/notation';
import { problemsAmong } from '../../../src/text/rules/among';
import { RULE_WORDS, readRuleLine } from '../../../src/text/rules/index';
import { factsOf } from '../../../src/text/rules/lineFacts';
import { RUNS } from '../../core/arbitraries';
import { read } from './marked';

/** Checks the parts of a line, each `kind text`; parts with cells list them. */
function check(line: string, ...expected: string[]): void {
  const geometry = geometryOfSize(9);
  assert.deepEqual(
    read(line).parts.map(part => {
      const text = `${part.kind} ${line.slice(part.start, part.end)}`;
      return part.kind === 'cells' ? `${text} = ${part.cells.map(cell => makeCell(geometry, cell)).join(' ')}` : text;
    }),
    expected,
  );
}

describe('the parts of a line', () => {
  it('are keyword, numbers, cells, signs and comment', () => {
    check(
      '  Killer Cage 16 : r1c8, r2c89 # so',
      'keyword Killer Cage',
      'value 16',
      'operator :',
      'cells r1c8 = r1c8',
      'operator ,',
      'cells r2c89 = r2c8 r2c9',
      'comment # so',
    );
    check('thermo: r1c1 - r1c3', 'keyword thermo', 'operator :', 'cells r1c1 - r1c3 = r1c1 r1c2 r1c3');
    check('quad 4 6: r1c1', 'keyword quad', 'value 4', 'value 6', 'operator :', 'cells r1c1 = r1c1');
    check('diagonal /', 'keyword diagonal', 'value /');
    check('sum line 9 loop', 'keyword sum line', 'value 9', 'value loop');
    check(
      'greater: r1c1>r1c2',
      'keyword greater',
      'operator :',
      'cells r1c1 = r1c1',
      'operator >',
      'cells r1c2 = r1c2',
    );
    check('arrow: r1c1 = r1c2', 'keyword arrow', 'operator :', 'cells r1c1 = r1c1', 'operator =', 'cells r1c2 = r1c2');
    check('x-sum 27: row 2 left', 'keyword x-sum', 'value 27', 'operator :', 'value row 2', 'value left');
    check(
      'little killer 9: r1c2 down right',
      'keyword little killer',
      'value 9',
      'operator :',
      'cells r1c2 = r1c2',
      'value down right',
    );
  });
  it('are the valid parts of a line with errors', () => {
    check('cage: 16 r1c1 r2', 'keyword cage', 'operator :', 'value 16', 'cells r1c1 = r1c1');
    check('quad <: r1c1', 'keyword quad', 'operator <', 'operator :', 'cells r1c1 = r1c1');
    check('ante-knight # so', 'comment # so');
    check('# so', 'comment # so');
    check('');
  });
});

describe('any line', () => {
  const piece = fc.oneof(
    fc.constantFrom(...RULE_WORDS.flatMap(({ names }) => names)),
    fc.constantFrom(
      'r1c1',
      'r12c34',
      'r1c1-r4c1',
      'r9c9',
      'c1',
      'r2',
      'top',
      'loop',
      'down-right',
      '0',
      '5',
      '16',
      '147',
    ),
    fc.constantFrom(
      ':',
      ';',
      ',',
      '=',
      '<',
      '>',
      '-',
      '–',
      '/',
      '\\',
      '#',
      ' ',
      '\t',
      '\u2028',
      '\u00a0',
      'İ',
      '😀',
      "'",
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const line = fc
    .tuple(fc.array(piece, { maxLength: 12 }), fc.constantFrom(' ', ''))
    .map(([parts, by]) => parts.join(by));

  it('is read without an exception, and all spans are inside it', () =>
    fc.assert(
      fc.property(line, fc.constantFrom(4, 6, 9, 16), (text, size) => {
        const geometry = geometryOfSize(size);
        const read = readRuleLine(text, geometry);
        const fixes = read.problems.flatMap(({ fix }) => fix ?? []);
        for (const { start, end } of [...read.parts, ...read.problems, ...read.places, ...fixes])
          assert.ok(0 <= start && start <= end && end <= text.length, text);
        for (const { start, end } of [...read.parts, ...read.problems, ...read.places]) assert.ok(start < end, text);
        for (const [i, { start }] of read.parts.entries()) assert.ok(i === 0 || start >= read.parts[i - 1].end, text);
        assert.equal(read.places.length, read.rules.length);
        if (read.word && read.rules.length === 0 && !read.noBoxes) assert.ok(read.problems.length > 0, text);
        assert.equal(
          problemsAmong([factsOf([read, read])], geometry).length > 0,
          read.rules.length > 0 || read.noBoxes,
          text,
        );
      }),
      { ...RUNS, numRuns: 5 * RUNS.numRuns },
    ));

  it('is read quickly even if it is long', () => {
    for (const part of ['r1c1 ', ' ', '- ', 'r1c1 - ', 'anti ', 'cage', '1', 'r', '-', 'r123456789c123456789 ']) {
      const text = `cage 5: ${part.repeat(2000)}`;
      readRuleLine(text, geometryOfSize(9));
      readRuleLine(part.repeat(2000), geometryOfSize(9));
    }
  });
});
