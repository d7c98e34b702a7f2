/** Screenshots of killers for tests. */

import { rulesOfGeometry } from '../../src/core/rules/geometry';
import { parse } from '../../src/text/parser/parser';
import type { CageLook, DrawnCage } from '../../tools/picture/cages';
import { Random } from '../../tools/picture/random';
import { type Look, type Screenshot, screenshotOf } from '../../tools/picture/screenshots';
import { STROKES } from './drawing';

export const LARGE_KILLER = `cage 22: r1c123 r2c1
cage 17: r1c45 r2c34
cage 16: r1c6 r2c56
cage 14: r1c78
cage 16: r1c9 r2c89
cage 12: r234c2
cage 5: r23c7
cage 20: r345c1
cage 8: r3c34
cage 18: r3c56 r4c5
cage 10: r3c89
cage 13: r4c34
cage 12: r4c678
cage 27: r46c9 r5c89
cage 27: r5c2 r67c12
cage 14: r5c3 r6c34
cage 13: r5c45 r6c5
cage 6: r5c67
cage 5: r67c6
cage 7: r6c78
cage 13: r78c3
cage 15: r7c45 r8c4
cage 15: r7c789 r8c9
cage 3: r89c1
cage 21: r8c2 r9c23
cage 27: r8c5 r9c4567
cage 13: r8c67
cage 16: r8c8 r9c89`;
/** The solution of {@link LARGE_KILLER}. */
export const SOLUTION = '738426951426519378591738246915872463672345189843961527359684712284197635167253894';
export const SMALL_KILLER = `cage 13: r1c12 r2c1
cage 6: r12c3
cage 6: r12c4
cage 7: r12c5
cage 5: r1c6
cage 7: r2c2 r3c23
cage 3: r2c6
cage 10: r3c1 r4c12
cage 11: r3c456
cage 7: r4c34
cage 12: r45c56
cage 20: r5c1234 r6c3
cage 6: r6c12
cage 13: r6c456`;

function cagesOf(size: number, rules: string): DrawnCage[] {
  const text = `${`${'.'.repeat(size)}\n`.repeat(size)}[Rules]\n${rules}\n`;
  const [{ grid }] = parse(text).puzzles;
  return rulesOfGeometry(grid.geometry).flatMap(rule =>
    rule.kind === 'cage' ? [{ cells: rule.cells, sum: rule.sum! }] : [],
  );
}

const DASHED: CageLook = {
  inset: 0.08,
  width: 0.025,
  dash: [0.09, 0.05],
  line: 90,
  sum: 40,
  sumHeight: 0.19,
  sumAt: [0.05, 0.055],
  gap: 0.04,
  shades: [255],
};
export const LOOK: Look = {
  paper: 255,
  page: 255,
  given: 20,
  entry: 90,
  candidate: 100,
  thin: 150,
  thick: 20,
  thinWidth: 0.02,
  thickWidth: 0.05,
  shade: 255,
  highlight: 255,
  digitHeight: 0.5,
  candidateHeight: 0.18,
  isLettered: false,
  gap: 0.1,
  candidates: 'none',
  cell: 60,
};
export const DARK = { paper: 30, page: 20, given: 240, entry: 200, thin: 90, thick: 170, shade: 30, highlight: 30 };

export interface Drawn {
  readonly size?: 6 | 9;
  readonly rules?: string;
  readonly position?: string;
  readonly look?: Partial<Look>;
  readonly cages?: Partial<CageLook>;
}

/** The screenshot of a killer. */
export function killer({
  size = 9,
  rules = size === 9 ? LARGE_KILLER : SMALL_KILLER,
  position,
  look,
  cages,
}: Drawn = {}): Screenshot {
  const digits = [...(position ?? '.'.repeat(size * size))].map(character => Number(character) || 0);
  const drawn = { size, boxWidth: 3, boxHeight: size / 3, digits, cages: cagesOf(size, rules) };
  const style = { ...LOOK, ...look, cages: { ...DASHED, ...cages } };
  return screenshotOf(drawn, STROKES, style, new Random(1));
}

/** The screenshot of {@link SMALL_KILLER}, or with a sum that contradicts the others. */
export function smallKiller({ isWrong = false } = {}): Screenshot {
  return killer({ size: 6, rules: isWrong ? SMALL_KILLER.replace('cage 13: r1c12', 'cage 14: r1c12') : SMALL_KILLER });
}
