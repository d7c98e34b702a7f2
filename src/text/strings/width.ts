/** The width of text in fonts whose characters are one or two columns wide. */

/** Characters that are two columns wide: Chinese, Japanese and Korean. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/g;

/** The number of columns of a text. */
export const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/**
 * The text, followed by spaces up to a width. Those after wide characters are wide too, because in many fonts such a character is not exactly as
 * wide as two others: so columns of Chinese words are aligned in each font.
 */
export function padEnd(text: string, width: number): string {
  const spaces = missing(text, width);
  return text + (widthOf(text) > text.length ? spaces.replaceAll('  ', '\u3000') : spaces);
}

/** The text after spaces up to a width. */
export const padStart = (text: string, width: number): string => missing(text, width) + text;

const missing = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text)));
