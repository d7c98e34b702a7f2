/** What formats and converts puzzles. It is loaded at first use. */

export { convert } from './convert';
export { formatAll } from './format';
