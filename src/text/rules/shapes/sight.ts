/** Clues outside the grid: `sandwich 8: c1`, `x-sum 27: c2 top`. Without a side they are at the top, or at the left. */

import { parseCell } from '../../../core/cellNames';
import type { Geometry } from '../../../core/geometry';
import type { Sight } from '../../../core/rules/cells';
import type { SightRule } from '../../../core/rules/kinds/clues';
import { isSameFromBothSides, numberOf, type RuleOf, ruleWith } from '../../../core/rules/rule';
import { Names } from '../../../core/techniques/names';
import type { NumberWord, RuleReader } from '../reader';
import type { WordSpec, WrittenSpec } from '../ruleWord';
import { around, type RuleToken } from '../tokens';

interface SightSpec<K extends SightRule['kind']> extends Pick<WordSpec, 'names' | 'example'> {
  readonly kind: K;
  /** Reports a number that is not possible. */
  readonly check: (reader: RuleReader, number: NumberWord) => void;
}

/** The notation of a kind of clue. A clue that is the same from both sides is written without a side. */
export function sight<K extends SightRule['kind']>(spec: SightSpec<K>): WrittenSpec<RuleOf<K>> {
  const { kind, names, example } = spec;
  const hasNoSide = isSameFromBothSides(kind);
  const [keyword] = names;
  const written = {
    names,
    form: `${example.slice(0, example.indexOf(':'))}: ${hasNoSide ? 'line' : 'line side'}`,
    example,
    place: 'sight',
    without: 'required',
    read(reader: RuleReader) {
      const number = reader.requiredNumber();
      const tokens = reader.afterColon();
      const seen = tokens && readSight(reader, tokens);
      if (number) spec.check(reader, number);
      if (!seen || !number) return;
      reader.add(ruleWith(kind, number.value, { sight: seen }));
    },
    write(rule: SightRule, geometry: Geometry) {
      const side = hasNoSide && !rule.sight.isReversed ? '' : ` ${sideOf(rule.sight)}`;
      return `${keyword} ${numberOf(rule)}: ${nameOf(geometry, rule.sight)}${side}`;
    },
    normal: (rule: SightRule) => (hasNoSide ? { ...rule, sight: { ...rule.sight, isReversed: false } } : rule),
  };
  return written as unknown as WrittenSpec<RuleOf<K>>;
}

/** The words that may follow a text, for completion: rows and columns; after one of them its sides. */
export function nextInSight({ size }: Geometry, before: string): readonly string[] {
  const line = /\b([rc])\d+\s+\p{L}*$/iu.exec(before)?.[1];
  if (line) return SIDES[line.toLowerCase() === 'r' ? 'row' : 'column'];
  const numbers = Array.from({ length: size }, (_, i) => i + 1);
  return [...numbers.map(n => `r${n}`), ...numbers.map(n => `c${n}`)];
}

/** The sides of a row and of a column: first the one where it begins. */
const SIDES = { row: ['left', 'right'], column: ['top', 'bottom'] } as const;
const OTHER_NAMES: Readonly<Record<string, string>> = { above: 'top', up: 'top', below: 'bottom', down: 'bottom' };

const sideOf = ({ kind, isReversed }: Sight) => SIDES[kind][isReversed ? 1 : 0];

/** By their first letter, the words for rows and columns. */
const LINE = /^(r|row|c|col|column)(\d{1,2})$/;

function readSight(reader: RuleReader, tokens: readonly RuleToken[]): Sight | undefined {
  const isApart = /^(?:row|column|col|r|c)$/.test(tokens[0].text) && tokens.length > 1;
  const words = tokens.slice(0, isApart ? 2 : 1);
  const [side, ...rest] = tokens.slice(words.length);
  const line = { ...around(words), text: words.map(({ text }) => text).join('') };
  for (const other of rest) reader.unexpected(other);
  const found = parseLine(line.text, reader.geometry);
  if (!found) {
    reader.error('notLine', line, { word: words.map(({ text }) => text).join(' '), size: reader.geometry.size });
    return undefined;
  }
  reader.value(line);
  const sides: readonly string[] = SIDES[found.kind];
  const at = side ? sides.indexOf(OTHER_NAMES[side.text] ?? side.text) : 0;
  if (side && at < 0) reader.error('notSide', side, { word: side.text, sides });
  else if (side) reader.value(side);
  return at < 0 || rest.length > 0 ? undefined : { ...found, isReversed: at === 1 };
}

function parseLine(word: string, geometry: Geometry): Pick<Sight, 'kind' | 'index'> | undefined {
  const match = LINE.exec(word);
  if (!match) return undefined;
  const isRow = match[1].startsWith('r');
  const first = parseCell(geometry, isRow ? `r${match[2]}c1` : `r1c${match[2]}`);
  if (first === undefined) return undefined;
  return isRow ? { kind: 'row', index: geometry.rowOf[first] } : { kind: 'column', index: geometry.columnOf[first] };
}

/** `r4`, `c7` */
function nameOf(geometry: Geometry, { kind, index }: Sight): string {
  const house = geometry.houses.find(each => each.kind === kind && each.index === index)!;
  return new Names(geometry).house(house);
}
