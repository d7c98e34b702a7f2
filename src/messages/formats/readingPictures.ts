/** Puzzles that are read from pictures. */

import { all, joinSentences, t } from '../../core/sentences';
import type { PictureProblem } from '../../picture/problem';
import type { Puzzle } from '../../text/puzzle';
import { plain } from '../../text/strings/markdown';
import { cellName } from '../wording';

/** A doubtful cell, as messages describe it. */
interface DescribedDoubt {
  readonly cell: number;
  readonly isExchanged: boolean;
}

/** A puzzle with its doubtful cells, as messages describe them. */
interface DescribedDoubts {
  readonly puzzle: Puzzle;
  readonly doubts: readonly DescribedDoubt[];
}

/** Names exchanged cells if only one puzzle has doubts. The names of cells in several puzzles would be ambiguous. */
function exchangedCells(puzzles: number, cells: readonly string[]): string {
  return puzzles === 1
    ? t('In {cells}, the second guess was preferred: only then does the puzzle have exactly one solution.', {
        cells: all(cells),
      })
    : t(
        '{cells, plural, one {In # cell, the second guess was preferred: only then does its puzzle have exactly one solution} other {In # cells, the second guess was preferred: only then do their puzzles have exactly one solution}}.',
        { cells: cells.length },
      );
}

/** Puzzles that are read from pictures. */
export const readingPictures = {
  working: () => t('Reading the picture'),
  /** The button of the dialog that chooses a picture. */
  read: () => t('Read Picture'),
  /** The files in that dialog. */
  kind: () => t('Pictures'),
  paste: () => t('Paste Puzzle in Picture'),
  drop: () => t('Drop Puzzle in Picture'),
  /** The title of the tab with a picture. `name` is the name of the file, empty if it has none. */
  panel: (name: string) => (name === '' ? t('Picture') : plain(t('Picture: {name}', { name }))),
  /** A part of a picture in a hover, as Markdown. */
  image: (cell: string, address: string) => `![${t('{cell} in the picture', { cell })}](${address}|width=80,height=80)`,
  noDoubts: () => t('No cell of this puzzle is in doubt.'),
  confirmed: (cells: number) => t('Confirmed {cells, plural, one {# cell} other {# cells}} of the picture.', { cells }),
  /** Shown after puzzles with doubtful cells were written: those of one picture. */
  doubts: (puzzles: readonly DescribedDoubts[]) => {
    const exchanged = puzzles.flatMap(({ puzzle, doubts }) =>
      doubts.filter(({ isExchanged }) => isExchanged).map(({ cell }) => cellName(puzzle, cell)),
    );
    const cells = puzzles.reduce((sum, { doubts }) => sum + doubts.length, 0) - exchanged.length;
    return joinSentences([
      ...(exchanged.length > 0 ? [exchangedCells(puzzles.length, exchanged)] : []),
      ...(cells > 0
        ? [
            t(
              '{cells, plural, one {# cell may have been read incorrectly. Compare it with the picture} other {# cells may have been read incorrectly. Compare them with the picture}}.',
              { cells },
            ),
          ]
        : []),
    ]);
  },
  /** Shown after a puzzle was written without its cages. */
  unreadCages: () =>
    t('The picture shows cages, but they could not be read. The puzzle was written without cages. Add them as rules.'),
  /** Why nothing was read. `name` is the name of the file, empty if it has none. */
  failed: (name: string, problem: PictureProblem): string => {
    const reason = readingPictures.problem(problem);
    return name === '' ? reason : plain(t('{name}: {reason}', { name, reason }));
  },
  /** Why nothing was read. */
  problem: (problem: PictureProblem): string => {
    switch (problem.kind) {
      case 'notAPicture':
        return t('This is not a picture. PNG and JPEG pictures can be read.');
      case 'otherFormat':
        return t('Pictures in the format {format} cannot be read. Save the picture as PNG or JPEG.', {
          format: problem.format,
        });
      case 'tooLarge':
        return t(
          'The picture has {width} × {height} pixels, which is too large. Reduce it to at most {most} million pixels.',
          { width: `${problem.width}`, height: `${problem.height}`, most: `${problem.most / 1_000_000}` },
        );
      case 'damaged':
        return t('The picture is damaged and cannot be decoded.');
      case 'noGrid':
        return t('No grid was found. The picture must show all lines of the grid.');
      case 'smallCells':
        return t(
          'The cells are only {pixels, plural, one {# pixel} other {# pixels}} wide. Take the picture from a shorter distance, or with a higher resolution.',
          { pixels: problem.pixels },
        );
      case 'noDigits':
        return t('A grid was found, but hardly any digits in it.');
      case 'unreadCages':
        return t(
          'The picture shows a puzzle with cages, but they could not be read. Use a larger picture without pencil marks.',
        );
    }
  },
} as const;
