import assert from 'node:assert/strict';
import { sudoku, sudokuProcess, temporaryFile } from './cli';

describe('sudoku check', () => {
  it('writes lines whose positions editors can open', async () => {
    const file = temporaryFile('two.sudoku', '12..\n3.12\n....\n2..1\n\n1.1.\n....\n....\n....\n');
    const { out, status } = await sudoku(['check', file]);
    assert.equal(status, 1);
    for (const line of out.trimEnd().split('\n'))
      assert.match(line, /^.+two\.sudoku:\d+:\d+: (?:error|warning): .+ \[[a-z-]+\]$/);
    assert.match(out, /two\.sudoku:6:1: error: .+ \[conflict\]/);
  });

  it('finds a wrong line among many correct ones, on one thread and on several', async () => {
    const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const lines = Array<string>(20_000).fill(line);
    lines[15_000] = `55${line.slice(2)}`;
    const file = temporaryFile('many.sdm', `${lines.join('\n')}\n`);
    for (const jobs of ['1', '2']) {
      const { status, out } = await sudokuProcess(['check', '-j', jobs, '-f', 'jsonl', file]);
      assert.equal(status, 1);
      for (const row of out.trimEnd().split('\n')) assert.equal(JSON.parse(row).line, 15_001);
    }
  });

  it('finds in plain lines, which it searches first, what it finds in lines with titles', async () => {
    const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
    const lines = [
      solved,
      `.${solved.slice(1)}`,
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
      '000000010400000000020000000000050407008000300001090000300400200050100000000806000',
      `55${'.'.repeat(79)}`,
      '.'.repeat(81),
      `12345678.........9${'.'.repeat(64)}`,
    ];
    const findings = async (text: string) => {
      const { out } = await sudoku(['check', '-f', 'json', temporaryFile('lines.sdm', text)]);
      return JSON.parse(out).map(({ line, column, code, message }: Record<string, unknown>) => ({
        line,
        column,
        code,
        message,
      }));
    };
    const plain = await findings(`${lines.join('\n')}\n`);
    assert.deepEqual(plain, await findings(lines.map((line, i) => `${line} # ${i + 1}\n`).join('')));
    assert.ok(plain.length >= 3);
  });
});
