/** Text that is written as the numbers of its bytes: dumps of files, arrays of hexadecimal numbers. */

/** Maximum length of such a text, in characters. */
const LONGEST = 1 << 13;

/** A line of a dump: an offset, bytes in hexadecimal, perhaps in pairs, and the characters. */
const DUMPED =
  /^[ \t]{0,9}[\da-f]{4,8}:?[ \t]{1,3}((?:[\da-f]{2}){1,2}(?:[ \t]{1,2}(?:[\da-f]{2}){1,2}){0,15})(?=\s\s|\s*$)/i;

/** A byte in a program, and anything that may be between two of them. */
const BYTE = /(?<![\w$])(?:0x|\$)([\da-f]{2})(?!\w)|(?<!\w)0?([\da-f]{2})h(?!\w)/gi;

/** Whether a line is one of a dump. */
export const isDumped = (line: string): boolean => DUMPED.test(line);

/** The text of bytes, or their digits if all of them are smaller than 10. Undefined if there are too few bytes for a grid. */
export function textOfBytes(content: string): string | undefined {
  if (content.length > LONGEST) return undefined;
  const lines = content.split(/[\r\n]+/).filter(line => line.trim() !== '');
  const dumped = lines.map(line => DUMPED.exec(line)?.[1]);
  const bytes = dumped.every(line => line !== undefined)
    ? dumped.flatMap(line => line.match(/[\da-f]{2}/gi) ?? [])
    : [...content.matchAll(BYTE)].map(([, prefixed, suffixed]) => prefixed ?? suffixed);
  if (bytes.length < FEWEST) return undefined;
  const codes = bytes.map(byte => Number.parseInt(byte, 16));
  return codes.every(code => code < 10) ? codes.join('') : String.fromCharCode(...codes).trim();
}

/** Minimum number of bytes: of a 9x9 grid. */
const FEWEST = 81;
