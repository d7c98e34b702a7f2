/** Annotations: comments such as `# rated: Medium, SE 2.6, 24 clues`, which say how hard the puzzle below is. They are no titles. */

/** What an annotation starts with, after its `#`. */
export const ANNOTATION = ' rated: ';

/** Whether a comment, without its `#`, is an annotation. */
export function isAnnotation(comment: string): boolean {
  return comment.startsWith(ANNOTATION);
}
