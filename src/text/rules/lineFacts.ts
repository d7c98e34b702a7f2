/** Facts about consecutive lines of a section, in typed arrays: all lines are compared after each edit of one of them, and there may be thousands. */

import { scattered } from '../../core/hashing';
import type { CageRule } from '../../core/rules/kinds/sums';
import { numberOf, type Rule } from '../../core/rules/rule';
import type { RuleLine } from './ruleLine';

/** Lines, and the facts that are compared. Lines count from 0. */
export interface LineFacts {
  readonly lines: readonly RuleLine[];
  /** By rule: a number that is the same for rules with the same meaning, and rarely for others. */
  readonly fingerprints: Int32Array;
  /** By rule: its line. */
  readonly linesOfRules: Uint32Array;
  /** The lines that remove the boxes. */
  readonly linesWithoutBoxes: readonly number[];
  readonly cages: CageFacts;
}

/** The cages of lines. */
export interface CageFacts {
  readonly rules: readonly CageRule[];
  /** By cage: its line. */
  readonly lines: Uint32Array;
  /** By cage: the end of its cells in `cells`. */
  readonly ends: Uint32Array;
  /** The cells of one cage after another. */
  readonly cells: Uint16Array;
}

/** The facts about lines. */
export function factsOf(lines: readonly RuleLine[]): LineFacts {
  const fingerprints: number[] = [];
  const linesOfRules: number[] = [];
  const cages = { rules: [] as CageRule[], lines: [] as number[], ends: [] as number[], cells: [] as number[] };
  for (const [line, { rules }] of lines.entries()) {
    for (const rule of rules) {
      fingerprints.push(fingerprintOf(rule));
      linesOfRules.push(line);
      if (rule.kind !== 'cage') continue;
      cages.rules.push(rule);
      cages.lines.push(line);
      cages.cells.push(...rule.cells);
      cages.ends.push(cages.cells.length);
    }
  }
  return {
    lines,
    fingerprints: Int32Array.from(fingerprints),
    linesOfRules: Uint32Array.from(linesOfRules),
    linesWithoutBoxes: [...lines.keys()].filter(line => lines[line].noBoxes),
    cages: {
      rules: cages.rules,
      lines: Uint32Array.from(cages.lines),
      ends: Uint32Array.from(cages.ends),
      cells: Uint16Array.from(cages.cells),
    },
  };
}

/** A number that is the same for rules of a kind with the same number and the same row, column or cells in any order, and rarely for others. */
function fingerprintOf(rule: Rule): number {
  let sum = scattered(rule.kind === 'digits' ? rule.digits : (numberOf(rule) ?? 0));
  for (let i = 0; i < rule.kind.length; i++) sum = scattered(sum + rule.kind.charCodeAt(i));
  for (const cell of 'cells' in rule ? rule.cells : []) sum += scattered(cell + 1);
  if ('sight' in rule) sum += scattered(2 * rule.sight.index + (rule.sight.kind === 'row' ? 1 : 2));
  return sum | 0;
}
