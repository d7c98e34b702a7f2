/** Puzzles of an input in forms of other programs: links, strings, files, killers in a line. */

import { areReadAs, fingerprint } from '../../formats/content';
import { grids } from '../../formats/drawn';
import { linksIn, mayHaveLinks } from '../../formats/finding/links';
import { readVariants, variantLinesIn } from '../../formats/finding/readMany';
import { isBroken } from '../../formats/finding/readText';
import { isObjectText, takenText } from '../../formats/finding/takenText';
import { takeGames } from '../../formats/openSudoku';
import type { ImportedPuzzle } from '../../formats/shared/reading';
import * as messages from '../../messages/index';
import { Lines } from '../../text/lines';
import { START } from '../../text/parser/context';
import { read } from '../../text/parser/parser';
import { saved } from '../../text/parser/savedContext';
import { isWhole, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { finish } from '../../text/work';
import type { Block, TextBlock } from './blocks';
import { linkedIn, ofUnreadLinks } from './foreignLinks';
import { type BlockRecords, cannotBeRead, ofPlayersIn, ofReading, recordsOfForm, startOfLine } from './foreignRecords';
import { OwnForm } from './ownForm';
import { recordsOf } from './records';
import { isKnownGrid } from './unread';

/** Most characters of a text that may have a grid of givens and the rules of another program below it. */
const LONGEST_WITH_GIVENS = 1 << 14;

/** A puzzle in a file of OpenSudoku. Only the first block of a file has its start. */
const GAME = /<game\b[^<>]*?\bdata\s*=\s*["']/i;

/**
 * The puzzles of a block, also those in links between other lines; where it has none that can be read, those in forms of other programs, which are one
 * text, or one in each line. Such a puzzle is as if it were written in our own form, but for its line.
 */
export function recordsIn(block: Block): BlockRecords {
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
 * Sentences about puzzles with rules in the form of another program, beside the puzzles of a text that are read. `first` is the 0-based
 * number of its first line.
 */
export function besideIn(name: string, text: string, first: number): string[] {
  return finish(variantLinesIn(text)).map(line => `${name}:${first + line + 1}: ${messages.exchange.besideOthers()}`);
}

/**
 * What is read of a block in which there are puzzles in the form of another program; undefined if there are none, or it has only others
 * beside its own. `own` is what it has in our form.
 */
export function foreignIn(block: Block, own: Iterable<Puzzle>): BlockRecords | undefined {
  if ('plain' in block) return undefined;
  const { text } = block;
  if (mayHaveLinks(text) && !isObjectText(text)) {
    const links = finish(linksIn(text));
    if (links.some(({ taken }) => taken)) return linkedIn(block, links, [...own]);
  }
  if (GAME.test(text)) {
    const games = finish(takeGames(text));
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
  // Letters without a heading may be those of cages, if numbers are below them.
  hasRules ||= hasRegions && count === 1;
  const isOwn = whole > 0;
  // The payload of a link may look like a line with mistakes, and numbers in JSON like a puzzle.
  const mayBe = !isOwn || isObjectText(text);
  // The grid of givens above the cages of a killer, or above a string, is a puzzle for us. So are givens before their regions. The sums of
  // cages below them may look like a row.
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

/** Puzzles that stand for lines of a block, in place of all of it. */
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
      ...all.flatMap(each =>
        written.includes(each)
          ? ofReading(`${name}:${line + each.line + 1}`, each.taken)
          : [`${name}:${line + each.line + 1}: ${messages.exchange.unwritten()}`],
      ),
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

/** A line of a text by its number, from 0, without its line break. */
function lineSpan(text: string, line: number): Span {
  const start = startOfLine(text, line);
  const length = text.slice(start).search(/[\r\n]|$/);
  return { start, end: start + length };
}

/** Characters in which a text without links shows whether it is our own. */
const ENOUGH = 1 << 16;

/** What a whole text is read as, where there are puzzles in the form of another program in it. */
export function foreignTextIn(name: string, text: string): BlockRecords | undefined {
  const own = read(mayHaveLinks(text) ? text : text.slice(0, ENOUGH)).puzzles;
  return foreignIn({ name, text, line: 0, context: saved(START) }, own);
}

/** Why a verb leaves puzzles in the form of another program as they are. */
interface Unchanged {
  readonly sentence: string;
  /** Whether there are puzzles in our own form too, which the verb reads. */
  readonly isBesideOwn: boolean;
}

/** What to do with a text of another program, for what does not read it; undefined for other texts. `own` is what it has in our form. */
export function whyForeign(name: string, text: string, own: Iterable<Puzzle>): Unchanged | undefined {
  const foreign = foreignIn({ name, text, line: 0, context: saved(START) }, own);
  if (!foreign) return undefined;
  const isBesideOwn = foreign.foreign?.isBesideOwn === true;
  const what = isBesideOwn
    ? 'also has puzzles in links, which stay as they are. Write all as grids'
    : 'is in the form of another program. Write it as a grid';
  return { sentence: `${name} ${what} first, with \`sudoku convert --to grid\`.`, isBesideOwn };
}

/** Whether a text is two words of the same length, as a jigsaw and its regions. */
function isInTwoParts(text: string): boolean {
  const [first, second, ...others] = text.trim().split(/\s+/, 3);
  return others.length === 0 && second !== undefined && first.length === second.length;
}

/** The puzzles of a text that is in a form of variants, or has one in each line. */
function variantsIn(block: TextBlock): BlockRecords {
  const { name, text, line: first } = block;
  const readings = finish(readVariants(text));
  const broken = readings.flatMap(({ line, reading }) =>
    isBroken(reading) ? [cannotBeRead(`${name}:${first + line + 1}`, reading.problem)] : [],
  );
  const taken = readings.flatMap(({ line, text: own, reading }) =>
    isBroken(reading) ? [] : [{ line, taken: takenText(own, reading) }],
  );
  return ofTaken(block, taken, broken);
}
