/** The links of Sudoku sites, and the puzzles in them. Nothing is fetched. */

import { cellsInLink, type PuzzleLinkKind, puzzleLinkKindOf, targetOfLink } from '../../text/puzzleLinks';
import { lengthOfBack } from '../../text/strings/trim';
import type { Work } from '../../text/work';
import { type ImportedPuzzle, isBroken } from '../content';
import { parseLink } from '../shared/link';
import { takeLine } from '../shared/reading';
import { isKnownHost, readLink } from './readText';

/** A link in a text, and the puzzle in it; no puzzle when the link only names one that is on a server. */
export interface PuzzleLink {
  readonly start: number;
  readonly end: number;
  readonly site: string;
  readonly taken: ImportedPuzzle | undefined;
  /** Why the puzzle of a variant in it cannot be read, as a sentence for people. */
  readonly problem?: string;
  /** Why no puzzle can be read from it, if the address shows the reason. */
  readonly unread?: Exclude<PuzzleLinkKind, 'holds-puzzle'>;
}

/** Links of sites with puzzles, up to white space or a character that ends a link in a text. Many are written without `https://`. */
const LINK = /(?<![\w.@/-])(?:https?:\/\/)?((?:[\w-]{1,60}\.){1,5}[a-z]{2,20})(\/[^\s<>"`|\\^{}]*)?/gi;

/** A grid in which empty cells are dots, at the end of a link. */
const GRID_AT_END = /(?<![.\d])[.\d]{81}(?=\.?[,;:!?)\]'*]*$)/;

/** Maximum length of a link that is read, in characters. */
const LONGEST = 1 << 17;

/** Sites whose links are never read. */
const UNREAD_HOSTS = /(?:^|\.)(?:sudokumaker\.app|logic-masters\.de|swaroopg92\.github\.io)$|^(?:www\.)?tinyurl\.com$/;

/** Whether a text may have a link with a puzzle: quick, and sometimes wrong. */
export function mayHaveLinks(text: string): boolean {
  return /https?:\/\/|\b(?:org|com|app|coach|io|uk)\//i.test(text);
}

/** The links of Sudoku sites in a text. Yields where it may be paused. */
export function* linksIn(text: string): Generator<undefined, PuzzleLink[]> {
  const links: PuzzleLink[] = [];
  for (const { index: start, 0: match, 1: host } of text.matchAll(LINK)) {
    if (start < (links.at(-1)?.end ?? 0)) continue;
    let [link, surplus] = [yield* linkIn(match, host), 0];
    for (const quoted of link?.taken ? [] : quotedPrintableAt(text, start, match)) {
      const decoded = yield* linkIn(quoted.link, host);
      if (!decoded?.taken) continue;
      [link, surplus] = [decoded, quoted.length - quoted.link.length];
      break;
    }
    if (!link) continue;
    const { length, ...found } = link;
    const end = start + length + surplus;
    links.push({ start, end, site: host, ...found });
    yield undefined;
  }
  return links;
}

type FoundLink = Omit<PuzzleLink, 'start' | 'end' | 'site'> & { readonly length: number };

/** The content and the length of a link; undefined for an address that is not a link of a site with puzzles. */
function* linkIn(match: string, host: string): Work<FoundLink | undefined> {
  // In a sentence or in brackets, a link ends before the punctuation that follows it.
  // The dots of a grid belong to it.
  const grid = GRID_AT_END.exec(match);
  const cells = cellsInLink(match);
  const length = grid
    ? grid.index + grid[0].length
    : cells
      ? match.length
      : match.length - lengthOfBack(match, 0, /[.,;:!?)\]'*]/);
  const link = match.slice(0, length);
  if (link.length > LONGEST) return undefined;
  const target = targetOfLink(link);
  if (target === link && !isKnownHost(host) && !UNREAD_HOSTS.test(host.toLowerCase()) && cells === undefined)
    return undefined;
  const found = yield* foundIn(target);
  const kind = found.taken || found.problem !== undefined ? undefined : puzzleLinkKindOf(link);
  // The address claims to hold a puzzle, but it cannot be read.
  const unread = kind && { unread: kind === 'holds-puzzle' ? ('cut-off' as const) : kind };
  return { length, ...found, ...unread };
}

/** In quoted-printable text of an email: a line break within a link, and the part of the link after it. */
const CONTINUED = /^\r?\n([^\s<>"`|\\^{}]+)/;

/** Maximum length of a line of quoted-printable text, by RFC 2045, with room for its line break and for programs that write longer ones. */
const LONGEST_QUOTED_LINE = 1000;
/** Maximum number of lines of a link in an email. */
const MOST_QUOTED_LINES = 200;

/**
 * The links whose start is `match`, read as quoted-printable text of an email. In it, `=` at the end of a line continues the line in the
 * next one, and `=3D` is an equals sign; some programs do not decode it, so both readings are returned. `length` is the number of
 * characters in the text.
 */
function quotedPrintableAt(text: string, start: number, match: string): { link: string; length: number }[] {
  let link = match;
  let end = start + match.length;
  for (let line = 0; line < MOST_QUOTED_LINES && link.endsWith('='); line++) {
    const [all, part] = CONTINUED.exec(text.slice(end, end + LONGEST_QUOTED_LINE)) ?? [];
    if (all === undefined) break;
    link = link.slice(0, -1) + part;
    end += all.length;
  }
  const decoded = link.replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return [...new Set([link, decoded])]
    .filter(each => each !== match)
    .map(each => ({ link: each, length: end - start }));
}

/** The puzzle in a link of a known site. */
function* foundIn(text: string): Work<Pick<PuzzleLink, 'taken' | 'problem'>> {
  const link = parseLink(text);
  const reading = link && ((yield* readLink(link)) ?? takeLine(link.fragment) ?? takeLine(cellsInLink(text) ?? ''));
  if (!reading) return { taken: undefined };
  return isBroken(reading) ? { taken: undefined, problem: reading.problem } : { taken: reading };
}
