/** Formatting and conversion of puzzles, loaded at first use. */

export { convert } from './convert';
export { formatAll } from './format';
