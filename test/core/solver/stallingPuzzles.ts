/** Large puzzles made for this project, on which exact cover stalls: `test/fixtures/stalling.sdm` describes them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Grid } from '../../../src/core/grid';
import { parse } from '../../../src/text/parser/parser';

const FILE = join(__dirname, '../../fixtures/stalling.sdm');

const [valid, foundEarly, longest, contradictory, eight, twenty, ...sparse] = parse(
  readFileSync(FILE, 'utf8'),
).puzzles.map(({ grid }) => grid);

export const stallingPuzzles = { valid, foundEarly, longest, contradictory, eight, twenty, sparse } satisfies Record<
  string,
  Grid | readonly Grid[]
>;
