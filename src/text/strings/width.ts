/** The width of text in fonts whose characters are one or two columns wide. */

/** Characters that are two columns wide: Chinese, Japanese and Korean. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/g;

/** The number of columns of a text. */
export const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/** The text, followed by spaces up to a width. */
export const padEnd = (text: string, width: number): string => text + missing(text, width);

/** The text after spaces up to a width. */
export const padStart = (text: string, width: number): string => missing(text, width) + text;

const missing = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text)));
