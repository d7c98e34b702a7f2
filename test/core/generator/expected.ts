/** The puzzles of seeds, the same on every machine and in every host. */

import type { Recipe } from '../../../src/core/generator/recipe';

/** A cross in every box except the middle one, 180°. */
export const CROSSES = cellsOf(`
  .x..x..x.
  xxxxxxxxx
  .x..x..x.
  .x.....x.
  xxx...xxx
  .x.....x.
  .x..x..x.
  xxxxxxxxx
  .x..x..x.`);

function cellsOf(picture: string): number[] {
  return [...picture.replace(/\s/g, '')].flatMap((mark, cell) => (mark === 'x' ? [cell] : []));
}

/** By recipe: its puzzles. If one of them changes, the recipes above puzzles in files are wrong. */
export const EXPECTED: readonly (readonly [Partial<Recipe> & Pick<Recipe, 'seed'>, readonly string[]])[] = [
  [
    { seed: 42, count: 2 },
    [
      '.....2..853.84...9.271............83.5...42....6...5...7....8..4.......2..29...17',
      '7.....85...9..23..2....4.97.8..6............9..7..1.35.1..4....6..7....8...3..5.1',
    ],
  ],
  [
    { seed: 42, level: 'hard', symmetry: '180' },
    ['2.5..7.6...7..9..8....2.7..4..3.....62.....59.....8..1..3.8....7..9..4...1.4..9.2'],
  ],
  [
    { seed: 7, level: 'medium', minimal: true, clues: { least: 23, most: 24 } },
    ['.746..3..1....7.....9....4.........4..31658.........2.6...7.5....2.51...3......82'],
  ],
  [
    { seed: 7, symmetry: 'full', rating: { least: 2, most: 4 } },
    ['.7.152.4.16.3.7.52.........29..3..648..7.4..934..2..75.........68.2.3.97.2.695.8.'],
  ],
  [
    { seed: 9, pattern: CROSSES },
    ['.8..2..3.392861547.1..7..8..3.....5.954...128.7.....6..6..5..1.547612893.2..9..7.'],
  ],
  [{ seed: 1, size: 4, symmetry: 'mirrors' }, ['.13.3..42..1.42.']],
  [
    { seed: 1, size: 12, symmetry: '90' },
    [
      '...7.3A1........54..9B...854..C.6A...72..1...3.96...B..8..2.9.C.....8.A721.6.....9.A.C..9..6...35.9...7..24...A9.8..47C...3C..59........CAB.3...',
    ],
  ],
];
