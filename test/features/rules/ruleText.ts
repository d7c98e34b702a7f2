/** Texts with rules, in which `‸` marks a position. */

export const SMALL = '1...\n....\n....\n...2\n';
export const GRID = `${'.........\n'.repeat(9)}`;

/** The position of `‸` in a text, and the text without it. */
export function placed(marked: string) {
  const at = marked.indexOf('‸');
  return { at, text: marked.replace('‸', '') };
}
