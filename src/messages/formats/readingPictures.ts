/** Puzzles that are read from pictures. */

import { t } from '../../core/sentences';
import type { PictureProblem } from '../../picture/problem';
import { plain } from '../../text/strings/markdown';

/** Puzzles that are read from pictures. */
export const readingPictures = {
  working: () => t('Reading the picture'),
  /** The button of the dialog that chooses a picture. */
  read: () => t('Read Picture'),
  /** The files in that dialog. */
  kind: () => t('Pictures'),
  paste: () => t('Paste Puzzle in Picture'),
  drop: () => t('Drop Puzzle in Picture'),
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
        return t('No grid was found. The picture must show all lines of a 9x9 grid.');
      case 'smallCells':
        return t(
          'The cells are only {pixels, plural, one {# pixel} other {# pixels}} wide. Take the picture from a shorter distance, or with a higher resolution.',
          { pixels: problem.pixels },
        );
      case 'noDigits':
        return t('A grid was found, but hardly any digits in it.');
    }
  },
} as const;
