/** Messages shown when puzzles are copied, converted and pasted in formats of other programs. */

import { all, joinSentences, type List, named, type Phrase, phrase, t } from '../../core/sentences';
import type { Loss, PuzzlePart } from '../../text/losses';
import { plain } from '../../text/strings/markdown';

/** Parts of a puzzle that can be lost, in the order in which they are listed. */
const PARTS: Record<PuzzlePart, () => Phrase> = {
  empty: () => phrase('puzzles without digits'),
  rules: () => phrase('the rules of a variant'),
  title: () => phrase('titles'),
  author: () => phrase('names of authors'),
  ruleset: () => phrase('the rules in words'),
  entries: () => phrase('entered digits'),
  givens: () => phrase('which digits are givens'),
  candidates: () => phrase('eliminated candidates'),
  marks: () => phrase('corner and center marks'),
  colours: () => phrase('colors'),
  chains: () => phrase('colors of candidates and links between them'),
  words: () => phrase('words next to the cells'),
};

/** The prefix of a loss that contains a noun phrase instead of the name of a part. */
const DROPPED = 'dropped ';
/** Maximum number of nouns for single puzzles in a sentence. */
const MOST_NOUNS = 8;

/** `titles and colors` */
function partsOf(lost: Iterable<Loss>): List {
  const found = new Set(lost);
  const known = (Object.keys(PARTS) as PuzzlePart[]).filter(part => found.has(part)).map(part => PARTS[part]());
  const nouns = [...found].filter(loss => loss.startsWith(DROPPED)).map(loss => loss.slice(DROPPED.length));
  return all([...known, ...nouns.slice(0, MOST_NOUNS), ...(nouns.length > MOST_NOUNS ? [phrase('more')] : [])]);
}

/** Copy As, Convert To, and Paste. */
export const exchange = {
  copyAs: (puzzles: number) => t('Copy {puzzles, plural, one {# puzzle} other {# puzzles}} as', { puzzles }),
  convertTo: (puzzles: number) => t('Convert {puzzles, plural, one {# puzzle} other {# puzzles}} to', { puzzles }),
  inPlace: () => t('In this file'),
  inNewFile: () => t('In a new file'),
  /** The name of a format. */
  format: (name: string) => named(name),
  /** In a list of formats: the information that a format does not keep. */
  without: (detail: string, lost: Iterable<Loss>) => {
    const parts = partsOf(lost);
    return parts.items.length === 0
      ? named(detail)
      : t('{detail}; loses {parts, form, accusative}', { detail: named(detail), parts });
  },
  working: () => t('Writing puzzles'),
  copied: (puzzles: number, format: string) =>
    t('Copied {puzzles, plural, one {# puzzle} other {# puzzles}} as {format}.', { puzzles, format: named(format) }),
  opened: (puzzles: number, format: string) =>
    t('Wrote {puzzles, plural, one {# puzzle} other {# puzzles}} as {format}.', { puzzles, format: named(format) }),
  lost: (lost: Iterable<Loss>) => t('Not kept: {parts}.', { parts: partsOf(lost) }),
  left: (puzzles: number) =>
    t(
      '{puzzles, plural, one {# puzzle left out, because not all of its cells and rules can be read} other {# puzzles left out, because not all of their cells and rules can be read}}.',
      { puzzles },
    ),
  unfit: (puzzles: number) =>
    t(
      '{puzzles, plural, one {# puzzle left out, because this format has no place for its size, boxes or rules} other {# puzzles left out, because this format has no place for their size, boxes or rules}}.',
      { puzzles },
    ),
  tooMany: (most: number) =>
    t('At most {most, plural, one {# puzzle} other {# puzzles}} are written at once. Select fewer.', { most }),
  unknown: (format: string) => plain(t('There is no format called {format}.', { format })),
  paste: () => t('Paste as Sudoku'),
  drop: () => t('Drop as Sudoku'),
  keptSections: () => t('A puzzle with its state was pasted unchanged, because one line cannot store both.'),
  /** `problem` is a sentence. */
  unreadVariant: (problem: string) => plain(joinSentences([problem, t('The text was not changed.')])),
  /** `doubts` are sentences, of several puzzles; the first one is shown. */
  doubts: ([first, ...others]: readonly string[]) =>
    plain(
      joinSentences([
        first,
        ...(others.length > 0
          ? [
              t('So do the solutions of {n, plural, one {# other puzzle} other {# other puzzles}}.', {
                n: others.length,
              }),
            ]
          : []),
      ]),
    ),
  /** Shown at a line that is not read. */
  besideOthers: () =>
    t(
      'This is a puzzle in the format of another program. It was not read, because other lines have a different format.',
    ),
  /** `lines` is the number of lines with such puzzles. */
  leftBesideOthers: (lines: number) =>
    t(
      '{lines, plural, one {# line with a puzzle in the format of another program left as it is. Paste it without the other puzzles} other {# lines with a puzzle in the format of another program left as they are. Paste them without the other puzzles}}.',
      { lines },
    ),
  unwritten: () => t('A puzzle of this text cannot be written in a format that can be read again.'),
  /** A link to a puzzle that is on a server. */
  onServer: (site: string) =>
    plain(t('A link to {site} contains no puzzle that can be read here. It was pasted unchanged.', { site })),
} as const;
