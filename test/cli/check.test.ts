import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VerdictCache } from '../../src/language/analysis/verdicts';
import { PuzzleDocument } from '../../src/language/document/document';
import { Checking } from '../../src/language/features/diagnostics/checking';
import { finish } from '../../src/language/work';
import { withShared } from '../collections';
import { sourceOf } from '../language/source';
import { builtCli, ROOT, sudoku, temporaryFile } from './cli';

/** The findings that the editor shows in a text, without those that compare puzzles. */
function editorFindings(text: string) {
  const document = new PuzzleDocument(sourceOf(text));
  const verdicts = new VerdictCache(
    () => performance.now(),
    () => {},
  );
  const checking = new Checking(document, verdicts, 'off');
  checking.inSight = [{ start: 0, end: text.length }];
  finish(checking.work(() => {}));
  const placeOf = (offset: number) => {
    const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
    return [lines.length, lines[lines.length - 1].length + 1];
  };
  return checking.diagnostics(100_000).map(({ finding: { start, end, severity, code, message }, origin }) => {
    const [line, column] = placeOf(origin + start);
    const [endLine, endColumn] = placeOf(origin + end);
    return { line, column, endLine, endColumn, severity, code, message };
  });
}

const sorted = (rows: readonly object[]) => rows.map(row => JSON.stringify(row)).sort();

describe('sudoku check', () => {
  before(builtCli);

  async function hasFindingsOfEditor(file: string): Promise<void> {
    const expected = editorFindings(readFileSync(file, 'utf8'));
    const { status, out } = await sudoku(['check', '--format', 'json', file]);
    const found = JSON.parse(out).map(({ file: name, ...row }: { readonly file: string }) => {
      assert.equal(name, file);
      return row;
    });
    assert.deepEqual(sorted(found), sorted(expected), file);
    const isBad = expected.some(({ severity }) => severity === 'error' || severity === 'warning');
    assert.equal(status, isBad ? 1 : 0, file);
  }

  it('finds in every sample what the editor finds', async () => {
    const files = readdirSync(join(ROOT, 'samples')).map(name => join(ROOT, 'samples', name));
    for (const file of files) await hasFindingsOfEditor(file);
  });

  for (const name of ['norvig_top95.txt', 'gsf-input-formats.txt', 'pathological.txt', 'big16_15.txt']) {
    withShared(name, text =>
      it(`finds in ${name} what the editor finds`, () => hasFindingsOfEditor(temporaryFile(name, text()))),
    );
  }

  it('writes lines that editors can follow', async () => {
    const file = temporaryFile('two.sudoku', '12..\n3.12\n....\n2..1\n\n1.1.\n....\n....\n....\n');
    const { out, status } = await sudoku(['check', file]);
    assert.equal(status, 1);
    for (const line of out.trimEnd().split('\n'))
      assert.match(line, /^.+two\.sudoku:\d+:\d+: (?:error|warning): .+ \[[a-z-]+\]$/);
    assert.match(out, /two\.sudoku:6:1: error: .+ \[conflict\]/);
  });

  it('finds a wrong line among many right ones, on one thread and on several', async () => {
    const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const lines = Array<string>(20_000).fill(line);
    lines[15_000] = `55${line.slice(2)}`;
    const file = temporaryFile('many.sdm', `${lines.join('\n')}\n`);
    for (const jobs of ['1', '2']) {
      const { status, out } = await sudoku(['check', '-j', jobs, '-f', 'jsonl', file]);
      assert.equal(status, 1);
      for (const row of out.trimEnd().split('\n')) assert.equal(JSON.parse(row).line, 15_001);
    }
  });
});
