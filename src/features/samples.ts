/** The sample files of the extension. */

/** The names of the samples, in a good order for newcomers. They are listed here because a web host cannot list a folder. */
export const SAMPLES = [
  'first.sudoku',
  'conflicts.sudoku',
  'steps.sudoku',
  'variants.sudoku',
  'titles.sudoku',
  'collection.sdm',
  'pencilmarks.sudoku',
  'bordered.ss',
  'plain.spf',
  'sadman.sdk',
  'library.sudoku',
  'sizes.sudoku',
  'sixteen.sudoku',
  'twentyfive.sudoku',
] as const;

/** The first comment of a sample, which describes the file. A description (`#D`) in SadMan's format counts as one. */
export function descriptionOf(text: string): string {
  return /^#[ D]([^\r\n]*)/m.exec(text)?.[1] ?? '';
}
