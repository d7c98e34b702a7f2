/**
 * What can be written in a section `[Rules]`: keywords with a place for each part, cells beside those that are there, sides. In
 * `[Cages]`, sums that are not there yet.
 */

import { makeCell } from '../../../core/cellNames';
import type { Geometry } from '../../../core/geometry';
import type { Cell } from '../../../core/numbers';
import * as messages from '../../messages/index';
import type { PuzzleFile } from '../../puzzle';
import { RULE_WORDS, type RuleSection, type RuleWord, readRuleLine } from '../../rules/index';
import type { Completion } from '../completion';
import { sectionAt } from './places';

/** A line up to its keyword's end: letters, blanks and hyphens. */
const KEYWORD = /^[\p{L}][\p{L} -]*$/u;
/** The word that is typed: the start of a cell or a direction. */
const WORD = /(?<![\p{L}\d-])[\p{L}\d-]*$/u;

/** The completions at an offset; none outside of sections of rules. `before` is the text of the line up to the offset. */
export function completionsInRules(file: PuzzleFile, before: string, offset: number): Completion[] {
  const place = sectionAt(file, offset);
  switch (place?.section.kind) {
    case 'rules':
      return ruleCompletions(place.geometry, before, offset);
    case 'cages':
      return sumCompletions(place.section, before, offset);
    default:
      return [];
  }
}

/** The drawn cages that have no sum yet: `C=`. */
function sumCompletions({ rules }: RuleSection, before: string, offset: number): Completion[] {
  const [typed] = /[\p{L}\d]?$/u.exec(before) ?? [''];
  const above = before.slice(0, before.length - typed.length);
  const isNext = above.trim() === '' || (above.includes('=') && /\d[\s,]$/.test(above));
  if (!isNext) return [];
  const open = rules.flatMap(line =>
    line.given.flatMap(({ rule, start, end }) =>
      rule.kind === 'cage' && rule.sum === undefined ? [line.text.slice(start - line.start, end - line.start)] : [],
    ),
  );
  return open.map(name => ({
    ...item(`${name}=`, messages.rules.nextSum(), { start: offset - typed.length, end: offset, text: `${name}=` }),
    isSnippet: false,
  }));
}

function ruleCompletions(geometry: Geometry, before: string, offset: number): Completion[] {
  const typed = before.trimStart();
  if (typed === '' || KEYWORD.test(typed)) {
    const span = { start: offset - typed.length, end: offset };
    return RULE_WORDS.map(word => ({
      ...item(word.keyword, word.form, { ...span, text: snippetOf(word) }),
      more: messages.rules.meaning(word.meaning, word.example),
    }));
  }
  if (typed.includes('#')) return [];
  const [word = ''] = WORD.exec(before) ?? [];
  const span = { start: offset - word.length, end: offset };
  const { parts, word: rule } = readRuleLine(before.slice(0, before.length - word.length), geometry);
  if (!rule) return [];
  const cells = parts.flatMap(part => (part.kind === 'cells' ? part.cells : []));
  const words = SIGHTS.has(rule.id) ? sightWords(geometry, before) : [];
  const directions = rule.id === 'littleKiller' && cells.length === 1 ? DIRECTIONS : [];
  const next = cells.length > 0 ? besides(geometry, cells) : [...Array(geometry.cellCount).keys()];
  const names = SIGHTS.has(rule.id) || directions.length > 0 ? [] : next.map(cell => makeCell(geometry, cell));
  const isAfterColon = before.includes(':') || typed.includes('=') || typed.includes('>');
  if (!isAfterColon) return [];
  return [...words, ...directions, ...names].map(name => ({
    ...item(name, messages.rules.next(rule.keyword), { ...span, text: name }),
    isSnippet: false,
  }));
}

function item(label: string, detail: string, edit: Completion['edit']): Completion {
  return { kind: 'rule', label, detail, more: '', edit, isSnippet: true, others: [], isPreferred: false };
}

/** The example of a rule, with a place for each of its numbers and for what is after the colon. */
function snippetOf({ keyword, example }: RuleWord): string {
  const colon = example.indexOf(':');
  if (colon < 0) return example;
  let place = 0;
  const head = example.slice(keyword.length, colon).replace(/\d+/g, number => `$\{${++place}:${number}}`);
  return `${keyword}${head}: $0`;
}

const DIRECTIONS = ['down-right', 'down-left', 'up-right', 'up-left'];
const SIGHTS: ReadonlySet<RuleWord['id']> = new Set<RuleWord['id']>(['sandwich', 'xSum', 'skyscraper', 'numberedRoom']);

/** Rows and columns; after one of them its sides. */
function sightWords({ size }: Geometry, before: string): string[] {
  const line = /\b([rc])\d+\s+\p{L}*$/iu.exec(before)?.[1];
  if (line) return line.toLowerCase() === 'r' ? ['left', 'right'] : ['top', 'bottom'];
  const numbers = Array.from({ length: size }, (_, i) => i + 1);
  return [...numbers.map(n => `r${n}`), ...numbers.map(n => `c${n}`)];
}

/** The cells around the last one, those side by side with it first, without those that are there. */
function besides({ size, rowOf, columnOf }: Geometry, cells: readonly Cell[]): Cell[] {
  const last = cells[cells.length - 1];
  const there = new Set(cells);
  const moves = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ];
  return moves.flatMap(([down, right]) => {
    const [row, column] = [rowOf[last] + down, columnOf[last] + right];
    const isInside = row >= 0 && column >= 0 && row < size && column < size;
    const cell = row * size + column;
    return isInside && !there.has(cell) ? [cell] : [];
  });
}
