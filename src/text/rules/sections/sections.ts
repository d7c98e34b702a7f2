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
import type { Work } from '../../work';
import { problemsAmong } from '../among';
import type { GivenRule, PlacedRule } from '../placedRule';
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

/** Number of lines that are read between two yields: about a millisecond. */
const LINES_AT_ONCE = 20;

/**
 * Reads the lines of rules that {@link readSections} reads, so that it finds them in its cache. It cannot be paused itself, and reading
 * most lines takes longer than the rest. Yields where it may be paused.
 */
export function* readingAhead(base: Geometry, texts: readonly SectionText[]): Work<void> {
  const lists = texts.map(linesOf);
  const { layout } = layoutIn(base, texts, lists);
  const seen = new Set<string>();
  for (const [i, { kind }] of texts.entries()) {
    if (kind !== 'rules') continue;
    for (const { text } of lists[i].slice(1)) {
      if (seen.has(text)) continue;
      readRuleLine(text, layout);
      if (seen.add(text).size >= MOST_RULES) return;
      if (seen.size % LINES_AT_ONCE === 0) yield undefined;
    }
  }
}

/** The rows, columns and regions of a puzzle. */
function layoutIn(base: Geometry, texts: readonly SectionText[], lists: readonly (readonly SectionLine[])[]) {
  const ofRegions = texts.flatMap(({ kind }, i) => (kind === 'regions' ? lists[i].slice(1) : []));
  const found = readRegions(base, ofRegions);
  return { ...found, layout: geometryWithRules(base, [], found.regions, found.labels) };
}

function readNewSections(base: Geometry, texts: readonly SectionText[]): SectionsRead {
  const lists = texts.map(linesOf);
  const { regions, labels, problems: regionProblems, layout } = layoutIn(base, texts, lists);
  const limit = new RuleLimit();
  const read = texts.map(({ kind }, i) => linesIn(kind, lists[i].slice(1), layout, limit));
  const all = read.flatMap(({ lines }) => lines);
  const single = read.flatMap(({ lines, cages = lines }) => cages);
  const headings = texts.flatMap((text, i) => problemsOfHeading(text, lists[i]));
  const written = texts.flatMap(({ lacksHeading }, i) => (lacksHeading ? [] : [lists[i][0]]));
  const problems = [
    ...headings,
    ...regionProblems,
    ...problemsOf(all, single, written, layout, regions),
    ...limit.problems,
  ];
  const hasNoBoxes = all.some(({ rule }) => rule.noBoxes);
  const given = all.flatMap(line => line.given.map(({ rule }) => rule));
  const problemsBySection = bySection(problems, texts);
  return {
    geometry: geometryWithRules(base, given, regions ?? (hasNoBoxes ? 'none' : undefined), labels),
    sections: texts.map((text, i) => ({
      ...text,
      heading: { start: lists[i][0].start, end: lists[i][0].end },
      rules: read[i].lines,
      problems: problemsBySection[i],
    })),
    mistakes: problems.filter(({ problem }) => problem.severity === 'error').length,
  };
}

/** Counts the rules of a puzzle, without repetitions. The lines after the limit give no rules. */
class RuleLimit {
  private readonly lines: PlacedRule[] = [];
  private count = 0;
  /** Keys of the rules so far, if there are more than the limit with repetitions. */
  private found: Set<string> | undefined;
  /** The problem of the first line after the limit. */
  readonly problems: PlacedProblem[] = [];

  get isExceeded(): boolean {
    return this.problems.length > 0;
  }

  /** A line, without rules if they are too many. */
  taken(line: PlacedRule): PlacedRule {
    const { found, lines } = this;
    if (this.isExceeded) return { ...line, given: [] };
    this.count += line.given.length;
    if (!found && this.count <= MOST_RULES) {
      lines.push(line);
      return line;
    }
    this.found = found ?? new Set(lines.flatMap(({ given }) => given.map(({ rule }) => ruleKeyOf(rule))));
    const beyond = line.given.find(({ rule }) => this.found!.add(ruleKeyOf(rule)).size > MOST_RULES);
    if (!beyond) return line;
    const span = { start: beyond.start - line.start, end: beyond.end - line.start };
    this.problems.push({ line, problem: { code: 'tooManyRules', severity: 'error', ...span, most: MOST_RULES } });
    return { ...line, given: [] };
  }
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

/** The lines of a section, and of `[Cages]` each cage as if it were a line. Lines of rules after the limit are left out. */
function linesIn(
  kind: RuleSectionKind,
  lines: readonly SectionLine[],
  layout: Geometry,
  limit: RuleLimit,
): { readonly lines: readonly PlacedRule[]; readonly cages?: readonly PlacedRule[] } {
  if (kind === 'regions') return { lines: [] };
  if (kind === 'cages') {
    const read = readCages(layout, lines);
    return { ...read, lines: read.lines.map(line => limit.taken(line)) };
  }
  const read: PlacedRule[] = [];
  for (const line of lines) {
    if (limit.isExceeded) break;
    read.push(limit.taken(placed(line, readRuleLine(line.text, layout))));
  }
  return { lines: read };
}

function placed({ start, end, text }: SectionLine, rule: RuleLine): PlacedRule {
  const given: GivenRule[] = [];
  if (!rule.problems.some(({ severity }) => severity === 'error')) {
    for (const [i, place] of rule.places.entries())
      given.push({ rule: rule.rules[i], start: start + place.start, end: start + place.end });
  }
  return { start, end, text, rule, given };
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
