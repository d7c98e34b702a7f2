/** All rules that examine one puzzle. Written by `npm run generate`: do not edit. */

import type { DiagnosticRule } from '../rule';
import { brokenRule } from '../rules/brokenRule';
import { conflict } from '../rules/conflict';
import { doubtfulDigit } from '../rules/doubtfulDigit';
import { forcedCell } from '../rules/forcedCell';
import { misplacedBorder } from '../rules/misplacedBorder';
import { mixedBlanks } from '../rules/mixedBlanks';
import { multipleSolutions } from '../rules/multipleSolutions';
import { noCandidate } from '../rules/noCandidate';
import { noPlace } from '../rules/noPlace';
import { noSolution } from '../rules/noSolution';
import { invalidSymbol, rowCount, rowLength } from '../rules/problems';
import { redundantGiven } from '../rules/redundantGiven';
import { doubtfulRule, invalidRule } from '../rules/ruleText';
import { wrongDigit } from '../rules/wrongDigit';

/** The rules in the order of their findings. */
export const RULES: readonly DiagnosticRule[] = [
  brokenRule,
  conflict,
  invalidRule,
  invalidSymbol,
  noCandidate,
  noPlace,
  noSolution,
  rowCount,
  rowLength,
  wrongDigit,
  doubtfulDigit,
  doubtfulRule,
  misplacedBorder,
  multipleSolutions,
  forcedCell,
  mixedBlanks,
  redundantGiven,
];
