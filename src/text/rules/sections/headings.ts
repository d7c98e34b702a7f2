/** Headings of sections of rules, and lines that are nearly one: `[Ruels]`, `Rules:`, `[Jigsaw]`. */

import type { Geometry } from '../../../core/geometry';
import type { RuleSectionKind } from '../../sectionText';
import type { Span } from '../../span';
import { editDistance } from '../editDistance';
import { beginsRule } from '../keywords';
import { readRuleLine } from '../reading';
import type { ProblemOf } from '../ruleProblem';

/** A line that may be meant as a heading. */
export interface NearHeading {
  readonly kind: RuleSectionKind;
  /** Whether the name is a different one, such as `[Killer]`, and not a typo of `[Cages]`. */
  readonly isOther: boolean;
  /**
   * Whether it is a heading above any lines except a grid: a typo in brackets, or brackets with a surplus character.
   */
  readonly isSure: boolean;
}

/** The names of the sections and their other common names, without spaces and hyphens. */
const NAMES: { readonly [K in RuleSectionKind]: readonly string[] } = {
  rules: ['rules', 'constraints', 'constraint', 'variants', 'variant', 'variantrules', 'extrarules', 'ruleset'],
  regions: ['regions', 'jigsaw', 'jigsaws', 'irregular', 'irregularregions', 'areas', 'blocks', 'boxes'],
  cages: ['cages', 'killer', 'killers', 'killercages'],
};
const KINDS = Object.keys(NAMES) as readonly RuleSectionKind[];

/** The words of a line, and the brackets and other characters before and after them. */
const PARTS = /^([[({*=_ ]*)(\p{L}+(?:[ -]\p{L}+)*)([\])}*=_: ]*)$/u;
/** A heading and a rule on one line. */
const WITH_RULE = /^\[ *(\p{L}+) *\]:? *(?=\p{L})/u;

/** The section whose heading a line, without its comment, resembles. */
export function nearHeading(line: string): NearHeading | undefined {
  const [, before, name, after] = PARTS.exec(line) ?? [];
  if (name === undefined) return undefined;
  const letters = name.toLowerCase().replace(/[ -]/g, '');
  const hasBrackets = before.includes('[');
  const isMarked = /\S/.test(before + after);
  for (const kind of KINDS) {
    const [own, ...others] = NAMES[kind];
    if (letters === own) return { kind, isOther: false, isSure: hasBrackets };
    if (!isMarked) continue;
    if (others.includes(letters)) return { kind, isOther: true, isSure: false };
    if (editDistance(letters, own) <= Math.floor(own.length / 3.5))
      return { kind, isOther: false, isSure: hasBrackets && isSlip(letters, own) };
  }
  return undefined;
}

/** Whether only the order of letters or their number is wrong. A different letter may mean another word: `[Games]`. */
function isSlip(letters: string, own: string): boolean {
  const isOne = editDistance(letters, own) === 1 && letters[0] === own[0];
  return isOne && (letters.length !== own.length || [...letters].sort().join() === [...own].sort().join());
}

/** A heading with the first rule after it, on one line: where the rule begins. */
export function headingWithRule(line: string): (NearHeading & { readonly rule: number }) | undefined {
  const [front = '', name] = WITH_RULE.exec(line) ?? [];
  if (name?.toLowerCase() !== 'rules') return undefined;
  return { kind: 'rules', isOther: false, isSure: true, rule: front.length };
}

type HeadingProblem = ProblemOf<'notHeading'> | ProblemOf<'ruleBesideHeading'> | ProblemOf<'missingHeading'>;

/** The problems of the first line of a section; none if it is a correct heading, which may have a comment. */
export function problemOfHeading(kind: RuleSectionKind, line: string): HeadingProblem | undefined {
  const at = line.search(/[#%]/);
  const written = (at < 0 ? line : line.slice(0, at)).trimEnd();
  const trimmed = written.trimStart();
  const name = trimmed.startsWith('[') && trimmed.endsWith(']') ? trimmed.slice(1, -1).trim() : '';
  if (name.toLowerCase() === kind) return undefined;
  const heading = `[${kind[0].toUpperCase()}${kind.slice(1)}]`;
  const start = written.search(/\S/);
  const { rule } = headingWithRule(written) ?? {};
  if (rule === undefined) {
    const span: Span = { start, end: written.length };
    const fix = { ...span, text: heading };
    return { code: 'notHeading', severity: 'error', ...span, word: written.slice(start), heading, fix };
  }
  const end = written.indexOf(']') + 1;
  const fix = { start: end, end: rule, text: '\n' };
  return { code: 'ruleBesideHeading', severity: 'error', start: rule, end: written.length, heading, fix };
}

/** The problems of rules that start with this line, without a heading above it. */
export function problemWithoutHeading(line: string): HeadingProblem {
  const at = line.search(/[#%]/);
  const end = (at < 0 ? line : line.slice(0, at)).trimEnd().length;
  const start = line.search(/\S/);
  const fix = { start: 0, end: 0, text: '[Rules]\n' };
  return { code: 'missingHeading', severity: 'error', start, end, heading: '[Rules]', fix };
}

/** Whether a line is certainly a rule: it can be understood, even if no digits satisfy it. */
export function isSurelyRule(line: string, geometry: Geometry): boolean {
  return beginsRule(line) && readRuleLine(line, geometry).rules.length > 0;
}
