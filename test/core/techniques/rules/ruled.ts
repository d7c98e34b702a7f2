/** Positions with rules, written like in the section `[Rules]`. */

import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../../src/core/geometry';
import { type Position, positionOf } from '../../../../src/core/position';
import { geometryWithRules } from '../../../../src/core/rules/geometry';
import { readRuleLine } from '../../../../src/text/rules/index';
import { parseCell } from '../../cells';

/** The position of an empty grid with rules, one per line, and with some givens: `r1c1=5 r2c2=3`. */
export function ruled(rules: string, givens = '', size = 9): Position {
  const base = geometryOfSize(size);
  const read = rules.split('\n').flatMap(line => {
    const { rules: found, problems } = readRuleLine(line.trim(), base);
    assert.deepEqual(
      problems.filter(({ severity }) => severity === 'error'),
      [],
      line,
    );
    return found;
  });
  const digits = new Uint8Array(base.cellCount);
  for (const [, cell, digit] of givens.matchAll(/(r\d+c\d+)=(\d+)/g)) digits[parseCell(base, cell)!] = Number(digit);
  return positionOf({ geometry: geometryWithRules(base, read), digits });
}
