/** Puzzles of an input in forms of other programs: links, strings, files, killers in a line. */

import { sourceOf } from '../../language/document/textSource';
import { areReadAs, type Content, contentOf, saidBy } from '../../language/features/exchange/content';
import { grids } from '../../language/features/exchange/drawn';
import { linkLinesIn } from '../../language/features/exchange/linkLines';
import { linksIn, mayHaveLinks, type PuzzleLink } from '../../language/features/exchange/links';
import { takeGames } from '../../language/features/exchange/openSudoku';
import type { Taken } from '../../language/features/exchange/reading';
import { isObjectText, takenText } from '../../language/features/exchange/takenText';
import { isBroken } from '../../language/features/exchange/variants/index';
import { readVariants, variantLinesIn } from '../../language/features/exchange/variants/several';
import { firstProblem } from '../../language/features/firstProblem';
import { Lines } from '../../language/lines';
import type { Loss } from '../../language/losses';
import * as messages from '../../language/messages/index';
import type { Note } from '../../language/note';
import { START } from '../../language/parsing/context';
import { read } from '../../language/parsing/parser';
import { restored, type SavedContext, saved } from '../../language/parsing/savedContext';
import { isWhole, type Puzzle } from '../../language/puzzle';
import type { Span } from '../../language/span';
import { finish } from '../../language/work';
import type { Block, TextBlock } from './blocks';
import { OwnForm } from './ownForm';
import { type PuzzleRecord, recordsOf } from './records';

/** Most characters of a text that may have a grid of givens and the rules of another program below it. */
const LONGEST_WITH_GIVENS = 1 << 14;

/** A puzzle in a file of OpenSudoku. Only the first block of a file has its start. */
const GAME = /<game\b[^<>]*?\bdata\s*=\s*["']/i;

/** What is of a player, and not of a puzzle. */
const OF_PLAYERS: readonly Loss[] = ['marks', 'colours'];

/** What is read of a block. */
export interface BlockRecords {
  readonly records: readonly PuzzleRecord[];
  /** Sentences about text in the form of another program: what is wrong with it, or was left out. */
  readonly complaints: readonly string[];
  /** Colours and marks that the puzzles lose by that, which say nothing about their solutions. */
  readonly lost?: readonly Loss[];
  /** Where the block has puzzles in the form of another program: the text in which the puzzles of the records are. */
  readonly foreign?: ForeignText;
}

/** A text with puzzles in the form of another program, as it is read. */
export interface ForeignText {
  readonly form: OwnForm;
  /** What the lines before it mean for it. */
  readonly context: SavedContext;
  readonly notes: readonly Note[];
  /** Whether there are puzzles in our own form too. */
  readonly isBesideOwn: boolean;
  /** What its complete puzzles say: those of other programs say more than their texts in our own form. */
  readonly contents: readonly Content[];
}

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

/** Whether it is known why a text that looks like a grid is not read: then it is no broken text of another program. */
function isKnownGrid({ text, context }: TextBlock): boolean {
  const { notes = [] } = read(text, restored(context));
  return notes.some(({ reason }) => IS_KNOWN_GRID[reason]);
}

const IS_KNOWN_GRID: Readonly<Record<Note['reason'], boolean>> = {
  spaces: true,
  'merged-cells': true,
  ellipses: true,
  'unequal-rows': true,
  'utf-16': true,
  'side-by-side': true,
  coordinates: true,
  regions: true,
  'tall-cells': true,
  samurai: true,
  'region-numbers': true,
  json: false,
  'merge-conflict': false,
  'lost-rules': false,
  'holds-puzzle': false,
  'sudoku-maker': false,
  'on-server': false,
  rules: false,
  'unknown-form': false,
};

/** What is said of links without a puzzle that can be read, in a text that has nothing else; undefined where there are none. */
function ofUnreadLinks({ name, text, line }: TextBlock): BlockRecords | undefined {
  if (!mayHaveLinks(text)) return undefined;
  const complaints = ofLinks(finish(linksIn(text)), name, new Lines(text, line));
  return complaints.length > 0 ? { records: [], complaints } : undefined;
}

/** What is said of links: which cannot be read, and what is lost of others. */
function ofLinks(links: readonly PuzzleLink[], name: string, lines: Lines): string[] {
  return links.flatMap(({ start, taken, problem, unread }) => {
    const place = `${name}:${lines.placeOf(start).line}`;
    if (taken) return ofReading(place, taken);
    if (problem !== undefined) return [cannotBeRead(place, problem)];
    return unread ? [`${place}: ${messages.pasting.link(unread)}`] : [];
  });
}

const cannotBeRead = (place: string, problem: string) => `${place} cannot be read: ${problem.replace(/\.$/, '')}`;

/** What is said of a puzzle that was read. */
function ofReading(place: string, { lost, doubt }: Taken): string[] {
  const dropped = lost.filter(loss => !OF_PLAYERS.includes(loss));
  return [
    ...(dropped.length > 0 ? [`${place}: ${messages.exchange.lost(dropped)}`] : []),
    ...(doubt !== undefined ? [`${place}: ${doubt}`] : []),
  ];
}

const ofPlayersIn = ({ lost }: Taken) => lost.filter(loss => OF_PLAYERS.includes(loss));

/**
 * A text whose lines with links are read as when they are pasted. A link to a puzzle that the text has too, such as its source, is not
 * read again.
 */
function linkedIn(block: TextBlock, links: readonly PuzzleLink[], own: readonly Puzzle[]): BlockRecords | undefined {
  const { name, text, line: first, context } = block;
  const whole = own
    .filter(isWhole)
    .filter(({ start, end }) => !links.some(link => link.start < end && start < link.end));
  const known = new Set(whole.map(({ grid }) => saidBy(grid)));
  const isNew = ({ taken }: PuzzleLink) => taken !== undefined && !known.has(saidBy(taken.content.grid));
  const wanted = links.filter(isNew);
  if (wanted.length === 0) return undefined;
  const linkLines = [...linkLinesIn(text, wanted)];
  const form = OwnForm.replacing(
    text,
    // An empty line ends the rules of a grid, which the next line could continue.
    linkLines.map(({ start, end, contents }) => ({ start, end, text: `${grids[0].write(contents)}\n` })),
  );
  const reading = read(form.text, restored(context));
  const expected = [
    ...linkLines.flatMap(({ start, contents }) => contents.map(({ grid }) => ({ start, said: saidBy(grid) }))),
    ...whole.map(({ start, grid }) => ({ start, said: saidBy(grid) })),
  ].sort((a, b) => a.start - b.start);
  const lines = new Lines(text, first);
  if (
    !areReadAs(
      reading.puzzles,
      expected.map(({ said }) => said),
    )
  ) {
    const unwritten = wanted.map(
      ({ start }) => `${name}:${lines.placeOf(start).line}: ${messages.exchange.unwritten()}`,
    );
    return { records: [...recordsOf(block)], complaints: unwritten };
  }
  const taken = linkLines.flatMap(({ contents }) => contents);
  const source = sourceOf(form.text);
  const contents = reading.puzzles.flatMap((puzzle): Content[] => {
    if (!form.isReplaced(puzzle.start)) return isWhole(puzzle) ? [contentOf(puzzle, source)] : [];
    const content = taken.shift()!;
    return [puzzle.title === undefined ? content : { ...content, title: puzzle.title }];
  });
  const complaints = ofLinks(
    links.filter(link => link.taken === undefined || isNew(link)),
    name,
    lines,
  );
  const beside = finish(variantLinesIn(form.text)).map(line => {
    const start = startOfLine(form.text, line);
    return `${name}:${lines.placeOf(form.originalOf({ start, end: start }).start).line}: ${messages.exchange.besideOthers()}`;
  });
  return {
    records: recordsOfForm(block, form, reading.puzzles),
    complaints: [...complaints, ...beside],
    lost: wanted.flatMap(link => (link.taken ? ofPlayersIn(link.taken) : [])),
    foreign: { form, context, notes: reading.notes ?? [], isBesideOwn: whole.length > 0, contents },
  };
}

/** The offset of a line of a text, by its number from 0. */
function startOfLine(text: string, line: number): number {
  const before = line === 0 ? undefined : [...text.matchAll(/\r\n|\n|\r/g)][line - 1];
  return before ? before.index + before[0].length : 0;
}

/** The puzzles of a text in place of a block, with the lines of the block. */
function recordsOfForm({ name, text, line }: TextBlock, form: OwnForm, puzzles: readonly Puzzle[]): PuzzleRecord[] {
  const lines = new Lines(text, line);
  return puzzles.map(puzzle => {
    const problem = firstProblem(puzzle);
    const at = lines.placeOf(form.originalOf(puzzle).start);
    const problemSpan = problem && { start: puzzle.start + problem.start, end: puzzle.start + problem.end };
    const problemAt = problemSpan && lines.placeOf(form.originalOf(problemSpan).start);
    return { name, line: at.line, puzzle, ...(problemAt && !form.isReplaced(puzzle.start) && { problemAt }) };
  });
}

/** Puzzles that stand for lines of a block, in place of all of it. */
function ofTaken(block: TextBlock, all: readonly TakenAt[], complaints: readonly string[]): BlockRecords {
  const { name, line } = block;
  const spans = (each: readonly TakenAt[]) => each.map(({ line }) => lineSpan(block.text, line));
  const isReadAlone = ({ taken: { content } }: TakenAt) =>
    areReadAs(read(grids[0].write([content])).puzzles, [saidBy(content.grid)]);
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
  readonly taken: Taken;
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

/** What to do with a text of another program, for what does not read it; undefined for other texts. `own` is what it has in our form. */
export function whyForeign(name: string, text: string, own: Iterable<Puzzle>): string | undefined {
  const foreign = foreignIn({ name, text, line: 0, context: saved(START) }, own);
  // Links beside puzzles stay as they are.
  if (!foreign || foreign.foreign?.isBesideOwn) return undefined;
  return `${name} is in the form of another program. Write it as a grid first, with \`sudoku convert --to grid\`.`;
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
