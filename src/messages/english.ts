/** Parts of texts that are in English in each language: files that are written, the command line, and tools for language models. */

/** `1 puzzle`, `2 puzzles` */
export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n.toLocaleString('en')} ${n === 1 ? noun : plural}`;
}
