/**
 * Writes what is made from the code: what package.json says of the tools for language models, and the reference in docs/library.md. Run it
 * after a change of these: `npx tsx test/makeTools.ts`.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADING, referenceOf } from './library/reference';
import { contributedTools } from './package/languageModelTools';

const file = join(__dirname, '../package.json');
const manifest = JSON.parse(readFileSync(file, 'utf8'));
manifest.contributes.languageModelTools = contributedTools();
writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);

execFileSync(process.execPath, [join(__dirname, '../tools/build.mjs'), 'npm'], { stdio: 'inherit' });
const declarations = readFileSync(join(__dirname, '../dist/npm/index.d.mts'), 'utf8');
const docs = join(__dirname, '../docs/library.md');
const [before] = readFileSync(docs, 'utf8').split(HEADING);
writeFileSync(docs, `${before}${HEADING}\n\n${referenceOf(declarations)}\n`);
