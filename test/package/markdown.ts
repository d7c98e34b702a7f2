/** Parts of a Markdown file for comparison with the extension. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proseOf } from '../host/links.mts';

export const ROOT = join(__dirname, '../..');

/** The text of a file of the project. */
export function readText(name: string): string {
  return readFileSync(join(ROOT, name), 'utf8');
}

/** The pages in docs/, with their paths from the root. */
export const DOCUMENTATION: readonly string[] = ['docs', 'docs/guide', 'docs/techniques'].flatMap(folder =>
  readdirSync(join(ROOT, folder))
    .filter(name => name.endsWith('.md'))
    .map(name => `${folder}/${name}`),
);

/** The pages for contributors. The README does not link to them, and the package does not contain them. */
export const FOR_CONTRIBUTORS: readonly string[] = ['docs/architecture.md'];

/** The pages about the benchmarks, with their paths from the root. */
export const BENCHMARKS: readonly string[] = [
  'bench/README.md',
  ...readdirSync(join(ROOT, 'bench/results')).map(name => `bench/results/${name}`),
];

export interface Fence {
  /** The text after the opening backticks: `sudoku problems`. */
  readonly info: string;
  readonly text: string;
  /** The number of its first line, from 1. */
  readonly line: number;
}

/** The fenced blocks of a text. */
export function fencesOf(markdown: string): Fence[] {
  return [...markdown.matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)].map(({ index, 1: info, 2: text }) => ({
    info,
    text,
    line: markdown.slice(0, index).split('\n').length + 1,
  }));
}

/** The sections under headings of the second level, by heading. */
export function sectionsOf(markdown: string): Map<string, string> {
  const [, ...sections] = markdown.split(/^## /m);
  return new Map(
    sections.map(section => {
      const end = section.indexOf('\n');
      return [section.slice(0, end), section.slice(end + 1)];
    }),
  );
}

/** The rows of all tables of a text as cells, without the header and the line below it. */
export function tableRowsOf(markdown: string): string[][] {
  return [...proseOf(markdown).matchAll(/^\|(.*)\|$/gm)].map(([, row]) => row.split('|').map(cell => cell.trim()));
}

/** The contents of all code spans. Line breaks inside become spaces. */
export function codeSpansOf(markdown: string): Set<string> {
  return new Set([...proseOf(markdown).matchAll(/`([^`]+)`/g)].map(([, code]) => code.replace(/\s+/g, ' ')));
}
