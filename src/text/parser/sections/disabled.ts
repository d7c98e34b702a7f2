/** The comments that turn diagnostics off: `# sudoku-disable duplicate` for the next puzzle, `# sudoku-disable-file duplicate` for all below. */

/** The codes that comments turned off. */
export interface Disabled {
  /** For the next puzzle. */
  readonly next: readonly string[];
  /** For every puzzle below the comment. */
  readonly file: readonly string[];
}

const FOR_NEXT = 'sudoku-disable';
const FOR_FILE = 'sudoku-disable-file';

/** Represents all codes: the comment names none. */
const ALL = '*';

/** The checks turned off after a comment, without its `#`; undefined for any other comment. */
export function disabledAfter(comment: string, { next, file }: Disabled = NONE): Disabled | undefined {
  // Like ESLint's comments: a reason may follow two dashes. Some write a colon after the word.
  const [first = '', ...codes] = comment
    .split(' -- ')[0]
    .split(/[\s,]/)
    .filter(part => part !== '');
  const word = first.replace(/:$/, '');
  if (word !== FOR_NEXT && word !== FOR_FILE) return undefined;
  const named = codes.length > 0 ? codes : [ALL];
  return word === FOR_FILE ? { next, file: [...file, ...named] } : { next: [...next, ...named], file };
}

/** The checks that are still turned off after the next puzzle. */
export function disabledBelow(disabled: Disabled | undefined): Disabled | undefined {
  if (!disabled || disabled.file.length === 0) return undefined;
  return { next: [], file: disabled.file };
}

/** Whether both turn off the same codes. */
export function sameDisabled(a: Disabled | undefined, b: Disabled | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && wordsOf(a) === wordsOf(b));
}

/** Whether findings with a code are turned off for a puzzle. */
export function isDisabled({ disabled }: { readonly disabled?: readonly string[] }, code: string): boolean {
  return disabled !== undefined && (disabled.includes(code) || disabled.includes(ALL));
}

const NONE: Disabled = { next: [], file: [] };

const wordsOf = ({ next, file }: Disabled) => `${next.join()} ${file.join()}`;
