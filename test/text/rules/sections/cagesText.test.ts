import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../../src/core/geometry';
import { rulesOfGeometry } from '../../../../src/core/rules/geometry';
import type { CageRule } from '../../../../src/core/rules/kinds/sums';
import { parse } from '../../../../src/text/parser/parser';
import { writeRules } from '../../../../src/text/rules/index';
import { drawable, writeCages } from '../../../../src/text/rules/sections/cagesText';

const GRID = '....\n....\n....\n....\n';

function cagesIn(section: string): CageRule[] {
  const rules = rulesOfGeometry(parse(`${GRID}${section}`).puzzles[0].grid.geometry);
  return rules.filter(rule => rule.kind === 'cage');
}

/** Asserts that rules are drawn like this, and that those in `left` are not drawn. */
function draws(rules: string, drawing: string, ...left: string[]): void {
  const geometry = geometryOfSize(4);
  const cages = drawable(cagesIn(`[Rules]\n${rules.replaceAll('; ', '\n')}`), geometry);
  assert.equal(writeCages(cages.drawn, geometry).join('\n'), drawing);
  assert.deepEqual(writeRules(cages.left, geometry), left);
  const read = writeRules(cagesIn(`[Cages]\n${drawing}`), geometry);
  assert.deepEqual(read.sort(), writeRules(cages.drawn, geometry).sort());
}

describe('the lines of [Cages]', () => {
  it('have letters in the order of the first cells, and sums', () =>
    draws('cage 6: r2c12; cage 4: r1c2; cage: r4c4', '.A..\nBB..\n....\n...C\nA=4 B=6'));
  it('may have no sums', () => draws('cage: r1c12', 'AA..\n....\n....\n....'));
  it('omit a cage in two parts', () =>
    draws('cage 5: r1c1 r2c2; cage 3: r1c34', '..AA\n....\n....\n....\nA=3', 'cage 5: r1c1 r2c2'));
  it('omit a cage that overlaps another', () =>
    draws('cage 5: r1c12; cage 3: r1c23', 'AA..\n....\n....\n....\nA=5', 'cage 3: r1c23'));
  it('use capital letters, then small ones, then digits', () => {
    const geometry = geometryOfSize(9);
    const cages = Array.from({ length: 81 }, (_, cell) => ({ kind: 'cage' as const, cells: [cell], sum: 5 }));
    const { drawn, left } = drawable(cages, geometry);
    const lines = writeCages(drawn, geometry);
    assert.equal(lines[6], '23456789.');
    assert.equal(left.length, 81 - 62);
    assert.ok(lines.slice(9).every(line => line.length <= 60));
    const text = `${'.........\n'.repeat(9)}[Cages]\n${lines.join('\n')}`;
    assert.equal(rulesOfGeometry(parse(text).puzzles[0].grid.geometry).length, 62);
  });
});
