/** Writes rules as lines of a section `[Rules]`. */

import type { Geometry } from '../../core/geometry';
import type { Rule } from '../../core/rules/rule';
import { writingOf } from './table';

/** The line of a rule. */
export function writeRule(rule: Rule, geometry: Geometry): string {
  return writingOf(rule.kind).write(rule, geometry);
}

/** The name of a rule, before its cells: `cage 16`, `sandwich 8`. */
export function headOf(rule: Rule, geometry: Geometry): string {
  return writeRule(rule, geometry).split(':')[0];
}

/**
 * Writes the canonical form of a rule, which is equal for all rules with the same meaning: sets in order, lines without
 * a direction from one end.
 */
export function writeMeaning(rule: Rule, geometry: Geometry): string {
  return writeRule(writingOf(rule.kind).normal(rule), geometry);
}

/**
 * The lines of rules, in their order. Both diagonals are one line, as are the cells that have the same digits; each line is at the place of
 * the first of them.
 */
export function writeRules(rules: readonly Rule[], geometry: Geometry): string[] {
  const lines = new Map<string, () => string>();
  for (const [i, rule] of rules.entries()) {
    if (rule.kind === 'diagonal') lines.set('diagonal', () => writeDiagonals(rules, geometry));
    else if (rule.kind === 'digits') {
      const { digits } = rule;
      lines.set(`digits ${digits}`, () => writeDigits(rules, digits, geometry));
    } else lines.set(`${i}`, () => writeRule(rule, geometry));
  }
  return [...lines.values()].map(write => write());
}

function writeDiagonals(rules: readonly Rule[], geometry: Geometry): string {
  const diagonals = rules.filter(rule => rule.kind === 'diagonal');
  const [first] = diagonals;
  return diagonals.every(({ direction }) => direction === first.direction) ? writeRule(first, geometry) : 'diagonals';
}

function writeDigits(rules: readonly Rule[], digits: number, geometry: Geometry): string {
  const cells = rules.flatMap(rule => (rule.kind === 'digits' && rule.digits === digits ? rule.cells : []));
  return writeRule({ kind: 'digits', digits, cells: [...new Set(cells)] }, geometry);
}
