/**
 * Checks the reading of a text while one number in it grows: of rows, of cells, of mistakes. Most rules of the parser have a bound, such as
 * more than half of the cells, or a few lines, and each of these series crosses such a bound.
 */

import assert from 'node:assert/strict';
import { parse } from '../../../src/text/parser/parser';

/** The puzzles of a text: their sizes, with their unusual properties and problems. */
function summary(text: string): string {
  const { puzzles, notes = [] } = parse(text);
  const said = puzzles.map(({ grid: { geometry }, problems, title, oddBlanks, style }) => {
    const problemTexts = problems.map(problem => {
      if (problem.code === 'row-count') return `${problem.found} rows`;
      if (problem.code === 'invalid-symbol') return problem.symbol;
      return `${problem.of === 'line' ? 'line' : `row ${problem.row + 1}`} has ${problem.found}`;
    });
    return [
      `${geometry.size}x${geometry.size}`,
      ...(title === undefined ? [] : [`"${title}"`]),
      ...(style.form === 'symbols' ? [] : [style.form]),
      ...(style.symbols.kind === 'decimal' ? ['numbers'] : []),
      ...(style.padding ? [style.padding] : []),
      ...(oddBlanks.length > 0 ? [`${oddBlanks.length} odd besides ${style.blank}`] : []),
      ...(problemTexts.length > 4 ? [`${problemTexts.length} problems`] : problemTexts),
    ].join(', ');
  });
  return [...said, ...notes.map(({ reason }) => `(${reason})`)].join('; ') || '-';
}

/** Checks texts with numbers `from` to `to` in them. `expected` has the result from each number on, where `n` is the number. */
export function series(
  title: string,
  from: number,
  to: number,
  make: (n: number) => string,
  expected: Readonly<Record<number, string>>,
): void {
  it(title, () => {
    const found: Record<number, string> = {};
    let last: string | undefined;
    for (let n = from; n <= to; n++) {
      const now = summary(make(n)).replace(new RegExp(`(?<=has )${n}\\b|\\b${n}(?= rows| odd| problems)`, 'g'), 'n');
      if (now !== last) found[n] = now;
      last = now;
    }
    assert.deepEqual(found, expected);
  });
}

/** `count` equal lines. */
export const repeated = (count: number, line: string): string[] => Array.from({ length: count }, () => line);
