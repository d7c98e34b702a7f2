/** Sections and boxes that are typed or inserted below a grid that was read before: the document reads the grid again. */

import assert from 'node:assert/strict';
import type { PuzzleDocument } from '../../../src/text/document/document';
import { parse } from '../../../src/text/parser/parser';
import type { Puzzle } from '../../../src/text/puzzle';
import { edit, opened, readAll } from './editing';
import { digestsOf } from './incrementalTexts';

const GRID = '53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n';
const SECTIONS = [
  '[Rules]\nanti-knight\n',
  '[Cages]\nA=10: r1c1 r1c2\n',
  `Regions:\n${'111222333\n'.repeat(3)}${'444555666\n'.repeat(3)}${'777888999\n'.repeat(3)}`,
  'boxes: 3x3\n',
];
/** Text between the grid and the section: a few lines, and more than a document reads with a grid. */
const BETWEEN = ['', '# comment\n', '# a\n\n# b\n'.repeat(20)];
const BELOW = ['', `words\n${GRID}`];

/** A limit that a document reaches only if it reads the same text endlessly. */
const MOST_READS = 20_000;

function puzzlesIn(document: PuzzleDocument): Puzzle[] {
  readAll(document);
  return [...document.puzzles()];
}

describe('a section below a grid', () => {
  for (const section of SECTIONS) {
    for (const [how, parts] of [
      ['typed', [...section]],
      ['inserted', [section]],
    ] as const) {
      it(`${section.split('\n')[0]} is read with it when it is ${how}`, () => {
        for (const between of BETWEEN) {
          for (const below of BELOW) {
            const file = opened(GRID + between + below);
            file.text.most = MOST_READS;
            puzzlesIn(file.document);
            let at = GRID.length + between.length;
            for (const part of parts) {
              edit(file, at, 0, part);
              at += part.length;
              puzzlesIn(file.document);
            }
            assert.deepEqual(
              digestsOf({ puzzles: puzzlesIn(file.document) }),
              digestsOf({ puzzles: parse(file.text.content).puzzles }),
              file.text.content,
            );
          }
        }
      });
    }
  }
});
