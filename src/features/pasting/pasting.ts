/**
 * Pasting or dropping into a Sudoku file: puzzles in links, in files of other programs, in tables of web pages and in any
 * text become puzzles in the file's own style. The rest of the text stays.
 */

import { areReadAs, contentOf, fingerprint, hasUsualBoxes, type ImportedPuzzle, isBroken } from '../../formats/content';
import { linkLinesIn, wordsBelow } from '../../formats/finding/linkLines';
import { linksIn, mayHaveLinks } from '../../formats/finding/links';
import { readTexts, variantLinesIn } from '../../formats/finding/readMany';
import { tablesIn } from '../../formats/finding/webTables';
import { FORMATS } from '../../formats/index';
import { isObjectText } from '../../formats/shared/jsonValues';
import { hasRuleLines } from '../../formats/shared/ruleLines';
import * as messages from '../../messages/index';
import { PuzzleDocument, type TextSource } from '../../text/document/document';
import { sourceOf } from '../../text/document/textSource';
import { eachWithin } from '../../text/document/within';
import { applied, type TextEdit } from '../../text/edits';
import type { Loss } from '../../text/losses';
import { parse } from '../../text/parser/parser';
import { isWhole, type Puzzle } from '../../text/puzzle';
import { sheetsOf } from '../../text/sheets';
import { restyled, textInStyle, usualStyle } from './inStyle';
import type { FileStyle } from './style';
import { unwrappings } from './unwrapped';

/** The content of a clipboard, or the dropped data. */
export interface Clipboard {
  readonly text: string;
  /** The content as HTML, if a web page or a spreadsheet provided it. */
  readonly html?: string;
}

/** The text to paste instead. */
export interface PasteEdit {
  readonly text: string;
  /** The information that it lacks. */
  readonly lost: ReadonlySet<Loss>;
  /** The site of a link that is pasted unchanged, because its puzzle is on the server. */
  readonly site?: string;
  /** Whether a puzzle stays unchanged because a line has no place for its sections. */
  readonly keepsSections?: boolean;
  /** The reason why a text in a format of variants is pasted unchanged, as a sentence for the user. */
  readonly problem?: string;
  /** Reasons why the puzzles may not match the text, as sentences for the user. */
  readonly doubts?: readonly string[];
  /** Number of lines that stay unchanged, because they are puzzles in the format of another program, next to other text. */
  readonly unread?: number;
}

/** Maximum number of characters of a clipboard to read; a longer text is pasted unchanged. */
const LONGEST_PASTED = 1 << 20;

/** Minimum length of a puzzle in any format with a place for each cell. */
const SHORTEST = 16;

/** The start of Interactive Sudoku Solver strings, which may be shorter. */
const STRING = /^\s*\.[A-Z]/;

/**
 * The text to paste into a file with a style; undefined when the clipboard has no puzzle, or needs no change. Yields where
 * it may be paused.
 */
export function* pasting(
  { text, html }: Clipboard,
  style: FileStyle | undefined,
): Generator<undefined, PasteEdit | undefined> {
  if (text.length > LONGEST_PASTED) return undefined;
  if (text.length >= SHORTEST || STRING.test(text)) {
    const file = FORMATS.find(format => format.file?.start.test(text))?.file;
    if (file) return yield* written(yield* file.read(text), style, text);
    const variants = yield* readTexts(text);
    const taken = variants.flatMap(({ text: each, reading }) => (isBroken(reading) ? [] : [{ text: each, reading }]));
    const broken = variants.map(({ reading }) => reading).find(isBroken);
    // The givens of a killer that cannot be read are not a puzzle.
    if (broken && variants.length === 1 && !isInLinks(text)) return { text, lost: new Set(), problem: broken.problem };
    const isForeign = taken.some(({ text: each, reading }) => !hasUsualBoxes(reading.content) || isObjectText(each));
    const found = isForeign && !isInLinks(text) ? 'none' : yield* ofText(text, style);
    if (found !== 'none') return yield* withUnread(found, text);
    if (broken) return { text, lost: new Set(), problem: broken.problem };
    const contents = taken.map(({ reading }) => reading);
    const leavesWords = variants.some(each => each.leavesWords);
    if (contents.length > 0) return yield* written(contents, style, text, leavesWords ? ['words'] : []);
    for (const bare of unwrappings(text)) {
      const inside = yield* ofText(bare.text, style);
      if (inside === 'none') continue;
      return { text: bare.text, ...inside, lost: new Set([...(inside?.lost ?? []), ...bare.lost]) };
    }
  }
  if (html === undefined) return undefined;
  yield undefined;
  return yield* written(ofTables(html), style, text);
}

/** The text to paste, with the number of its lines that are puzzles but cannot be read. */
function* withUnread(found: PasteEdit | undefined, text: string): Generator<undefined, PasteEdit | undefined> {
  if (found?.problem !== undefined) return found;
  const { length } = yield* variantLinesIn(found?.text ?? text);
  return length === 0 ? found : { text, lost: new Set(), ...found, unread: length };
}

/** The puzzles of a text in a style; undefined when they already have it, and `none` when there are none. */
function* ofText(text: string, style: FileStyle | undefined): Generator<undefined, PasteEdit | undefined | 'none'> {
  const source = sourceOf(text);
  const puzzles = yield* puzzlesIn(source);
  const links = mayHaveLinks(text) ? yield* linksIn(text) : [];
  const taken = links.filter(link => link.taken !== undefined);
  const unread = links.find(link => link.taken === undefined);
  const site = unread?.site;
  if (puzzles.length === 0 && taken.length === 0) {
    if (unread?.problem !== undefined) return { text, lost: new Set(), problem: unread.problem };
    const isAlone = unread && text.trim() === text.slice(unread.start, unread.end);
    if (isAlone && unread.unread) return { text, lost: new Set(), problem: messages.pasting.link(unread.unread) };
    return site === undefined ? 'none' : undefined;
  }
  const lost = new Set<Loss>();
  const edits: TextEdit[] = [];
  const add = (parts: readonly Loss[]) => {
    for (const part of parts) lost.add(part);
  };
  let keepsSections = false;
  const expected: (readonly [at: number, said: string])[] = [];
  const others = usualStyle([
    ...taken.flatMap(link => link.taken?.content ?? []),
    ...puzzles.map(puzzle => contentOf(puzzle, source)),
  ]);
  const lines = [...linkLinesIn(text, taken)];
  for (const line of lines) {
    const { start, end } = line;
    const parts = line.contents.map(content => textInStyle(content, style ?? others));
    yield undefined;
    add([...line.lost, ...parts.flatMap(part => part.lost)]);
    edits.push({ start, end, text: parts.map(part => part.text).join('\n') });
    expected.push(...line.contents.map(({ grid }) => [start, fingerprint(grid)] as const));
    yield undefined;
  }
  edits.push(...wordsBelow(text, lines));
  for (const puzzle of puzzles) {
    const isForeign = puzzle.style.isPasted;
    const wanted = style ?? (isForeign ? others : undefined);
    expected.push([puzzle.start, fingerprint(puzzle.grid)]);
    const result = wanted ? restyled(source, puzzle, wanted) : undefined;
    if (wanted?.form === 'line' && result?.edits.length === 0 && sheetsOf(puzzle).length > 1) keepsSections = true;
    if (result) {
      edits.push(...result.edits);
      add(result.lost);
    }
    yield undefined;
  }
  if (edits.length === 0) return keepsSections ? { text, lost, keepsSections } : undefined;
  const result = applied(text, edits);
  const said = expected.sort(([a], [b]) => a - b).map(([, each]) => each);
  if (!(yield* isReadAs(result, said))) return taken.length > 0 ? unwritten(text) : undefined;
  return {
    text: result,
    lost,
    ...doubtsOf(taken.flatMap(link => link.taken ?? [])),
    ...(site !== undefined && { site }),
    ...(keepsSections && { keepsSections }),
  };
}

/** Puzzles from other sources, as text. */
function* written(
  taken: readonly ImportedPuzzle[],
  style: FileStyle | undefined,
  text: string,
  alsoLost: readonly Loss[] = [],
): Generator<undefined, PasteEdit | undefined> {
  if (taken.length === 0) return undefined;
  const contents = taken.map(({ content }) => content);
  const wanted = style ?? usualStyle(contents);
  const parts: ReturnType<typeof textInStyle>[] = [];
  const said: string[] = [];
  for (const content of contents) {
    parts.push(textInStyle(content, wanted));
    yield undefined;
    said.push(fingerprint(content.grid));
    yield undefined;
  }
  const isInLines = wanted.form === 'line' && !contents.some(hasRuleLines);
  const result = parts.map(part => part.text).join(isInLines ? '\n' : '\n\n');
  if (!(yield* isReadAs(result, said))) return unwritten(text);
  const lost = new Set([...alsoLost, ...taken.flatMap(each => each.lost), ...parts.flatMap(part => part.lost)]);
  return { text: /[\r\n]$/.test(text) ? `${result}\n` : result, lost, ...doubtsOf(taken) };
}

function doubtsOf(taken: readonly ImportedPuzzle[]): Pick<PasteEdit, 'doubts'> {
  const doubts = taken.flatMap(({ doubt }) => doubt ?? []);
  return doubts.length > 0 ? { doubts } : {};
}

/** A text whose puzzles cannot be written. */
const unwritten = (text: string): PasteEdit => ({ text, lost: new Set(), problem: messages.exchange.unwritten() });

/** The puzzles in the tables of a page. */
function ofTables(html: string) {
  return tablesIn(html).flatMap(rows => {
    const text = rows.map(row => row.map(field => field.replaceAll(',', ' ')).join(',')).join('\n');
    const source = sourceOf(text);
    return parse(text)
      .puzzles.filter(isWhole)
      .map(puzzle => ({ content: contentOf(puzzle, source), lost: [] }));
  });
}

/** Whether a text is read as puzzles with these contents. */
function* isReadAs(text: string, said: readonly string[]): Generator<undefined, boolean> {
  return areReadAs(yield* readIn(sourceOf(text)), said);
}

/** Whether the puzzles of a text are in links, which may contain more than other readers find. JSON may contain links too. */
function isInLinks(text: string): boolean {
  return mayHaveLinks(text) && !text.trimStart().startsWith('{');
}

/** The complete puzzles of a text. */
function* puzzlesIn(source: TextSource): Generator<undefined, Puzzle[]> {
  return (yield* readIn(source)).filter(isWhole);
}

/** The puzzles of a text, including those with mistakes. */
function* readIn(source: TextSource): Generator<undefined, Puzzle[]> {
  const document = new PuzzleDocument(source);
  yield* document.reading();
  const puzzles: Puzzle[] = [];
  for (const puzzle of eachWithin(document, { start: 0, end: source.length })) {
    if (puzzle) puzzles.push(puzzle);
    yield undefined;
  }
  return puzzles;
}
