/** Recorded positions with rules and the steps found in them, stored as lines of `test/fixtures/ruleSteps.tsv`. */

import assert from 'node:assert/strict';
import { type Geometry, geometryOfSize } from '../../../../src/core/geometry';
import { bitOf, digitsOf } from '../../../../src/core/grid';
import { makeLine, parseLine } from '../../../../src/core/notation';
import { Position } from '../../../../src/core/position';
import { geometryWithRules, rulesOfGeometry } from '../../../../src/core/rules/geometry';
import { familyOf, techniques } from '../../../../src/core/techniques/index';
import { readRuleLine, writeRules } from '../../../../src/text/rules/index';

/** The techniques that use constraints of rules. */
export const techniquesForRules = techniques.filter(technique => familyOf(technique).id === 'rules');

/** A position, a technique, and its steps there. */
export interface Recorded {
  readonly technique: string;
  readonly position: Position;
  readonly steps: readonly string[];
}

/** Technique, rules, digits, candidates of the empty cells, and steps, separated by tabs. */
export function writeRecorded({ technique, position, steps }: Recorded): string {
  const { geometry, digits, candidates } = position;
  const lists = [...position.empty].map(cell => digitsOf(candidates[cell]).join(''));
  return [
    technique,
    writeRules(rulesOfGeometry(geometry), geometry).join('; '),
    makeLine(digits),
    lists.join(' '),
    steps.join(' | '),
  ].join('\t');
}

/** Parses such a line. */
export function readRecorded(line: string): Recorded {
  const [technique, rules, digits, lists, steps] = line.split('\t');
  const grid = parseLine(digits);
  assert.ok(grid, digits);
  const base = geometryOfSize(grid.geometry.size);
  const geometry = geometryWithRules(
    base,
    rules.split('; ').flatMap(rule => ruleOf(rule, base)),
  );
  const candidates = new Uint32Array(geometry.cellCount);
  const texts = lists.split(' ');
  for (const [cell, digit] of grid.digits.entries()) {
    if (digit === 0) candidates[cell] = [...texts.shift()!].reduce((mask, sign) => mask | bitOf(Number(sign)), 0);
  }
  return {
    technique,
    position: new Position(geometry, grid.digits, candidates, grid.digits),
    steps: steps.split(' | '),
  };
}

function ruleOf(text: string, base: Geometry) {
  const { rules, problems } = readRuleLine(text, base);
  assert.deepEqual(
    problems.filter(({ severity }) => severity === 'error'),
    [],
    text,
  );
  return rules;
}
