/** The links of Sudoku sites, and the puzzles in them. Nothing is fetched. */

import { type PuzzleLinkKind, puzzleLinkKindOf } from '../../text/puzzleLinks';
import { lengthOfBack } from '../../text/trim';
import { takePayload } from '../fPuzzles/fPuzzles';
import type { ImportedPuzzle } from '../shared/reading';
import { takeLine } from '../shared/reading';
import { takenOf } from '../shared/ruled';
import { takePuzzleId } from '../sudokuPad/sudokuPad';
import { takeBoard } from '../sudokuWiki';
import { isBroken, readVariant } from './readText';

/** A link in a text, and the puzzle in it; no puzzle when the link only names one that is on a server. */
export interface PuzzleLink {
  readonly start: number;
  readonly end: number;
  readonly site: string;
  readonly taken: ImportedPuzzle | undefined;
  /** Why the puzzle of a variant in it cannot be read, as a sentence for people. */
  readonly problem?: string;
  /** Why it holds no puzzle that can be read, if its address tells. */
  readonly unread?: Exclude<PuzzleLinkKind, 'holds-puzzle'>;
}

/** Links of sites with puzzles, up to white space or a sign that closes a link in a text. Many are written without `https://`. */
const LINK = /(?<![\w.@/-])(?:https?:\/\/)?((?:[\w-]{1,60}\.){1,5}[a-z]{2,20})(\/[^\s<>"`|\\^{}]*)?/gi;

/** A grid in which empty cells are dots, at the end of a link. */
const GRID_AT_END = /(?<![.\d])[.\d]{81}(?=\.?[,;:!?)\]'*]*$)/;

/** Most characters of a link that are read. */
const LONGEST = 1 << 17;

/** By the end of the host's name: the puzzle in the path and the parameters of a link. */
const SITES: readonly (readonly [
  host: RegExp,
  take: (path: string, get: (name: string) => string | undefined) => ImportedPuzzle | undefined,
])[] = [
  [/(?:^|\.)sudokuwiki\.org$/, (_path, get) => takeOptional(get('bd'), takeBoard)],
  [/(?:^|\.)f-puzzles\.com$/, (_path, get) => takeOptional(get('load'), takePayload)],
  [
    /(?:^|\.)(?:sudokupad\.app|sudokupad\.svencodes\.com|crackingthecryptic\.com)$/,
    (path, get) => takeOptional(get('puzzleid') ?? path.replace(/^\/(?:sudoku\/|puzzle\/)*/, ''), takePuzzleId),
  ],
  [
    /(?:^|\.)(?:sudoku\.coach|sudokuexchange\.com)$/,
    (path, get) => takeOptional(get('s') ?? path.split('/').at(-1), takeLine),
  ],
  // Interactive Sudoku Solver, and Tatham's Solo: what they have is read as variants.
  [/(?:^|\.)(?:sigh\.github\.io|chiark\.greenend\.org\.uk)$/, () => undefined],
  // No puzzle is read of these.
  [/(?:^|\.)(?:sudokumaker\.app|logic-masters\.de)$|^(?:www\.)?tinyurl\.com$/, () => undefined],
];

function takeOptional(
  text: string | undefined,
  take: (text: string) => ImportedPuzzle | undefined,
): ImportedPuzzle | undefined {
  return text === undefined ? undefined : take(text);
}

/** Whether a text may have a link with a puzzle: quick, and sometimes wrong. */
export function mayHaveLinks(text: string): boolean {
  return /https?:\/\/|\b(?:org|com|app|coach|io|uk)\//i.test(text);
}

/** The links of Sudoku sites in a text. Yields where it may be paused. */
export function* linksIn(text: string): Generator<undefined, PuzzleLink[]> {
  const links: PuzzleLink[] = [];
  for (const { index, 0: match, 1: host, 2: rest = '' } of text.matchAll(LINK)) {
    // A link in a sentence or in brackets ends before the sign behind it.
    // The dots of a grid belong to it.
    const grid = GRID_AT_END.exec(match);
    const end = grid ? grid.index + grid[0].length : match.length - lengthOfBack(match, 0, /[.,;:!?)\]'*]/);
    const link = match.slice(0, end);
    const site = SITES.find(([pattern]) => pattern.test(host.toLowerCase()));
    if (!site || link.length > LONGEST) continue;
    const [target, fragment = ''] = rest.slice(0, rest.length - (match.length - link.length)).split('#');
    const query = target.indexOf('?');
    const whole = decoded(query < 0 ? target : target.slice(0, query));
    const path = whole.endsWith('/') ? whole.slice(0, -1) : whole;
    const parameters = query < 0 ? [] : target.slice(query + 1).split('&');
    const get = (name: string) => {
      const found = parameters.find(parameter => parameter.toLowerCase().startsWith(`${name}=`));
      return found === undefined ? undefined : decoded(found.slice(name.length + 1));
    };
    const found = withRules(link, site[1](path, get) ?? takeLine(fragment));
    const kind = found.taken || found.problem !== undefined ? undefined : puzzleLinkKindOf(link);
    // By its address it holds a puzzle, but none can be read of it.
    const unread = kind && { unread: kind === 'holds-puzzle' ? ('cut-off' as const) : kind };
    links.push({ start: index, end: index + link.length, site: host, ...found, ...unread });
    yield undefined;
  }
  return links;
}

/** The puzzle in a link, as the readers of variants find it, if they do. A player's marks are only in what else was read of it. */
function withRules(link: string, taken: ImportedPuzzle | undefined): Pick<PuzzleLink, 'taken' | 'problem'> {
  const variant = readVariant(link);
  if (!variant) return { taken };
  if (isBroken(variant)) return { taken: undefined, problem: variant.problem };
  const found = takenOf(variant);
  const marks = taken?.content.marks;
  if (!marks) return { taken: found };
  const lost = found.lost.filter(loss => loss !== 'marks');
  return { taken: { ...found, content: { ...found.content, marks }, lost } };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
