/** Writes what package.json says of the tools for language models. Run it after a change of a tool: `npx tsx test/makeTools.ts`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contributedTools } from './package/languageModelTools';

const file = join(__dirname, '../package.json');
const manifest = JSON.parse(readFileSync(file, 'utf8'));
manifest.contributes.languageModelTools = contributedTools();
writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
