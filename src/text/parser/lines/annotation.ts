/**
 * Comments that the extension writes above a puzzle: annotations such as `# rated: Medium, SE 2.6, 24 clues`, which
 * state its difficulty, and recipes such as `# generated: seed 42, hard`. They are not titles.
 */

/** Whether a comment, without its `#`, is one that the extension writes. */
export function isWritten(comment: string): boolean {
  return /^ (rated|generated): /.test(comment);
}
