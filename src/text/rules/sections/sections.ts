/**
 * The sections `[Rules]`, `[Regions]` and `[Cages]` of a puzzle file: their lines, and the geometry that they give a puzzle. Reading them never
 * fails: what cannot be read is a problem of its line.
 */

import { Cache } from '../../../core/cache';
import type { Geometry } from '../../../core/geometry';
import { MOST_RULES, ruleKeyOf } from '../../../core/rules/distinct';
import { geometryWithRules, type RegionMap } from '../../../core/rules/geometry';
import type { ReadSections, RuleSectionKind, SectionsReading, SectionText } from '../../sectionText';
import type { Span } from '../../span';
import { problemsAmong } from '../among';
import type { PlacedRule } from '../placedRule';
import { readRuleLine } from '../reading';
import type { RuleLine } from '../ruleLine';
import type { RuleProblem } from '../ruleProblem';
import { readCages } from './cages';
import { problemOfHeading, problemWithoutHeading } from './headings';
import { readRegions } from './regions';
import type { PlacedProblem, SectionLine } from './sectionLine';

/** A section that was read. Offsets start where those of its text start. */
export interface RuleSection extends SectionText {
  /** The line `[Rules]`, `[Regions]` or `[Cages]`; empty if it is missing. */
  readonly heading: Span;
  /** The lines of `[Rules]` and `[Cages]`; none of `[Regions]`. */
  readonly rules: readonly PlacedRule[];
  readonly problems: readonly PlacedProblem[];
}

/** The content of the sections of a puzzle. */
export interface SectionsRead extends SectionsReading {
  readonly geometry: Geometry;
  readonly sections: readonly RuleSection[];
}

/** The sections of a puzzle, or at the top of a file, as they were read. */
export function sectionsOf({ reading, sections }: ReadSections): readonly RuleSection[] {
  // Only readSections makes readings. A puzzle with the rules of the file has no section.
  return sections.length > 0 ? (reading as SectionsRead).sections : [];
}

/** Minimum length of the sections of a puzzle that are cached. Shorter ones are read quickly. */
const LONG = 1000;

/** The content of long sections by their text: the last ten to twenty, which is more than are visible. */
const known = new Cache<SectionsRead>(10);

/** Reads the sections of a puzzle whose geometry would be `base` without them. */
export function readSections(base: Geometry, texts: readonly SectionText[]): SectionsRead {
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (length < LONG) return readNewSections(base, texts);
  const key = texts.map(({ kind, start, lacksHeading, text }) => `${kind} ${start} ${lacksHeading} ${text}`).join('\n');
  return known.of(`${base.key}\n${key}`, () => readNewSections(base, texts));
}

function readNewSections(base: Geometry, texts: readonly SectionText[]): SectionsRead {
  const lists = texts.map(linesOf);
  const ofRegions = texts.flatMap(({ kind }, i) => (kind === 'regions' ? lists[i].slice(1) : []));
  const { regions, labels, problems: regionProblems } = readRegions(base, ofRegions);
  const layout = geometryWithRules(base, [], regions, labels);
  const read = texts.map(({ kind }, i) => linesIn(kind, lists[i].slice(1), layout));
  const { rules, problems: surplus } = limited(read.map(({ lines }) => lines));
  const all = rules.flat();
  const single = read.flatMap(({ lines, cages = lines }) => cages);
  const headings = texts.flatMap((text, i) => problemsOfHeading(text, lists[i]));
  const written = texts.flatMap(({ lacksHeading }, i) => (lacksHeading ? [] : [lists[i][0]]));
  const problems = [...headings, ...regionProblems, ...problemsOf(all, single, written, layout, regions), ...surplus];
  const hasNoBoxes = all.some(({ rule }) => rule.noBoxes);
  const given = all.flatMap(line => line.given.map(({ rule }) => rule));
  const problemsBySection = bySection(problems, texts);
  return {
    geometry: geometryWithRules(base, given, regions ?? (hasNoBoxes ? 'none' : undefined), labels),
    sections: texts.map((text, i) => ({
      ...text,
      heading: { start: lists[i][0].start, end: lists[i][0].end },
      rules: rules[i],
      problems: problemsBySection[i],
    })),
    mistakes: problems.filter(({ problem }) => problem.severity === 'error').length,
  };
}

/** By section: its lines, where those after the limit give no rules, and the problem there. */
function limited(sections: readonly (readonly PlacedRule[])[]): {
  readonly rules: readonly (readonly PlacedRule[])[];
  readonly problems: readonly PlacedProblem[];
} {
  let count = 0;
  for (const lines of sections) for (const { given } of lines) count += given.length;
  if (count <= MOST_RULES) return { rules: sections, problems: [] };
  const found = new Set<string>();
  const problems: PlacedProblem[] = [];
  const rules = sections.map(lines =>
    lines.map(line => {
      const beyond = line.given.find(({ rule }) => found.add(ruleKeyOf(rule)).size > MOST_RULES);
      if (!beyond) return line;
      const span = { start: beyond.start - line.start, end: beyond.end - line.start };
      if (problems.length === 0)
        problems.push({ line, problem: { code: 'tooManyRules', severity: 'error', ...span, most: MOST_RULES } });
      return { ...line, given: [] };
    }),
  );
  return { rules, problems };
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

/** The lines of a section, and of `[Cages]` each cage as if it were a line. */
function linesIn(
  kind: RuleSectionKind,
  lines: readonly SectionLine[],
  layout: Geometry,
): { readonly lines: readonly PlacedRule[]; readonly cages?: readonly PlacedRule[] } {
  if (kind === 'cages') return readCages(layout, lines);
  return { lines: kind === 'rules' ? lines.map(line => placed(line, readRuleLine(line.text, layout))) : [] };
}

function placed(line: SectionLine, rule: RuleLine): PlacedRule {
  const isMistaken = rule.problems.some(({ severity }) => severity === 'error');
  const given = rule.rules.map((each, i) => {
    const { start, end } = rule.places[i];
    return { rule: each, start: line.start + start, end: line.start + end };
  });
  return { ...line, rule, given: isMistaken ? [] : given };
}

/** The lines of a section, the first of which is its heading. An empty line is added if it is missing. */
function linesOf({ text, start, lacksHeading }: SectionText): SectionLine[] {
  const lines: SectionLine[] = lacksHeading ? [{ start, end: start, text: '' }] : [];
  let from = 0;
  for (const { 0: ending, index } of text.matchAll(/\r\n|\r|\n|$/g)) {
    lines.push({ start: start + from, end: start + index, text: text.slice(from, index) });
    from = index + ending.length;
  }
  return lines;
}

/** A rule about regions in a puzzle without regions. */
function needsRegions(line: PlacedRule): PlacedProblem[] {
  if (!line.rule.rules.some(({ kind }) => kind === 'regionSum')) return [];
  const [{ start, end }] = line.rule.parts;
  return [{ line, problem: { code: 'needsRegions', severity: 'error', start, end, keyword: 'region sum' } }];
}

function problemsOfHeading(
  { kind, lacksHeading }: SectionText,
  [heading, first]: readonly SectionLine[],
): PlacedProblem[] {
  // Letters directly below a grid can be nothing else.
  if (lacksHeading && kind === 'regions') return [];
  const problem = lacksHeading ? problemWithoutHeading(first.text) : problemOfHeading(kind, heading.text);
  return problem ? [{ line: lacksHeading ? first : heading, problem }] : [];
}

/**
 * The problems of each line, and those between the `single` lines, which are the lines of rules and the drawn cages.
 * `headings` are those that are in the text.
 */
function problemsOf(
  lines: readonly PlacedRule[],
  single: readonly PlacedRule[],
  headings: readonly SectionLine[],
  layout: Geometry,
  regions: RegionMap | undefined,
): PlacedProblem[] {
  const own = lines.flatMap(line => line.rule.problems.map(problem => ({ line, problem })));
  const rules = single.map(({ rule }) => rule);
  const all = new Set(lines);
  // A repeated drawn cage is marked at its sum, and has no text that could be removed alone.
  const shown = (problem: RuleProblem, at: PlacedRule): RuleProblem =>
    problem.code === 'givenTwice' && !all.has(at)
      ? { code: problem.code, severity: problem.severity, start: 0, end: at.text.length }
      : problem;
  const among = problemsAmong(rules, layout).map(({ line, other, problem, isOfSection }) => {
    const { start, end } = single[other];
    const heading = isOfSection && headings.filter(each => each.start <= single[line].start).at(-1);
    if (heading) return { line: heading, problem: { ...problem, start: 0, end: heading.text.trimEnd().length } };
    return {
      line: single[line],
      problem: shown(problem, single[line]),
      ...(other !== line && { other: { start, end } }),
    };
  });
  const withRegions = lines.flatMap(line => {
    if (!line.rule.noBoxes || !regions) return [];
    const [{ start, end }] = line.rule.parts;
    return [{ line, problem: { code: 'noBoxesWithRegions', severity: 'error', start, end } as const }];
  });
  const hasRegions = regions !== undefined || (layout.regions !== 'none' && !lines.some(({ rule }) => rule.noBoxes));
  const needing = hasRegions ? [] : lines.flatMap(needsRegions);
  return [...own, ...among, ...withRegions, ...needing].sort(
    (a, b) => a.line.start + a.problem.start - b.line.start - b.problem.start,
  );
}
