/** Maps positions in JavaScript from esbuild to lines of its source, by the source map. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns a function from an offset in the text to the line of its source, from 1, or undefined if esbuild added the text. */
export function linesBy(text: string, mappings: string): (offset: number) => number | undefined {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  // By line of the text: columns, and the source line from there on.
  const lines = readMappings(mappings);
  return offset => {
    const line = starts.filter(start => start <= offset).length - 1;
    const before = (lines[line] ?? []).filter(({ column }) => column <= offset - starts[line]);
    return before.at(-1)?.source;
  };
}

interface Segment {
  readonly column: number;
  readonly source: number;
}

/** https://tc39.es/ecma426/: segments of numbers, each the difference from the previous one, in base 64 with 5 bits per digit. */
function readMappings(mappings: string): Segment[][] {
  let source = 1;
  return mappings.split(';').map(line => {
    let column = 0;
    const segments: Segment[] = [];
    for (const segment of line.split(',').filter(Boolean)) {
      const numbers = numbersIn(segment);
      column += numbers[0];
      if (numbers.length < 4) continue;
      source += numbers[2];
      segments.push({ column, source });
    }
    return segments;
  });
}

function numbersIn(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const c of segment) {
    const bits = DIGITS.indexOf(c);
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = shift = 0;
  }
  return numbers;
}
