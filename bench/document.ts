/** Writes the measured sections of documents, and describes the machine. */

import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** By section: the document that contains it, with its path from the root. */
export const SECTIONS = {
  solvers: 'bench/results/solvers.md',
  large: 'bench/results/solvers.md',
  reasoning: 'bench/results/reasoning.md',
  variants: 'bench/results/variants.md',
  'variants beside ISS': 'bench/results/variants.md',
  canonical: 'bench/results/canonical.md',
  generator: 'bench/results/generator.md',
  lint: 'bench/results/collections.md',
  cli: 'bench/results/cli.md',
  scale: 'docs/scale.md',
  editor: 'bench/results/editor.md',
  killers: 'bench/results/editor.md',
  typing: 'bench/results/editor.md',
  board: 'bench/results/editor.md',
  frames: 'bench/results/editor.md',
} as const;

/**
 * Replaces the text between a section's marks in its document. The text around them is not changed.
 * @throws an error when the document does not have the marks
 */
export function writeSection(name: keyof typeof SECTIONS, markdown: string): void {
  const file = join(ROOT, SECTIONS[name]);
  const text = readFileSync(file, 'utf8');
  const begin = new RegExp(`<!-- ${name}: .* -->`).exec(text);
  const end = text.indexOf(`<!-- end of ${name} -->`);
  if (!begin || end < begin.index) throw new Error(`${file} has lost the marks of ${name}.`);
  const from = begin.index + begin[0].length;
  writeFileSync(file, `${text.slice(0, from)}\n\n${markdown}\n\n${text.slice(end)}`);
}

/** A table whose columns are as wide as their widest cell. The first row is the head; numbers are on the right. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(3, ...rows.map(row => row[column].length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(rows[0]), `| ${rule.join(' | ')} |`, ...rows.slice(1).map(line)].join('\n');
}

/** A date such as 2026-01-31. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function machine(): string {
  const [{ model }] = cpus();
  return `${model}, ${availableParallelism()} cores, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}
