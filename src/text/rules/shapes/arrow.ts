/** `arrow: circle = shaft`. Several cells before `=` are a number of several digits. */

import type { Geometry } from '../../../core/geometry';
import type { ArrowRule } from '../../../core/rules/kinds/sums';
import { sortedCells, touch, writeLine } from '../cellWords';
import { sumReachOf } from '../reach';
import type { CellWord, RuleReader } from '../reader';
import { cellsWithoutRepeats, checkGaps } from '../repeats';
import type { WrittenSpec } from '../ruleWord';
import { around, dividedAt, type RuleToken } from '../tokens';

export const arrow: WrittenSpec<ArrowRule> = {
  names: ['arrow', 'pill', 'pill arrow'],
  form: 'arrow: circle = cells',
  example: 'arrow: r1c1 = r1c2-r1c4',
  sign: '=',
  read(reader) {
    reader.noNumber();
    const tokens = reader.afterColon();
    const sides = tokens && readSides(reader, tokens);
    if (!sides) return;
    const { circle, shaft } = sides;
    const before = reader.problems.length;
    const all = cellsWithoutRepeats(reader, [...circle, ...shaft], 'never');
    if (reader.problems.length > before) return;
    const circleCells = circle.flatMap(({ cells }) => cells);
    const rule: ArrowRule = { kind: 'arrow', circle: circleCells, shaft: all.slice(circleCells.length) };
    checkTouching(reader, rule, shaft);
    checkReach(reader, rule, shaft);
    reader.add(rule);
  },
  write: ({ circle, shaft }, geometry) => `arrow: ${writeLine(geometry, circle)} = ${writeLine(geometry, shaft)}`,
  normal: rule => ({ ...rule, shaft: sortedCells(rule.shaft) }),
};

interface Sides {
  readonly circle: readonly CellWord[];
  readonly shaft: readonly CellWord[];
}

function readSides(reader: RuleReader, tokens: readonly RuleToken[]): Sides | undefined {
  const { parts, signs } = dividedAt(tokens, '=');
  const [circle, shaft] = parts.map(part => reader.cells(part));
  for (const sign of signs.slice(1)) reader.unexpected(sign);
  if (signs.length > 1 || !circle) return undefined;
  if (!shaft) {
    if (signs.length === 0) noEquals(reader, circle);
    return undefined;
  }
  if (circle.length === 0) reader.error('missingCircle', signs[0], {});
  if (shaft.length === 0) reader.error('missingShaft', signs[0], {});
  return circle.length > 0 && shaft.length > 0 ? { circle, shaft } : undefined;
}

/** Reports a missing `=`. The first cell is the circle if it is a separate word. */
function noEquals(reader: RuleReader, words: readonly CellWord[]): void {
  const [first, second] = words;
  const isSure = second && first.cells.length === 1;
  const fix = isSure && { start: first.end, end: second.start, text: ' = ' };
  reader.error('missingEquals', around(words), {}, fix || undefined);
}

function checkTouching(reader: RuleReader, { circle, shaft }: ArrowRule, words: readonly CellWord[]): void {
  const { geometry } = reader;
  if (!circle.some(cell => touch(geometry, cell, shaft[0])))
    reader.warn('gap', words[0], { from: reader.name(circle[circle.length - 1]), to: reader.name(shaft[0]) });
  checkGaps(reader, words);
}

function checkReach(reader: RuleReader, rule: ArrowRule, words: readonly CellWord[]): void {
  const { least } = sumReachOf(reader.geometry, rule.shaft);
  const most = mostOfCircle(reader.geometry, rule.circle.length);
  if (least > most) reader.error('arrowReach', around(words), { least, most });
}

/** N, or the number with a digit N at each place. */
function mostOfCircle({ size }: Geometry, cells: number): number {
  return Array.from({ length: cells }, (_, place) => size * 10 ** place).reduce((sum, part) => sum + part, 0);
}
