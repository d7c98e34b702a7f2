import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesOf } from '../../../src/board/drawing/style';

const css = ['src/board/style', 'src/board/page/style'].flatMap(folder =>
  readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8')),
);
const defined = new Set(css.flatMap(text => [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name)));

describe('the style of the page', () => {
  it('sets each color of the drawing', () => {
    const used = new Set<string>();
    rulesOf(name => {
      used.add(`--${name}`);
      return '';
    });
    assert.ok(used.size > 30);
    assert.deepEqual([...used].filter(name => !defined.has(name)).sort(), []);
    for (const text of css) for (const [, name] of text.matchAll(/var\((--[\w-]+)/g)) used.add(name);
    assert.deepEqual([...defined].filter(name => !used.has(name)).sort(), []);
  });

  it('uses the colors that package.json declares', () => {
    const { contributes } = JSON.parse(readFileSync('package.json', 'utf8'));
    const declared = contributes.colors.map(({ id }: { id: string }) => `--vscode-${id.replace('.', '-')}`);
    const used = css.flatMap(text => [...text.matchAll(/var\((--vscode-sudoku-\w+)/g)].map(([, name]) => name));
    assert.ok(used.length > 10);
    assert.deepEqual(
      used.filter(name => !declared.includes(name)),
      [],
    );
  });

  it('names only the page colors of marks and fallbacks', () => {
    const colors = css.flatMap(text => [...text.matchAll(/^.*#[0-9a-f]{3,8}\b.*$/gim)].map(([line]) => line.trim()));
    assert.deepEqual(
      colors.filter(line => !/^--(?:color|edge)\d:|, #\w+\)/.test(line)),
      [],
    );
  });
});
