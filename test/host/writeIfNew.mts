import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a file unless it already has this text: suites that run at the same time read it. */
export function writeIfNew(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
