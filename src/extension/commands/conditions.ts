/** Conditions of commands, menus and keys, in VS Code's language of `when` clauses. */

/** The focus is in the text of a puzzle file. */
export const IN_TEXT = 'editorLangId == sudoku';
/** The active editor, or the tab whose menu is open, shows the text of a puzzle file. */
export const OF_SUDOKU = 'resourceLangId == sudoku';
/** The active editor shows a puzzle file as a grid. */
export const IN_GRID = 'activeCustomEditorId == sudoku.grid';
/** The focus is in the page of the grid, and not outside it. */
export const ON_GRID = `${IN_GRID} && !inputFocus && !sideBarFocus && !auxiliaryBarFocus && !panelFocus`;
export const IN_TEXT_OR_GRID = `${IN_TEXT} || ${IN_GRID}`;
export const IN_TEXT_OR_TAB = `${IN_TEXT} || ${OF_SUDOKU}`;
export const IN_ANY_EDITOR = `${IN_TEXT_OR_TAB} || ${IN_GRID}`;

export const WRITABLE = '!editorReadonly';

/** The active file has one puzzle. While the number is unknown, neither this nor {@link SEVERAL} may hide a command. */
export const ONE = 'sudoku.puzzles == 1';
export const SEVERAL = 'sudoku.puzzles != 1';

/** For commands that menus and keys run, but the command palette does not show. */
export const NEVER = 'false';
