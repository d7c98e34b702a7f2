/** Dots, X and V between two cells. Several pairs are separated by commas or semicolons. */

import type { Cell } from '../../../core/numbers';
import { type DotRule, MARKS, SUMS_OF_LETTERS } from '../../../core/rules/kinds/marks';
import type { RuleOf } from '../../../core/rules/rule';
import type { Span } from '../../span';
import { areNeighbors, writeLine } from '../cellWords';
import type { CellWord, RuleReader } from '../reader';
import type { WordSpec, WrittenSpec } from '../ruleWord';
import { around, dividedAt, type RuleToken } from '../tokens';

type PairKind = DotRule['kind'];

/** The difference of a white dot, the ratio of a black one, the sums of X and V. Other programs also support other values. */
const MEANT: { readonly [K in PairKind]: number } = { whiteDot: 1, blackDot: 2, ...SUMS_OF_LETTERS };

interface PairSpec<K extends PairKind> {
  readonly kind: K;
  readonly names: WordSpec['names'];
}

export function pair<K extends PairKind>({ kind, names }: PairSpec<K>): WrittenSpec<RuleOf<K>> {
  const [keyword] = names;
  const written: WrittenSpec<DotRule> = {
    names,
    form: `${keyword}: cell cell`,
    example: `${keyword}: r1c1 r1c2`,
    place: 'pairs',
    read: reader => read(reader, kind),
    write: ({ cells }, geometry) => `${keyword}: ${writeLine(geometry, cells)}`,
    normal: ({ cells: [a, b] }) => ({ kind, cells: a < b ? [a, b] : [b, a] }),
  };
  return written as unknown as WrittenSpec<RuleOf<K>>;
}

function read(reader: RuleReader, kind: PairKind): void {
  reader.noNumber(MEANT[kind]);
  const tokens = reader.afterColon();
  if (!tokens || !isPossible(reader, kind)) return;
  for (const words of pairsOf(reader, tokens)) {
    const cells = words.flatMap(word => word.cells);
    const at = around(words);
    if (cells.length !== 2) {
      reader.error('pairCells', at, { keyword: reader.word.keyword, found: cells.length });
      continue;
    }
    const [a, b] = cells;
    if (checkNeighbors(reader, at, a, b)) reader.add({ kind, cells: [a, b] }, at);
  }
}

/** Whether two digits of the puzzle can have the mark. Reports a problem if not. */
function isPossible(reader: RuleReader, kind: PairKind): boolean {
  const { size } = reader.geometry;
  const digits = Array.from({ length: size }, (_, i) => i + 1);
  if (digits.some(a => digits.some(b => a !== b && MARKS[kind](a, b)))) return true;
  reader.error('neverSum', reader.keyword, { sum: MEANT[kind], size });
  return false;
}

/** The words of each pair that can be read. */
function pairsOf(reader: RuleReader, tokens: readonly RuleToken[]): CellWord[][] {
  const groups = dividedAt(tokens, ',;').parts.map(group => reader.cells(group));
  const read = groups.flatMap(words => (words && words.length > 0 ? [[...words]] : []));
  // Two cells with a comma between them are a pair too.
  const isOne = groups.length === 2 && read.length === 2 && read.flat().every(({ cells }) => cells.length === 1);
  return isOne && read.flat().length === 2 ? [read.flat()] : read;
}

/** Whether two cells are side by side. Reports a problem if not. */
export function checkNeighbors(reader: RuleReader, at: Span, a: Cell, b: Cell): boolean {
  if (areNeighbors(reader.geometry, a, b)) return true;
  reader.error('notNeighbors', at, { from: reader.name(a), to: reader.name(b) });
  return false;
}
