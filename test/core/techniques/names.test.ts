import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { techniques } from '../../../src/core/techniques/index';

const FOLDER = join(__dirname, '../../../src/core/techniques');

describe('techniques', () => {
  it('have ids and names of their own', () => {
    for (const key of ['id', 'name'] as const) {
      assert.equal(new Set(techniques.map(technique => technique[key])).size, techniques.length);
    }
  });

  it('stand in files that are called as they are', () => {
    const files = readdirSync(FOLDER, { recursive: true }).map(file => String(file).split(/[\\/]/).at(-1));
    for (const { id } of techniques) {
      const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      assert.ok(files.includes(`${name}.ts`), id);
    }
  });
});
