/** The problems of the lines of sections. */

import type { Geometry } from '../../../core/geometry';
import type { RegionMap } from '../../../core/rules/geometry';
import type { SectionText } from '../../sectionText';
import { problemsAmong } from '../among';
import type { PlacedRule } from '../placedRule';
import type { RuleProblem } from '../ruleProblem';
import { problemOfHeading, problemWithoutHeading } from './headings';
import { movedLine, type PlacedBlock } from './ruleBlocks';
import { linesFrom, type PlacedProblem, type SectionLine } from './sectionLine';

/** The problem of the heading of a section, if it has one. */
export function problemsOfHeading(section: SectionText, heading: SectionLine): PlacedProblem[] {
  const { kind, lacksHeading } = section;
  // Letters directly below a grid can be nothing else.
  if (lacksHeading && kind === 'regions') return [];
  const [line] = lacksHeading ? linesFrom(section, 0, 1) : [heading];
  const problem = lacksHeading ? problemWithoutHeading(line.text) : problemOfHeading(kind, line.text);
  return problem ? [{ line, problem }] : [];
}

/**
 * The problems of each line, and those between the `single` lines, which are the lines of rules and the drawn cages.
 * `headings` are those that are in the text.
 */
export function problemsOf(
  lines: readonly PlacedBlock[],
  single: readonly PlacedBlock[],
  headings: readonly SectionLine[],
  layout: Geometry,
  regions: RegionMap | undefined,
): PlacedProblem[] {
  const own = lines.flatMap(({ start, block }) =>
    block.withProblems.flatMap(line => line.rule.problems.map(problem => ({ line: movedLine(line, start), problem }))),
  );
  const withoutBoxes = lines.flatMap(({ start, block }) =>
    block.facts.linesWithoutBoxes.map(line => movedLine(block.lines[line], start)),
  );
  const beside = (regions ? withoutBoxes : []).map((line): PlacedProblem => {
    const [{ start, end }] = line.rule.parts;
    return { line, problem: { code: 'noBoxesWithRegions', severity: 'error', start, end } };
  });
  const hasRegions = regions !== undefined || (layout.regions !== 'none' && withoutBoxes.length === 0);
  const needing = hasRegions ? [] : lines.flatMap(needsRegions);
  return [...own, ...problemsBetween(lines, single, headings, layout), ...beside, ...needing].sort(
    (a, b) => a.line.start + a.problem.start - b.line.start - b.problem.start,
  );
}

function problemsBetween(
  lines: readonly PlacedBlock[],
  single: readonly PlacedBlock[],
  headings: readonly SectionLine[],
  layout: Geometry,
): PlacedProblem[] {
  const isDrawn = new Set(single.filter(placed => !lines.includes(placed)));
  const found = problemsAmong(
    single.map(({ block }) => block.facts),
    layout,
  );
  return found.map(({ line: at, other, problem, isOfSection }) => {
    const { line, placed } = lineAt(single, at);
    const heading = isOfSection && headings.filter(each => each.start <= line.start).at(-1);
    if (heading) return { line: heading, problem: { ...problem, start: 0, end: heading.text.trimEnd().length } };
    const { start, end } = lineAt(single, other).line;
    return {
      line,
      problem: isDrawn.has(placed) ? ofDrawnCage(problem, line) : problem,
      ...(other !== at && { other: { start, end } }),
    };
  });
}

/** The line with this number, counted from the first line of the first block. */
function lineAt(blocks: readonly PlacedBlock[], number: number) {
  let left = number;
  const placed = blocks.find(({ block: { lines } }) => {
    if (left < lines.length) return true;
    left -= lines.length;
    return false;
  })!;
  return { placed, line: movedLine(placed.block.lines[left], placed.start) };
}

/** A repeated drawn cage is marked at its sum, and has no text that could be removed alone. */
function ofDrawnCage(problem: RuleProblem, { text }: PlacedRule): RuleProblem {
  const { code, severity } = problem;
  return code === 'givenTwice' ? { code, severity, start: 0, end: text.length } : problem;
}

/** The rules of a block about regions, in a puzzle without regions. */
function needsRegions({ start: by, block }: PlacedBlock): PlacedProblem[] {
  return block.aboutRegions.map(line => {
    const [{ start, end }] = line.rule.parts;
    const problem = { code: 'needsRegions', severity: 'error', start, end, keyword: 'region sum' } as const;
    return { line: movedLine(line, by), problem };
  });
}
