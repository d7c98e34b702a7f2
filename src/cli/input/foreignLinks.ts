/** Reads puzzles in links anywhere in a block. */

import { areReadAs, type Content, contentOf, fingerprint } from '../../formats/content';
import { grids } from '../../formats/drawn';
import { linkLinesIn, wordsBelow } from '../../formats/finding/linkLines';
import { linksIn, mayHaveLinks, type PuzzleLink } from '../../formats/finding/links';
import { variantLinesIn } from '../../formats/finding/readMany';
import * as messages from '../../messages/index';
import { sourceOf } from '../../text/document/textSource';
import { read } from '../../text/parser/parser';
import { restored } from '../../text/parser/savedContext';
import { isWhole, type Puzzle } from '../../text/puzzle';
import { Lines } from '../../text/strings/lines';
import { finish } from '../../text/work';
import type { TextBlock } from './blocks';
import { type BlockRecords, cannotBeRead, offsetOfLine, ofPlayersIn, ofReading, recordsOfForm } from './foreignRecords';
import { OwnForm } from './ownForm';
import { recordsOf } from './records';

/**
 * Reads a text and its links as if they were pasted. A link to a puzzle that the text also contains, such as its source, is not read again.
 */
export function linkedIn(
  block: TextBlock,
  links: readonly PuzzleLink[],
  own: readonly Puzzle[],
): BlockRecords | undefined {
  const { name, text, line: first, context } = block;
  const whole = own
    .filter(isWhole)
    .filter(({ start, end }) => !links.some(link => link.start < end && start < link.end));
  const known = new Set(whole.map(({ grid }) => fingerprint(grid)));
  const isNew = ({ taken }: PuzzleLink) => taken !== undefined && !known.has(fingerprint(taken.content.grid));
  const wanted = links.filter(isNew);
  if (wanted.length === 0) return undefined;
  const linkLines = [...linkLinesIn(text, wanted)];
  const form = OwnForm.replacing(text, [
    // An empty line ends the rules of a grid, which the next line could continue.
    ...linkLines.map(({ start, end, contents }) => ({ start, end, text: `${grids[0].write(contents)}\n` })),
    ...wordsBelow(text, linkLines),
  ]);
  const reading = read(form.text, restored(context));
  const expected = [
    ...linkLines.flatMap(({ start, contents }) => contents.map(({ grid }) => ({ start, said: fingerprint(grid) }))),
    ...whole.map(({ start, grid }) => ({ start, said: fingerprint(grid) })),
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
    const start = offsetOfLine(form.text, line);
    return `${name}:${lines.placeOf(form.originalOf({ start, end: start }).start).line}: ${messages.exchange.besideOthers()}`;
  });
  return {
    records: recordsOfForm(block, form, reading.puzzles),
    complaints: [...complaints, ...beside],
    lost: wanted.flatMap(link => (link.taken ? ofPlayersIn(link.taken) : [])),
    foreign: { form, context, notes: reading.notes ?? [], isBesideOwn: whole.length > 0, contents },
  };
}

/** Messages about links without a readable puzzle, in a text that has nothing else; undefined if there are none. */
export function ofUnreadLinks({ name, text, line }: TextBlock): BlockRecords | undefined {
  if (!mayHaveLinks(text)) return undefined;
  const complaints = ofLinks(finish(linksIn(text)), name, new Lines(text, line));
  return complaints.length > 0 ? { records: [], complaints } : undefined;
}

/** Messages about links: those that cannot be read, and the losses of the others. */
function ofLinks(links: readonly PuzzleLink[], name: string, lines: Lines): string[] {
  return links.flatMap(({ start, taken, problem, unread }) => {
    const place = `${name}:${lines.placeOf(start).line}`;
    if (taken) return ofReading(place, taken);
    if (problem !== undefined) return [cannotBeRead(place, problem)];
    return unread ? [`${place}: ${messages.pasting.link(unread)}`] : [];
  });
}
