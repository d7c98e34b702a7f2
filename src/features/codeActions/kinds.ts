/** The kinds of this extension's code actions, as VS Code writes them. */
export const ACTION_KINDS = ['quickfix', 'refactor.rewrite.sudoku', 'source.sudoku.fillForced'] as const;
/** One of {@link ACTION_KINDS}. */
export type ActionKind = (typeof ACTION_KINDS)[number];
