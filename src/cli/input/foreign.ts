/** Puzzles of an input in forms of other programs that have rules: strings, links, killers in a line. */

import type { Content } from '../../language/features/exchange/content';
import { grids } from '../../language/features/exchange/drawn';
import { linksIn, mayHaveLinks } from '../../language/features/exchange/links';
import { isObjectText, takenText } from '../../language/features/exchange/takenText';
import { isBroken } from '../../language/features/exchange/variants/index';
import { readVariants, variantLinesIn } from '../../language/features/exchange/variants/several';
import { Lines } from '../../language/lines';
import type { Loss } from '../../language/losses';
import * as messages from '../../language/messages/index';
import { START } from '../../language/parsing/context';
import { read } from '../../language/parsing/parser';
import { saved } from '../../language/parsing/savedContext';
import { isWhole, type Puzzle } from '../../language/puzzle';
import { finish } from '../../language/work';
import { asText, type Block } from './blocks';
import { type PuzzleRecord, recordsOf } from './records';

/** Most characters of a text that may have a grid of givens and the rules of another program below it. */
const LONGEST_WITH_GIVENS = 1 << 14;

/** What is of a player, and not of a puzzle. */
const OF_PLAYERS: readonly Loss[] = ['marks', 'colours'];

/** What is read of a block. */
export interface BlockRecords {
  readonly records: readonly PuzzleRecord[];
  /** Sentences about text in the form of another program: what is wrong with it, or was left out. */
  readonly complaints: readonly string[];
  /** Colours and marks that the puzzles lose by that, which say nothing about their solutions. */
  readonly lost?: readonly Loss[];
  /** What the puzzles say, where they are in the form of another program: more than their texts in our own form. */
  readonly contents?: readonly Content[];
}

/**
 * The puzzles of a block; where it has none that can be read, those in forms of other programs, which are one text, or one in each line. Such a puzzle is
 * as if it were written in our own form, but for its line.
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
 * What is read of a block in the form of another program; undefined if it is none, or has puzzles of its own. `own` is what it has in
 * our form.
 */
export function foreignIn(block: Block, own: Iterable<Puzzle>): BlockRecords | undefined {
  let [count, whole] = [0, 0];
  let hasRules = false;
  for (const puzzle of own) {
    count++;
    if (isWhole(puzzle)) whole++;
    hasRules ||= puzzle.rules !== undefined;
    if (whole > 0 && count > 2) break;
  }
  const isOwn = whole > 0;
  const { text } = asText(block);
  // The payload of a link may look like a line with mistakes, and numbers in JSON like a puzzle.
  const mayBe = !isOwn || isObjectText(text);
  // The grid of givens above the cages of a killer, or above a string, is a puzzle for us. So are givens before their regions. The sums of
  // cages below them may look like a row.
  const isFew = (count <= 2 && whole === 1 && text.length <= LONGEST_WITH_GIVENS) || (count <= 2 && isInTwoParts(text));
  const mayBeGivens = isOwn && isFew && !hasRules;
  if (!mayBe && !mayBeGivens) return undefined;
  const foreign = foreignRecordsOf(block);
  const isBrokenOnly = foreign.records.length === 0 && foreign.complaints.length > 0;
  if (!mayBe)
    return isBrokenOnly || foreign.records.some(({ puzzle }) => puzzle.grid.geometry.variant) ? foreign : undefined;
  if (foreign.records.length > 0 || (count === 0 && isBrokenOnly)) return foreign;
  return count === 0 ? ofUnreadLinks(block) : undefined;
}

/** What is said of links without a puzzle that can be read, in a text that has nothing else; undefined where there are none. */
function ofUnreadLinks(block: Block): BlockRecords | undefined {
  const { name, text, line } = asText(block);
  if (!mayHaveLinks(text)) return undefined;
  const lines = new Lines(text, line);
  const complaints = finish(linksIn(text)).flatMap(({ start, unread }) =>
    unread ? [`${name}:${lines.placeOf(start).line}: ${messages.pasting.link(unread)}`] : [],
  );
  return complaints.length > 0 ? { records: [], complaints } : undefined;
}

/** What to do with a text of another program, for what does not read it; undefined for other texts. `own` is what it has in our form. */
export function whyForeign(name: string, text: string, own: Iterable<Puzzle>): string | undefined {
  const foreign = foreignIn({ name, text, line: 0, context: saved(START) }, own);
  return (
    foreign && `${name} is in the form of another program. Write it as a grid first, with \`sudoku convert --to grid\`.`
  );
}

/** Whether a text is two words of the same length, as a jigsaw and its regions. */
function isInTwoParts(text: string): boolean {
  const [first, second, ...others] = text.trim().split(/\s+/, 3);
  return others.length === 0 && second !== undefined && first.length === second.length;
}

function foreignRecordsOf(block: Block): BlockRecords {
  const { name, text, line: first } = asText(block);
  const complaints: string[] = [];
  const contents: Content[] = [];
  const ofPlayers: Loss[] = [];
  const records = finish(readVariants(text)).flatMap(({ line, text: own, reading }): PuzzleRecord[] => {
    const place = `${name}:${first + line + 1}`;
    if (isBroken(reading)) {
      complaints.push(`${place} cannot be read: ${reading.problem.replace(/\.$/, '')}`);
      return [];
    }
    const { content, lost, doubt } = takenText(own, reading);
    const dropped = lost.filter(loss => !OF_PLAYERS.includes(loss));
    ofPlayers.push(...lost.filter(loss => OF_PLAYERS.includes(loss)));
    if (dropped.length > 0) complaints.push(`${place}: ${messages.exchange.lost(dropped)}`);
    if (doubt !== undefined) complaints.push(`${place}: ${doubt}`);
    contents.push(content);
    const [puzzle] = read(grids[0].write([content]), START).puzzles;
    return [{ name, line: first + line + 1, puzzle }];
  });
  return { records, complaints, contents, lost: ofPlayers };
}
