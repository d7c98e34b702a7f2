/** Texts with one puzzle in any format of this folder, or with one on each line, including the surrounding words. */

import { trimmed } from '../../text/strings/trim';
import type { Work } from '../../text/work';
import { type FormatReading, hasUsualBoxes, isBroken } from '../content';
import { FORMATS } from '../index';
import { gridIn } from '../jigsawLines';
import { titleIn } from '../shared/reading';
import {
  type Body,
  bodiesOf,
  isCommentLine,
  isMarkedText,
  isPart,
  mayBePuzzle,
  type NumberedLine,
  numberedLines,
  titleOfLine,
  unquoted,
  wordsIn,
} from './around';
import { readText } from './readText';

/** A puzzle of a text, and the number of its line, from 0. */
export interface PlacedReading {
  readonly line: number;
  /** The text of the puzzle. */
  readonly text: string;
  readonly reading: Exclude<FormatReading, undefined>;
  /** Whether some words around it are not part of a title. */
  readonly leavesWords?: true;
}

/** Minimum number of cells in a grid on one line. */
const SHORTEST_GRID = 16;

/** The start of each string in a text of several strings. In a text without it, lines of parts are one puzzle. */
const SIZED = /^\s*\.Shape~/;

/** The puzzles in a text, or their mistakes. Empty when no format matches. Yields where it may be paused. */
export function* readTexts(text: string): Generator<undefined, readonly PlacedReading[]> {
  const all = numberedLines(text);
  const lines = all.filter(({ content }) => !isCommentLine(content));
  if (lines.length === 0) return [];
  const found = isListOfStrings(lines) ? undefined : yield* wholeIn(text, all);
  if (found && (!isBroken(found.reading) || isString(lines))) return [found];
  yield undefined;
  const list = yield* listIn(all);
  // If both the whole text and a line have mistakes, other lines may be parts of the puzzle, such as the sums of
  // letters.
  const isList = list?.every(({ reading }) => !isBroken(reading)) || list?.length === lines.length;
  return list && (!found || isList) ? list : found ? [found] : [];
}

/** Whether lines of parts are one string. */
function isString(lines: readonly NumberedLine[]): boolean {
  return lines.some(({ content }) => isPart(content)) && !lines.some(({ content }) => SIZED.test(content));
}

function isListOfStrings(lines: readonly NumberedLine[]): boolean {
  const sized = lines.filter(({ content }) => SIZED.test(content));
  const others = lines.filter(({ content }) => !SIZED.test(content));
  return sized.length > 0 && lines.length > 1 && others.every(({ content }) => titleOfLine(content) !== undefined);
}

/** The puzzle that makes up a whole text, perhaps below its title. */
function* wholeIn(text: string, all: readonly NumberedLine[]): Generator<undefined, PlacedReading | undefined> {
  let broken: PlacedReading | undefined;
  for (const body of bodiesOf(all)) {
    const own = body.lines === all ? text : textOf(body);
    const reading = yield* readText(own);
    yield undefined;
    if (!reading) continue;
    const [first] = body.lines.filter(({ content }) => !isCommentLine(content));
    const placed = titled({ line: first.line, text: own, reading }, body.above);
    if (!isBroken(reading)) return placed;
    broken ??= placed;
  }
  return broken;
}

const textOf = ({ lines }: Body) => lines.map(({ content }) => content).join('\n');

/** The maximum number of lines of words above a puzzle in a list. */
const MOST_WORDS = 3;

/**
 * The puzzles of lines, each with its title above it or in its line. Undefined when a line is neither. Next to words, only forms with clear
 * marks are read: letters may belong to the lines below them.
 */
function* listIn(all: readonly NumberedLine[]): Generator<undefined, PlacedReading[] | undefined> {
  const found: PlacedReading[] = [];
  const hasWords = all.some(({ content }) => !isCommentLine(content) && titleOfLine(content) !== undefined);
  let above: string[] = [];
  for (const { content, line } of all) {
    const placed = isCommentLine(content)
      ? []
      : yield* hasWords ? puzzlesOfMarkedLine(content) : puzzlesOfLine(content);
    const words = placed.length > 0 ? undefined : titleOfLine(content);
    if (placed.length === 0 && words === undefined && !isCommentLine(content)) return undefined;
    if (words !== undefined) above.push(words);
    for (const [i, each] of placed.entries()) found.push({ line, ...(i === 0 ? titled(each, above) : each) });
    if (placed.length > 0) above = [];
    else if (!isCommentLine(content) && above.length > MOST_WORDS) return undefined;
    yield undefined;
  }
  if (found.length === 0) return undefined;
  if (above.length > 0) found.push({ ...found.pop()!, leavesWords: true });
  return found;
}

/** The puzzles of a line: the line itself, or those of its words that are puzzles. The others may be their title. */
function* puzzlesOfLine(content: string): Work<Untitled[]> {
  const reading = yield* readText(content);
  if (reading && !isBroken(reading)) return [{ text: content, reading }];
  const words = wordsIn(content);
  const found: Untitled[] = [];
  for (const word of words.filter(isMarkedText)) found.push(...(yield* readWord(word)));
  if (found.length === 0) return reading ? [{ text: content, reading }] : [];
  const others = words.filter(word => !isMarkedText(word));
  const [first, ...rest] = found;
  // A grid in the line is the solution, or it has the givens that belong to the puzzle after it.
  const isGrid = (word: string) => word.length >= SHORTEST_GRID && gridIn(word) !== undefined;
  const grids = others.filter(isGrid);
  if (grids.some(word => /[.0]/.test(word))) {
    const text = words.join('\n\n');
    const together = words.length === 2 ? yield* readText(text) : undefined;
    return together ? [{ text, reading: together }] : [];
  }
  const name = others.filter(word => !isGrid(word)).join(' ');
  const title = titleIn(trimmed(name, /[^\p{L}\p{N}]/u));
  return [titled(first, title === undefined ? [] : [title]), ...rest];
}

/** The puzzle in a word, which may be in quotes; none if it is not a puzzle. */
function* readWord(word: string): Work<readonly Untitled[]> {
  const found: Untitled[] = [];
  for (const text of new Set([unquoted(word), word])) {
    const reading = yield* readText(text);
    if (reading && !isBroken(reading)) return [{ text, reading }];
    if (reading) found.push({ text, reading });
  }
  return found.slice(0, 1);
}

type Untitled = Omit<PlacedReading, 'line'>;

/** A puzzle with the last of some lines of words as its title, unless it already has one. */
function titled<T extends Untitled>(placed: T, words: readonly string[]): T {
  const { reading } = placed;
  if (words.length === 0 || isBroken(reading)) return placed;
  const { content } = reading;
  const title = content.title ?? words[words.length - 1];
  const isLeft = words.length > 1 || title !== words[words.length - 1];
  return { ...placed, reading: { ...reading, content: { ...content, title } }, ...(isLeft && { leavesWords: true }) };
}

/**
 * The numbers of the lines, from 0, that are puzzles with rules in the form of another program, or broken ones. For texts that have
 * other puzzles too, which prevents the parser from reading them.
 */
export function* variantLinesIn(text: string): Generator<undefined, number[]> {
  if (!mayHaveVariants(text)) return [];
  const found: number[] = [];
  for (const { content, line } of numberedLines(text)) {
    if (isCommentLine(content) || !mayHaveVariants(content)) continue;
    if (
      (yield* puzzlesOfMarkedLine(content)).some(({ reading }) => isBroken(reading) || !hasUsualBoxes(reading.content))
    )
      found.push(line);
    yield undefined;
  }
  return found;
}

/** Whether a text may have such lines: quick, and often wrong. */
export const mayHaveVariants = (text: string): boolean => SIGNS_OF_MARKS.some(sign => sign.test(text));

/** The signs of all formats, and the path of a link. */
const SIGNS_OF_MARKS = [/\w\/\S/, ...FORMATS.flatMap(({ marks }) => marks?.sign ?? [])];

function* puzzlesOfMarkedLine(content: string): Work<Untitled[]> {
  const isString = /^\s*\.[A-Z]\w/.test(content);
  return isString || mayBePuzzle(content) ? yield* puzzlesOfLine(content) : [];
}
