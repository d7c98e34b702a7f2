/** The section `[Regions]`: as many lines as the grid has rows, with a letter for each cell. Cells with the same letter are a region. */

import { REGION_LETTERS } from '../../../core/cellNames';
import type { Geometry } from '../../../core/geometry';
import { isFrame, type PlacedProblem, type SectionLine } from './sectionLine';

/** The label of a cell. Programs write quotes and brackets around the letters. */
const LABEL = /[^\s|,#%"'`;+[\](){}]/g;
/** A label that people can read: not half of a surrogate pair, and no character with a meaning in Markdown. */
const READABLE = /^[\p{L}\p{N}]$/u;

/** A letter of a line. */
interface Label {
  readonly name: string;
  readonly line: SectionLine;
  /** From the start of the line. */
  readonly at: number;
}

/** The regions that lines name; absent if there are none, or with problems. */
export interface RegionsRead {
  readonly regions?: Uint8Array;
  /** The letters of the regions, by region, if they are not the usual ones and people can read them. */
  readonly labels?: readonly string[];
  readonly problems: readonly PlacedProblem[];
}

/** Reads the lines below `[Regions]`. Letters in either case are the same. */
export function readRegions({ size }: Geometry, lines: readonly SectionLine[]): RegionsRead {
  const rows = inRows(
    lines.map(line => labelsOf(line)).filter(labels => labels.length > 0),
    size,
  );
  if (rows.length === 0) return { problems: [] };
  const problems: PlacedProblem[] = [];
  const add = (line: SectionLine, problem: PlacedProblem['problem']) => problems.push({ line, problem });
  for (const labels of rows) {
    if (labels.length === size) continue;
    const [first] = labels;
    const start = labels.length > size ? labels[size].at : first.at;
    const end = labels[labels.length - 1].at + 1;
    add(first.line, { code: 'regionRow', severity: 'error', start, end, found: labels.length, needed: size });
  }
  if (rows.length !== size) {
    const [first, last] = (rows[size] ?? rows[rows.length - 1]).filter(
      (_, i, { length }) => i === 0 || i === length - 1,
    );
    const span = { start: first.at, end: (last ?? first).at + 1 };
    add(first.line, { code: 'regionRows', severity: 'error', ...span, found: rows.length, needed: size });
  }
  if (problems.length > 0) return { problems };
  const byName = new Map<string, Label[]>();
  for (const label of rows.flat()) byName.set(label.name, [...(byName.get(label.name) ?? []), label]);
  for (const [name, labels] of byName) {
    if (labels.length === size) continue;
    const { line, at } = labels[labels.length > size ? size : labels.length - 1];
    const data = { name, found: labels.length, needed: size };
    add(line, { code: 'regionSize', severity: 'error', start: at, end: at + 1, ...data });
  }
  if (problems.length > 0) return { problems };
  const names = [...byName.keys()];
  const isUsual = names.every((name, i) => name === REGION_LETTERS[i]);
  const labels = isUsual || !names.every(name => READABLE.test(name)) ? undefined : names;
  return {
    regions: Uint8Array.from(rows.flat(), ({ name }) => names.indexOf(name)),
    ...(labels && { labels }),
    problems,
  };
}

/** All labels of a grid on one line are its rows. */
function inRows(lines: readonly Label[][], size: number): readonly Label[][] {
  const [line, ...others] = lines;
  if (line?.length !== size * size || others.length > 0) return lines;
  return Array.from({ length: size }, (_, row) => line.slice(row * size, (row + 1) * size));
}

function labelsOf(line: SectionLine): Label[] {
  if (isFrame(line.text)) return [];
  const end = line.text.search(/[#%]/);
  const written = end < 0 ? line.text : line.text.slice(0, end);
  return [...written.matchAll(LABEL)].map(match => ({ name: match[0].toUpperCase(), line, at: match.index }));
}
