/** The extensions of Sudoku files, as in the editor. A test compares them with package.json. */
export const EXTENSIONS = ['.sudoku', '.sdk', '.sdm', '.ss', '.spf'];

/** Whether a file is a Sudoku file, judging by its name. */
export const isSudokuFile = (name: string): boolean =>
  EXTENSIONS.some(extension => name.toLowerCase().endsWith(extension));
