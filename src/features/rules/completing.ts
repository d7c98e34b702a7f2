/**
 * Completions. In a section `[Rules]` these are keywords with a place for each part, cells next to those of the line, and sides of the grid;
 * in `[Cages]`, the missing sums.
 */

import { makeCell } from '../../core/cellNames';
import type { Geometry } from '../../core/geometry';
import { usualNumber } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import type { PuzzleFile } from '../../text/puzzleFile';
import {
  DIRECTION_NAMES,
  isKind,
  nextInSight,
  RULE_WORDS,
  type RuleSection,
  type RuleWord,
  readRuleLine,
} from '../../text/rules/index';
import type { Span } from '../../text/span';
import { shortenedText } from '../../text/strings/trim';
import type { Completion } from '../completion/completion';
import { nextCells } from './nextCells';
import { type SectionPlace, sectionAt } from './places';

/** A line up to its keyword's end: letters, spaces and hyphens. */
const KEYWORD = /^[\p{L}][\p{L} -]*$/u;
/** The word being typed: the start of a cell or a direction. */
const WORD = /(?<![\p{L}\d-])[\p{L}\d-]*$/u;

/** The completions at an offset; none outside of sections of rules. `before` is the text of the line up to the offset. */
export function completionsInRules(file: PuzzleFile, before: string, offset: number): Completion[] {
  const place = sectionAt(file, offset);
  switch (place?.section.kind) {
    case 'rules':
      return ruleCompletions(place, before, offset);
    case 'regions':
      return regionCompletions(place, before, offset);
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
      rule.kind === 'cage' && rule.sum === undefined ? [line.text.slice(start, end)] : [],
    ),
  );
  return open.map(name => ({
    ...item(`${name}=`, messages.ruleHelp.nextSum(), { start: offset - typed.length, end: offset, text: `${name}=` }),
    isSnippet: false,
  }));
}

function ruleCompletions(place: SectionPlace, before: string, offset: number): Completion[] {
  const typed = before.trimStart();
  if (typed === '' || KEYWORD.test(typed)) {
    const span = { start: offset - typed.length, end: offset };
    return RULE_WORDS.filter(word => isPossible(word, place.geometry)).map(word =>
      keywordItem(word, span, place.geometry),
    );
  }
  const isAfterColon = before.includes(':') || typed.includes('=') || typed.includes('>');
  if (typed.includes('#') || !isAfterColon) return [];
  const [begun = ''] = WORD.exec(before) ?? [];
  const span = { start: offset - begun.length, end: offset };
  // `r1c12` is two cells, so a replacement must have the same start.
  return wordsAfter(place, before.slice(0, before.length - begun.length), offset)
    .filter(({ name }) => name.startsWith(begun.toLowerCase()))
    .map(({ name, detail }) => ({ ...item(name, detail, { ...span, text: name }), isSnippet: false }));
}

/** Whether a puzzle of this size can have a rule, judged by its keyword. */
function isPossible({ example, keyword }: RuleWord, geometry: Geometry): boolean {
  const colon = example.indexOf(':');
  const { problems } = readRuleLine(colon < 0 ? example : `${example.slice(0, colon)}: r1c1 r1c2`, geometry);
  return !problems.some(
    ({ start, end, code }) => code.startsWith('needs') || (code === 'neverSum' && end - start === keyword.length),
  );
}

/** A proposed word, and a short description. */
interface Proposal {
  readonly name: string;
  readonly detail: string;
}

/** The words that may follow a text in a line: rows, columns and sides, directions, cells. */
function wordsAfter({ section, origin, geometry }: SectionPlace, text: string, offset: number): Proposal[] {
  const line = readRuleLine(text, geometry);
  const { word, parts } = line;
  if (!word) return [];
  const plain = (name: string): Proposal => ({ name, detail: messages.ruleHelp.next(word.keyword) });
  if (word.place === 'sight') return nextInSight(geometry, text).map(plain);
  const hasCells = parts.some(({ kind }) => kind === 'cells');
  const sign = signAfter(word, text, hasCells);
  // There may be more cells before `=`.
  if (sign && sign !== '=') return [plain(sign)];
  if (word.place === 'diagonal' && hasCells) return DIRECTION_NAMES.map(plain);
  const others = section.rules.flatMap(({ start, end, given }) =>
    origin + start <= offset && offset <= origin + end ? [] : given.map(({ rule }) => rule),
  );
  const cells = nextCells({ text, line, geometry, others });
  const named = cells.map(({ cell, detail }) => ({ name: makeCell(geometry, cell), detail }));
  return sign ? [plain(sign), ...named] : named;
}

/** In an empty section `[Regions]`: the usual boxes, as a starting point to edit letter by letter. */
function regionCompletions({ section, origin, geometry }: SectionPlace, before: string, offset: number): Completion[] {
  const isEmpty = section.text.slice(section.heading.end - section.start).trim() === '' && before.trim() === '';
  if (!isEmpty || origin + section.heading.end >= offset) return [];
  const rows = boxRows(geometry);
  const span = { start: offset, end: offset };
  return [item(`${rows[0]} …`, messages.ruleHelp.boxesAsRegions(), { ...span, text: `$0${rows.join('\n')}` })];
}

/** The boxes of a geometry as rows of letters. */
function boxRows({ size, boxHeight, boxWidth }: Geometry): string[] {
  const boxOf = (row: number, column: number) =>
    Math.floor(row / boxHeight) * (size / boxWidth) + Math.floor(column / boxWidth);
  const places = Array.from({ length: size }, (_, i) => i);
  return places.map(row => places.map(column => String.fromCharCode(65 + boxOf(row, column))).join(''));
}

function keywordItem(word: RuleWord, span: Span, geometry: Geometry): Completion {
  const text = snippetOf(word, geometry);
  const meaning = messages.wordMeanings[word.id]();
  return {
    ...item(word.keyword, shortenedText(meaning, MOST_BESIDE), { ...span, text }),
    filter: word.names.join(' '),
    more: messages.ruleHelp.meaning(word.form, meaning, word.example),
    // If there is no number to type first, the list of cells is next.
    ...(text.endsWith(': $0') && !text.includes('$1') && !text.includes('${1') && { suggestsNext: true }),
  };
}

/** Number of characters that fit next to a keyword, where the inserted text is visible but its meaning is not. */
const MOST_BESIDE = 80;

function item(label: string, detail: string, edit: Completion['edit']): Completion {
  return { kind: 'rule', label, detail, more: '', edit, isSnippet: true, others: [], isPreferred: false };
}

/** The example of a rule, with a place for each of its numbers, filled with the default if there is one, and for the text after the colon. */
function snippetOf({ id, keyword, example }: RuleWord, { size }: Geometry): string {
  const colon = example.indexOf(':');
  if (colon < 0) return example;
  const usual = isKind(id) ? usualNumber(id, size) : undefined;
  let place = 0;
  const head = example
    .slice(keyword.length, colon)
    .replace(/\d+/g, number => `$\{${++place}:${usual ?? scaled(Number(number), size)}}`);
  return `${keyword}${head}: $0`;
}

/** The size of the puzzles that the examples are from. */
const EXAMPLE_SIZE = 9;

/** A number of an example, or the corresponding one in a smaller puzzle, where a large sum or product is impossible. */
function scaled(number: number, size: number): number {
  if (number <= size || size >= EXAMPLE_SIZE) return number;
  return number > 3 * EXAMPLE_SIZE ? size * (size - 1) : Math.round((number * size) / EXAMPLE_SIZE);
}

/** The sign that must follow the cells so far: `=` after the circle of an arrow or the first group of a clone, `>` or `<` after each cell. */
function signAfter({ sign }: RuleWord, text: string, hasCells: boolean): RuleWord['sign'] {
  if (!sign || !hasCells || !/[\d\s]$/.test(text)) return undefined;
  const isFollowed = sign === '=' ? text.includes(sign) : /[<>,;:]\s*$/.test(text);
  return isFollowed ? undefined : sign;
}
