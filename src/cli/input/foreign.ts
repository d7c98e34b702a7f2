/** Puzzles of an input in forms of other programs that have rules: strings, links, killers in a line. */

import type { Content } from '../../language/features/exchange/content';
import { grids } from '../../language/features/exchange/drawn';
import { isObjectText, takenText } from '../../language/features/exchange/takenText';
import { isBroken } from '../../language/features/exchange/variants/index';
import { readVariants } from '../../language/features/exchange/variants/several';
import * as messages from '../../language/messages/index';
import { START } from '../../language/parsing/context';
import { read } from '../../language/parsing/parser';
import { isWhole } from '../../language/puzzle';
import { finish } from '../../language/work';
import { asText, type Block } from './blocks';
import { type PuzzleRecord, recordsOf } from './records';

/** What is read of a block. */
export interface BlockRecords {
  readonly records: readonly PuzzleRecord[];
  /** Sentences about text in the form of another program: what is wrong with it, or was left out. */
  readonly complaints: readonly string[];
  /** What the puzzles say, where they are in the form of another program: more than their texts in our own form. */
  readonly contents?: readonly Content[];
}

/**
 * The puzzles of a block; where it has none that can be read, those in forms of other programs, which are one text, or one in each line. Such a puzzle is
 * as if it were written in our own form, but for its line.
 */
export function recordsIn(block: Block): BlockRecords {
  const records = [...recordsOf(block)];
  // To our own reader the regions would be the title of the grid.
  if (records.length <= 2 && isInTwoParts(block)) {
    const jigsaw = foreignRecordsOf(block);
    if (jigsaw.contents?.some(({ grid }) => grid.geometry.variant)) return jigsaw;
  }
  const isOwn = records.some(({ puzzle }) => isWhole(puzzle));
  if (isOwn && !isObjectText(asText(block).text)) return { records, complaints: [] };
  // The payload of a link may look like a line with mistakes, and numbers in JSON like a puzzle.
  const foreign = foreignRecordsOf(block);
  return foreign.records.length > 0 || records.length === 0 ? foreign : { records, complaints: [] };
}

/** Whether a text is two words of the same length, as a jigsaw and its regions. */
function isInTwoParts(block: Block): boolean {
  const [first, second, ...others] = asText(block).text.trim().split(/\s+/, 3);
  return others.length === 0 && second !== undefined && first.length === second.length;
}

function foreignRecordsOf(block: Block): BlockRecords {
  const { name, text, line: first } = asText(block);
  const complaints: string[] = [];
  const contents: Content[] = [];
  const records = finish(readVariants(text)).flatMap(({ line, text: own, reading }): PuzzleRecord[] => {
    const place = `${name}:${first + line + 1}`;
    if (isBroken(reading)) {
      complaints.push(`${place} cannot be read: ${reading.problem.replace(/\.$/, '')}`);
      return [];
    }
    const { content, lost } = takenText(own, reading);
    const dropped = lost.filter(loss => loss !== 'marks' && loss !== 'colours');
    if (dropped.length > 0) complaints.push(`${place}: ${messages.exchange.lost(dropped)}`);
    contents.push(content);
    const [puzzle] = read(grids[0].write([content]), START).puzzles;
    return [{ name, line: first + line + 1, puzzle }];
  });
  return { records, complaints, contents };
}
