import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { families, familyOf, techniques } from '../../../src/core/techniques/index';

const FOLDER = join(__dirname, '../../../src/core/techniques');

describe('techniques', () => {
  it('have unique ids and names', () => {
    for (const key of ['id', 'name'] as const) {
      assert.equal(new Set(techniques.map(technique => technique[key])).size, techniques.length);
    }
  });

  it('are in the folders of their families: in files with their names, or in a table', () => {
    for (const technique of techniques) {
      const family = familyOf(technique);
      const folder = join(FOLDER, camelCase(family.id));
      const own = `${camelCase(technique.id)}.ts`;
      const names = readdirSync(folder);
      const hasFile = names.includes(own);
      const tables = names.filter(name => name !== own).map(name => readFileSync(join(folder, name), 'utf8'));
      const isRow = family.id === 'fish' || tables.some(table => table.includes(`id: '${technique.id}'`));
      assert.notEqual(hasFile, isRow, technique.id);
    }
  });

  it('are of families that all have a folder', () => {
    const folders = readdirSync(FOLDER, { withFileTypes: true }).filter(entry => entry.isDirectory());
    assert.deepEqual(folders.map(({ name }) => name).sort(), families.map(({ id }) => camelCase(id)).sort());
  });
});

const camelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
