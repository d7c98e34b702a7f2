/** The prototype that works with three bands for each digit, in plain TypeScript. */

import { pathToFileURL } from 'node:url';
import { scalarModule, whyAbsent } from '../prototypes.ts';
import type { Contestant } from './contestant.ts';

interface Prototype {
  solve(line: string): string | null;
  count(line: string, limit: number): number;
}

const absent = whyAbsent(scalarModule);
const prototype: Prototype | undefined = absent ? undefined : await import(pathToFileURL(scalarModule).href);

const bandsScalar: Contestant = {
  name: 'bands.scalar.ts',
  from: 'prototype',
  sizes: [9],
  absent,
  solve: line => prototype?.solve(line) ?? undefined,
  count: (line, limit) => prototype?.count(line, limit) ?? 0,
};

export default bandsScalar;
