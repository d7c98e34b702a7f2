/** Reads sections. The lines of a reading before an edit are used again. */

import type { Geometry } from '../../../core/geometry';
import { geometryWithLists, geometryWithRules } from '../../../core/rules/geometry';
import type { SectionText } from '../../sectionText';
import { afterBreak } from '../../strings/lineBreaks';
import type { Work } from '../../work';
import type { PlacedRule } from '../placedRule';
import { readCages } from './cages';
import type { Reading } from './recentReadings';
import { readRegions } from './regions';
import { blockOf, type PlacedBlock, readBlocks, type TextBlocks } from './ruleBlocks';
import { RuleLimit } from './ruleLimit';
import { RuleSection } from './ruleSection';
import { linesFrom, type PlacedProblem, type SectionLine } from './sectionLine';
import { problemsOf, problemsOfHeading } from './sectionProblems';

/**
 * Reads sections. `before`: an earlier reading of the same kinds of sections, whose lines are used again. Yields after each block of lines
 * that are read.
 */
export function* readingAfter(
  before: Reading | undefined,
  base: Geometry,
  texts: readonly SectionText[],
): Work<Reading> {
  const { regions, labels, problems: regionProblems, layout } = layoutIn(base, texts);
  const limit = new RuleLimit();
  const parts: SectionBlocks[] = [];
  for (const [i, text] of texts.entries())
    parts.push(yield* blocksIn(text, layout, limit, before?.layout === layout ? before.blocks[i] : undefined));
  const all = parts.flatMap(({ placed }) => placed);
  const single = parts.flatMap(({ placed, cages = placed }) => cages);
  const headings = texts.map(headingOf);
  const written = headings.filter((_, i) => !texts[i].lacksHeading);
  const problems = [
    ...texts.flatMap((text, i) => problemsOfHeading(text, headings[i])),
    ...regionProblems,
    ...problemsOf(all, single, written, layout, regions),
    ...limit.problems,
  ];
  const hasNoBoxes = all.some(({ block }) => block.facts.linesWithoutBoxes.length > 0);
  const given = all.map(({ block }) => block.given);
  const problemsBySection = bySection(problems, texts);
  const read = {
    geometry: geometryWithLists(base, given, regions ?? (hasNoBoxes ? 'none' : undefined), labels),
    sections: texts.map((text, i) => new RuleSection(text, headings[i], problemsBySection[i], parts[i].placed)),
    mistakes: problems.filter(({ problem }) => problem.severity === 'error').length,
  };
  return { base, layout, read, blocks: parts.map(({ again }) => again) };
}

/** The rows, columns and regions of a puzzle. */
function layoutIn(base: Geometry, texts: readonly SectionText[]) {
  const ofRegions = texts.flatMap(section => (section.kind === 'regions' ? linesBelow(section) : []));
  const found = readRegions(base, ofRegions);
  return { ...found, layout: geometryWithRules(base, [], found.regions, found.labels) };
}

/** By section: the problems of its lines, in their order. The sections are in the order of the text. */
function bySection(problems: readonly PlacedProblem[], texts: readonly SectionText[]): PlacedProblem[][] {
  const found = texts.map((): PlacedProblem[] => []);
  for (const problem of problems) {
    let [first, last] = [0, texts.length - 1];
    while (first < last) {
      const middle = (first + last + 1) >>> 1;
      if (texts[middle].start <= problem.line.start) first = middle;
      else last = middle - 1;
    }
    found[first].push(problem);
  }
  return found;
}

/** The lines of a section. */
interface SectionBlocks {
  readonly placed: readonly PlacedBlock[];
  /** Of `[Cages]`: each cage as if it were a line. */
  readonly cages?: readonly PlacedBlock[];
  /** The blocks that can be used again after an edit. */
  readonly again?: TextBlocks;
}

/** The lines of a section. Lines of rules after the limit are left out. */
function* blocksIn(
  section: SectionText,
  layout: Geometry,
  limit: RuleLimit,
  before: TextBlocks | undefined,
): Work<SectionBlocks> {
  if (section.kind === 'regions') return { placed: [] };
  if (section.kind === 'cages') {
    const { lines, cages } = readCages(layout, linesBelow(section));
    return { placed: [limit.taken(inBlock(lines))], cages: [inBlock(cages)] };
  }
  const { text } = section;
  const from = afterHeading(section);
  const known = new Set(before?.blocks);
  const placed: PlacedBlock[] = [];
  const blocks: TextBlocks['blocks'][number][] = [];
  let start = section.start + from;
  for (const block of limit.isExceeded ? [] : readBlocks(text, from, layout, before)) {
    const taken = limit.taken({ start, block });
    placed.push(taken.block === block ? taken : upTo(taken, limit));
    if (limit.isExceeded) break;
    blocks.push(block);
    start += block.length;
    if (!known.has(block)) yield undefined;
  }
  return { placed, again: { text, from, blocks } };
}

/** A block up to the first line after the limit. */
function upTo({ start, block }: PlacedBlock, { problems: [{ line }] }: RuleLimit): PlacedBlock {
  const lines = block.lines.filter(each => start + each.start <= line.start);
  return { start, block: blockOf(lines, line.end - start) };
}

/** Lines as a block that is not used again. */
const inBlock = (lines: readonly PlacedRule[]): PlacedBlock => ({
  start: 0,
  block: blockOf(lines, lines.at(-1)?.end ?? 0),
});

/** The heading of a section; empty if it is missing. */
function headingOf(section: SectionText): SectionLine {
  const { start, lacksHeading } = section;
  const [heading] = lacksHeading ? [] : linesFrom(section, 0, 1);
  return heading ?? { start, end: start, text: '' };
}

/** The index in the text of a section where the lines below its heading start. */
const afterHeading = (section: SectionText): number =>
  section.lacksHeading ? 0 : afterBreak(section.text, headingOf(section).text.length);

/** The lines below the heading of a section. */
const linesBelow = (section: SectionText): SectionLine[] => [
  ...linesFrom(section, afterHeading(section), section.text.length + 1),
];
