/** Completion and hovers of mark lines, such as `# strong link: r1c3=4-r1c4=4`. Loaded for the first such line. */

import { linkOfKey } from '#markedLinks';
import { MARK_LAYERS } from '../../core/marks';
import * as messages from '../../messages/index';
import type { TextSource } from '../../text/document/document';
import { type MarkLine, type MarkPart, markPlaceOf } from '../../text/marks/markLines';
import { isLinkLine, type MarkLineKind } from '../../text/parser/sections/markLines';
import type { Puzzle } from '../../text/puzzle';
import type { PuzzleFile } from '../../text/puzzleFile';
import type { Span } from '../../text/span';
import type { Completion } from '../completion/completion';

/** The keys of mark lines, as snippets, with the kind of their lines. */
const KEYS: readonly (readonly [label: string, kind: MarkLineKind, text?: string])[] = [
  ['# corner:', 'corner'],
  ['# center:', 'centre'],
  ['# color:', 'colour'],
  ['# color 1:', 'color 1', `# color $\{1|1,2,3,4,5,6,7,8,9|}: $0`],
  ['# strong link:', 'strong link'],
  ['# weak link:', 'weak link'],
];

/** The keys of mark lines, if the line at an offset is directly below a puzzle or its marks. `before`: the line up to the offset. */
export function markCompletions(file: PuzzleFile, source: TextSource, before: string, offset: number): Completion[] {
  const typed = before.trimStart();
  const lineStart = offset - before.length;
  const puzzle = file.puzzles.filter(({ end }) => end <= lineStart).at(-1);
  const place = puzzle && markPlaceOf(puzzle, source);
  if (!place) return [];
  const end = place.lines.at(-1)?.end ?? place.after;
  if (!/^(?:\r\n|\n|\r)$/.test(source.slice(end, lineStart))) return [];
  return KEYS.map(([label, kind, text = `${label} $0`]) => ({
    kind: 'header',
    label,
    detail: messages.marks.about(kind),
    more: '',
    edit: { start: offset - typed.length, end: offset, text },
    isSnippet: true,
    others: [],
    isPreferred: false,
  }));
}

/** A paragraph about the mark at an offset, or about its line if the offset is in the key. */
export function markHoverAt(
  file: PuzzleFile,
  source: TextSource,
  offset: number,
): (Span & { readonly text: string }) | undefined {
  const isAt = ({ start, end }: Span) => start <= offset && offset <= end;
  const puzzle = file.puzzles.filter(({ start }) => start <= offset).at(-1);
  const line = puzzle && markPlaceOf(puzzle, source)?.lines.find(isAt);
  if (!line) return undefined;
  if (offset <= line.keyEnd) return { start: line.start, end: line.keyEnd, text: messages.marks.about(line.kind) };
  const part = line.parts.find(isAt);
  return part?.read && { start: part.start, end: part.end, text: wordsOf(puzzle, line, part.read) };
}

/** A mark in words: `r1c3: corner marks 2 4`. */
function wordsOf(puzzle: Puzzle, { kind }: MarkLine, { key, mask }: NonNullable<MarkPart['read']>): string {
  const words = messages.marks;
  if (isLinkLine(kind)) return words.link(puzzle, kind === 'strong link' ? 'strong' : 'weak', linkOfKey(key));
  const layer = MARK_LAYERS.find(each => each === kind);
  if (layer) return words.cell(puzzle, key, layer, mask);
  return words.candidates(puzzle, key, Number(kind.slice('color '.length)), mask);
}
