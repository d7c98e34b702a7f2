/** `clone: cells = cells`. Further groups are also copies of the first one. */

import type { Cell } from '../../../core/numbers';
import type { CloneRule } from '../../../core/rules/kinds/lines';
import type { Span } from '../../span';
import { writeLine } from '../cellWords';
import type { RuleReader } from '../reader';
import { cellsWithoutRepeats } from '../repeats';
import type { WrittenSpec } from '../ruleWord';
import { around, dividedAt } from '../tokens';

export const clone: WrittenSpec<CloneRule> = {
  names: ['clone', 'clones'],
  form: 'clone: cells = cells',
  example: 'clone: r1c1 r1c2 = r5c5 r5c6',
  sign: '=',
  read(reader) {
    reader.noNumber();
    const tokens = reader.afterColon();
    if (!tokens) return;
    const groups = dividedAt(tokens, '=').parts.map(part => reader.cells(part));
    if (groups.includes(undefined)) return;
    const words = groups.map(group => group ?? []);
    const before = reader.problems.length;
    const [original, ...copies] = words.map(group => cellsWithoutRepeats(reader, group, 'never'));
    if (reader.problems.length > before) return;
    const isLike = (copy: readonly Cell[]) =>
      copy.length === original.length && copy.every((c, i) => c !== original[i]);
    if (original.length === 0 || copies.length === 0 || !copies.every(isLike)) {
      reader.error('cloneGroups', around(tokens), {});
      return;
    }
    for (const copy of copies) {
      checkEqual(
        reader,
        around(tokens),
        original.map((cell, i) => [cell, copy[i]]),
      );
      reader.add({ kind: 'clone', original, copy });
    }
  },
  write: ({ original, copy }, geometry) => `clone: ${writeLine(geometry, original)} = ${writeLine(geometry, copy)}`,
  normal({ kind, original, copy }) {
    const pairs = original.map((cell, i) => [cell, copy[i]].sort((a, b) => a - b));
    const [ones, others] = [0, 1].map(side => pairs.sort(([a, b], [c, d]) => a - c || b - d).map(pair => pair[side]));
    return { kind, original: ones, copy: others };
  },
};

/** Cells that must be equal are not in one row or column, nor in one region that is drawn. */
export function checkEqual(reader: RuleReader, at: Span, pairs: readonly (readonly [Cell, Cell])[]): void {
  const { rowOf, columnOf, boxOf, regions } = reader.geometry;
  const differ = ([a, b]: readonly [Cell, Cell]) =>
    rowOf[a] === rowOf[b] || columnOf[a] === columnOf[b] || (regions === 'irregular' && boxOf[a] === boxOf[b]);
  const pair = pairs.find(differ);
  if (pair) reader.warn('neverEqual', at, { a: reader.name(pair[0]), b: reader.name(pair[1]) });
}
