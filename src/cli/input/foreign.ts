/** Reads puzzles of an input in the formats of other programs: links, strings, files, single-line killers. */

import { areReadAs, fingerprint, type ImportedPuzzle, isBroken } from '../../formats/content';
import { grids } from '../../formats/drawn';
import { linksIn, mayHaveLinks } from '../../formats/finding/links';
import { readTexts, variantLinesIn } from '../../formats/finding/readMany';
import { FORMATS } from '../../formats/index';
import { isObjectText } from '../../formats/shared/jsonValues';
import * as messages from '../../messages/index';
import { START } from '../../text/parser/context';
import { read } from '../../text/parser/parser';
import { saved } from '../../text/parser/savedContext';
import { isWhole, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { Lines } from '../../text/strings/lines';
import { finish } from '../../text/work';
import type { InputBlock, TextBlock } from './blocks';
import { linkedIn, ofUnreadLinks } from './foreignLinks';
import { type BlockRecords, cannotBeRead, offsetOfLine, ofPlayersIn, ofReading, recordsOfForm } from './foreignRecords';
import { OwnForm } from './ownForm';
import { recordsOf } from './records';
import { isKnownGrid } from './unread';

/** Maximum length of a text that may have a grid of givens above the rules of another program. */
const LONGEST_WITH_GIVENS = 1 << 14;

/**
 * Reads the puzzles of a block, including links between other lines. If no puzzle can be read, tries the formats of other programs, as one
 * text or one per line. Such a puzzle is converted to our own format and keeps its line.
 */
export function recordsIn(block: InputBlock): BlockRecords {
  const records = [...recordsOf(block)];
  const own = records.map(({ puzzle }) => puzzle);
  return (
    foreignIn(block, own) ?? {
      records,
      complaints: 'plain' in block ? [] : besideIn(block.name, block.text, block.line),
    }
  );
}

/**
 * Reports puzzles with rules in the format of another program next to puzzles that are read. `first` is the 0-based number of the first
 * line of the text.
 */
export function besideIn(name: string, text: string, first: number): string[] {
  return finish(variantLinesIn(text)).map(line => `${name}:${first + line + 1}: ${messages.exchange.besideOthers()}`);
}

/**
 * Reads the puzzles in the formats of other programs. Undefined if a block has none, or only in addition to its `own` puzzles, those in our
 * own format.
 */
export function foreignIn(block: InputBlock, own: Iterable<Puzzle>): BlockRecords | undefined {
  if ('plain' in block) return undefined;
  const { text } = block;
  if (mayHaveLinks(text) && !isObjectText(text)) {
    const links = finish(linksIn(text));
    if (links.some(({ taken }) => taken)) return linkedIn(block, links, [...own]);
  }
  // Only the first block of a file has its start.
  const file = FORMATS.find(format => format.file?.part.test(text))?.file;
  if (file) {
    const games = finish(file.read(text));
    const lines = new Lines(text, 0);
    const taken = games.map(game => ({ line: lines.placeOf(game.start).line - 1, taken: game }));
    if (taken.length > 0) return ofTaken(block, taken, []);
  }
  let [count, whole] = [0, 0];
  let [hasRules, hasRegions] = [false, false];
  for (const puzzle of own) {
    count++;
    if (isWhole(puzzle)) whole++;
    hasRules ||= puzzle.rules?.sections.every(({ lacksHeading }) => lacksHeading) === false;
    hasRegions ||= puzzle.rules !== undefined;
    if (whole > 0 && count > 2) break;
  }
  // Letters without a heading may be those of cages if numbers are below them.
  hasRules ||= hasRegions && count === 1;
  const isOwn = whole > 0;
  // The payload of a link may look like a line with mistakes, and numbers in JSON like a puzzle.
  const mayBe = !isOwn || isObjectText(text);
  // Our parser reads a puzzle in the grid of givens above the cages of a killer or above a string, and in givens before their regions. It
  // may read a row in the sums of cages below them.
  const isFew = (count <= 2 && whole === 1 && text.length <= LONGEST_WITH_GIVENS) || (count <= 2 && isInTwoParts(text));
  const mayBeGivens = isOwn && isFew && !hasRules;
  if (!mayBe && !mayBeGivens) return undefined;
  const foreign = variantsIn(block);
  const isBrokenOnly = foreign.records.length === 0 && foreign.complaints.length > 0;
  if (!mayBe)
    return isBrokenOnly || foreign.records.some(({ puzzle }) => puzzle.grid.geometry.variant) ? foreign : undefined;
  if (foreign.records.length > 0 || (count === 0 && isBrokenOnly && !isKnownGrid(block))) return foreign;
  return count === 0 ? ofUnreadLinks(block) : undefined;
}

/** Puzzles that replace lines of a block, instead of all of its puzzles. */
function ofTaken(block: TextBlock, all: readonly TakenAt[], complaints: readonly string[]): BlockRecords {
  const { name, line } = block;
  const spans = (each: readonly TakenAt[]) => each.map(({ line }) => lineSpan(block.text, line));
  const isReadAlone = ({ taken: { content } }: TakenAt) =>
    areReadAs(read(grids[0].write([content])).puzzles, [fingerprint(content.grid)]);
  const written = all.filter(isReadAlone);
  const contents = written.map(({ taken }) => taken.content);
  const text = written.length > 0 ? `${grids[0].write(contents)}\n` : '';
  const { puzzles } = read(text);
  const form = OwnForm.insteadOf(text, puzzles, spans(written));
  return {
    records: recordsOfForm(block, form, puzzles),
    complaints: [
      ...complaints,
      ...all.flatMap(each => {
        const place = `${name}:${line + each.line + 1}`;
        return written.includes(each) ? ofReading(place, each.taken) : [`${place}: ${messages.exchange.unwritten()}`];
      }),
    ],
    lost: all.flatMap(({ taken }) => ofPlayersIn(taken)),
    foreign: { form, context: saved(START), notes: [], isBesideOwn: false, contents },
  };
}

/** A puzzle, and the 0-based number of its line in a block. */
interface TakenAt {
  readonly line: number;
  readonly taken: ImportedPuzzle;
}

/** A line of a text by its 0-based number, without its line break. */
function lineSpan(text: string, line: number): Span {
  const start = offsetOfLine(text, line);
  const length = text.slice(start).search(/[\r\n]|$/);
  return { start, end: start + length };
}

/** Number of characters that are enough to decide whether a text without links is in our own format. */
const ENOUGH = 1 << 16;

/** Reads a whole text if it has puzzles in the format of another program. */
export function foreignTextIn(name: string, text: string): BlockRecords | undefined {
  const own = read(mayHaveLinks(text) ? text : text.slice(0, ENOUGH)).puzzles;
  return foreignIn({ name, text, line: 0, context: saved(START) }, own);
}

/** The reason why a verb does not change puzzles in the format of another program. */
interface Unchanged {
  readonly sentence: string;
  /** Whether there are also puzzles in our own format, which the verb reads. */
  readonly isBesideOwn: boolean;
}

/** A sentence for verbs that do not read a text of another program; undefined for other texts. `own` are its puzzles in our own format. */
export function whyForeign(name: string, text: string, own: Iterable<Puzzle>): Unchanged | undefined {
  const foreign = foreignIn({ name, text, line: 0, context: saved(START) }, own);
  if (!foreign) return undefined;
  const isBesideOwn = foreign.foreign?.isBesideOwn === true;
  const what = isBesideOwn
    ? 'also has puzzles in links, which are not changed. Convert all to grids'
    : 'is in the format of another program. Convert it to a grid';
  return { sentence: `${name} ${what} first, with \`sudoku convert --to grid\`.`, isBesideOwn };
}

/** Whether a text is two words of the same length, like a jigsaw and its regions. */
function isInTwoParts(text: string): boolean {
  const [first, second, ...others] = text.trim().split(/\s+/, 3);
  return others.length === 0 && second !== undefined && first.length === second.length;
}

/** The puzzles of a text in a variant format or in a format with one puzzle per line. */
function variantsIn(block: TextBlock): BlockRecords {
  const { name, text, line: first } = block;
  const readings = finish(readTexts(text));
  const broken = readings.flatMap(({ line, reading }) =>
    isBroken(reading) ? [cannotBeRead(`${name}:${first + line + 1}`, reading.problem)] : [],
  );
  const taken = readings.flatMap(({ line, reading }) => (isBroken(reading) ? [] : [{ line, taken: reading }]));
  return ofTaken(block, taken, broken);
}
