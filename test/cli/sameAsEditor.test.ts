import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { RuleLevels } from '../../src/features/diagnostics/rule';
import { settingsFrom } from '../../src/features/settings';
import { levelsWith } from '../features/levels';
import { ALL } from '../sizes';
import { workClock } from '../text/workClock';
import { ROOT, sudoku, temporaryFile } from './cli';
import { type EditorFinding, editorFindings } from './editorFindings';

const SHARED = join(ROOT, '../shared/data');

const { levels } = settingsFrom(() => undefined);

/** The rules that have settings are for `lint` only. */
const isChecked = ({ code }: EditorFinding) => !(code in levels);

/** Folders with inputs that are still read wrongly, with pictures, and with recorded answers. */
const LEFT_OUT = ['faults', 'reports', 'pictures', 'photos', 'records'];

/** The files of the project, and with all data also those of others, with paths from the root. */
function filesToCompare(): string[] {
  const folders = ['samples', 'test/fixtures'].map(folder => join(ROOT, folder));
  return [...folders, ...(ALL && existsSync(SHARED) ? [SHARED] : [])].flatMap(folder =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && !LEFT_OUT.includes(basename(entry.parentPath)))
      .map(entry => relative(ROOT, join(entry.parentPath, entry.name))),
  );
}

/** Advice on text that is not read: a command here, and a quick fix there. */
const WAYS = /\. (?:Rewrite [^.]* as [^.]* to work with [^.]*|`sudoku convert [^.]*)$/;

/** Compares finding by finding, to keep differences short. */
function same(found: readonly EditorFinding[], expected: readonly EditorFinding[], about: string): void {
  const sorted = (findings: readonly EditorFinding[]) =>
    findings.map(each => JSON.stringify({ ...each, message: each.message.replace(WAYS, '') })).sort();
  const [own, editors] = [sorted(found), sorted(expected)];
  const differs = own.findIndex((each, i) => each !== editors[i]);
  assert.equal(differs < 0 ? undefined : own[differs], differs < 0 ? undefined : editors[differs], about);
  assert.equal(own.length, editors.length, about);
}

const isBad = ({ severity }: EditorFinding) => severity === 'error' || severity === 'warning';

/** The findings of a verb by file. */
async function found(
  verb: string,
  files: readonly string[],
  options: readonly string[] = [],
): Promise<Map<string, EditorFinding[]>> {
  const { status, out } = await sudoku([verb, '--format', 'json', ...options, ...files]);
  const rows: (EditorFinding & { readonly file: string })[] = JSON.parse(out);
  // 2 if a file has no puzzle.
  assert.ok(status === 2 || status === (rows.some(isBad) ? 1 : 0), `${verb} ${files}: ${status}`);
  const byFile = new Map<string, EditorFinding[]>(files.map(file => [file, []]));
  for (const { file, ...finding } of rows) byFile.get(file)!.push(finding);
  return byFile;
}

describe('the command line and the editor', () => {
  it('have the same findings in every sample and fixture, and with all data in every file of ../shared/data', async function () {
    if (ALL) this.timeout(0);
    const files = filesToCompare();
    const checked = await found('check', files);
    let count = 0;
    for (const file of files) {
      const expected = await editorFindings(readFileSync(join(ROOT, file), 'utf8'), levels, workClock());
      same(checked.get(file)!, expected.filter(isChecked), `check ${file}`);
      // One file at a time, because the editor compares files only with a command.
      const linted = await found('lint', [file]);
      same(linted.get(file)!, expected, `lint ${file}`);
      count += expected.length;
    }
    assert.ok(count > 5);
  });

  it('have the same findings on lines below damaged puzzles, and at marks of a conflict', async () => {
    const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const damaged = [
      `${puzzle.slice(0, 40)},${puzzle.slice(41)}`,
      puzzle.replaceAll('.', ' '),
      puzzle.slice(0, 12),
      '12345',
    ];
    const conflict = ['<<<<<<< HEAD', puzzle, '=======', puzzle, '>>>>>>> branch'];
    const lines = [...damaged.flatMap(line => [puzzle, line]), ...conflict];
    // A block of plain lines ends where these lines start.
    const text = `${lines.join('\n')}\n${`${puzzle}\n`.repeat(6393)}${lines.join('\n')}\n`;
    const expected = await editorFindings(text, levelsWith({}), workClock());
    assert.equal(expected.filter(({ code }) => code === 'row-length' || code === 'invalid-symbol').length, 6);
    assert.equal(expected.filter(({ code, severity }) => code === 'not-read' && severity === 'warning').length, 6);
    same((await found('check', [temporaryFile('below.sdm', text)])).values().next().value!, expected, 'check');
  });
  it('have the same findings in lines that lost or gained cells', async () => {
    const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const lines = [0, 30, 40, 70, 80].flatMap(length => [puzzle, puzzle.slice(0, length), puzzle.repeat(2)]);
    // One part of it is plain lines only, which are read differently.
    const text = `${lines.join('\n')}\n${`${puzzle}\n`.repeat(5000)}${puzzle.slice(9)}\n${puzzle}`;
    const expected = await editorFindings(text, levelsWith({}), workClock());
    assert.equal(expected.filter(({ code }) => code === 'row-length').length, 10);
    same((await found('check', [temporaryFile('damaged.sdm', text)])).values().next().value!, expected, 'check');
  });

  it('have the same findings by rules that are off by default', async () => {
    const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const turned = [...puzzle].map(digit => (digit === '.' ? '.' : String(10 - Number(digit)))).join('');
    // The last one has no solution, for which no single digit is the reason.
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
    const expected = await editorFindings(text, all, workClock());
    assert.ok(expected.some(({ message }) => message.includes('contradict each other')));
    const codes = new Set(expected.map(({ code }) => code));
    for (const [code, level] of Object.entries(all)) assert.equal(codes.has(code), level !== 'off', code);
    const linted = await found('lint', [file], options);
    same(linted.get(file)!, expected, 'lint');
  });
});
