import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RuleLevels } from '../../src/language/features/diagnostics/rule';
import { settingsFrom } from '../../src/language/features/settings';
import { builtCli, ROOT, sudoku, temporaryFile } from './cli';
import { type EditorFinding, editorFindings } from './editorFindings';

const SHARED = join(ROOT, '../shared/data');

const { levels } = settingsFrom(() => undefined);

/** The rules for collections are for `lint` only. */
const CHECKED: RuleLevels = Object.fromEntries(Object.keys(levels).map(code => [code, 'off']));

/** All files of samples/ and ../shared/data, with paths from the root. */
function filesToCompare(): string[] {
  const folders = [join(ROOT, 'samples'), ...(existsSync(SHARED) ? [SHARED] : [])];
  return folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(ROOT, join(entry.parentPath, entry.name))),
  );
}

/** Finding by finding, so that a difference is short. */
function same(found: readonly EditorFinding[], expected: readonly EditorFinding[], about: string): void {
  const sorted = (findings: readonly EditorFinding[]) => findings.map(each => JSON.stringify(each)).sort();
  const [own, editors] = [sorted(found), sorted(expected)];
  const differs = own.findIndex((each, i) => each !== editors[i]);
  assert.equal(differs < 0 ? undefined : own[differs], differs < 0 ? undefined : editors[differs], about);
  assert.equal(own.length, editors.length, about);
}

const isBad = ({ severity }: EditorFinding) => severity === 'error' || severity === 'warning';

async function found(verb: string, file: string, ...options: string[]): Promise<EditorFinding[]> {
  const { status, out } = await sudoku([verb, '--format', 'json', ...options, file]);
  const rows = JSON.parse(out).map(({ file: name, ...finding }: EditorFinding & { readonly file: string }) => {
    assert.equal(name, file);
    return finding;
  });
  // 2 where a file has no puzzle.
  assert.ok(status === 2 || status === (rows.some(isBad) ? 1 : 0), `${verb} ${file}: ${status}`);
  return rows;
}

describe('the command line and the editor', () => {
  before(builtCli);

  if (!existsSync(SHARED)) console.log('  ../shared/data is not here: only the samples are compared.');

  it('find the same in every sample and in every file of ../shared/data', async function () {
    this.timeout(180_000);
    let count = 0;
    for (const file of filesToCompare()) {
      const text = readFileSync(join(ROOT, file), 'utf8');
      same(await found('check', file), await editorFindings(text, CHECKED), `check ${file}`);
      const expected = await editorFindings(text, levels);
      same(await found('lint', file), expected, `lint ${file}`);
      count += expected.length;
    }
    assert.ok(count > 5);
  });

  it('find the same by rules that are off by default', async () => {
    const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const turned = [...puzzle].map(digit => (digit === '.' ? '.' : String(10 - Number(digit)))).join('');
    // The last one has no solution, and no digit of it alone is the reason.
    const stuck = '.4..2..6214.4.12..3..4152.4..6....5.';
    const text = `#LExtreme\n${puzzle}4\n\n#LExtreme\n${puzzle}\n${turned}\n53467${puzzle.slice(5)}\n${puzzle}\n${stuck}\n`;
    const file = temporaryFile('rules.sdm', text);
    const all: RuleLevels = {
      'redundant-given': 'warning',
      'not-minimal': 'information',
      duplicate: 'error',
      'isomorphic-duplicate': 'warning',
      'level-mismatch': 'warning',
      'broken-symmetry': 'hint',
      'too-few-clues': 'off',
    };
    const options = Object.entries(all).flatMap(([code, level]) => ['--rule', `${code}=${level}`]);
    const expected = await editorFindings(text, all);
    assert.ok(expected.some(({ message }) => message.includes('contradict each other')));
    const codes = new Set(expected.map(({ code }) => code));
    for (const [code, level] of Object.entries(all)) assert.equal(codes.has(code), level !== 'off', code);
    same(await found('lint', file, ...options), expected, 'lint');
  });
});
