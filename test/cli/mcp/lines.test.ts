import assert from 'node:assert/strict';
import { messageLinesOf } from '../../../src/cli/mcp/stdio';
import { sudokuProcess } from '../cli';

/** Reads the lines of a text that arrives in pieces of a length. */
async function linesIn(text: string, pieceLength: number, most: number): Promise<(string | undefined)[]> {
  const bytes = Buffer.from(text);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
  }
  const found: (string | undefined)[] = [];
  for await (const line of messageLinesOf(pieces(), most)) found.push(line);
  return found;
}

describe('the lines of an MCP client', () => {
  it('end only at a line feed, for any pieces', async () => {
    const text = 'one\u2028ä\u0085\r\n\n𝟛\nlast';
    for (let length = 1; length <= 20; length++)
      assert.deepEqual(await linesIn(text, length, 100), ['one\u2028ä\u0085\r', '', '𝟛', 'last']);
  });

  it('are read up to a length, and each longer one is reported and skipped', async () => {
    const text = `${'a'.repeat(10)}\n${'b'.repeat(11)}\nc\n${'d'.repeat(50)}`;
    for (let length = 1; length <= 80; length++)
      assert.deepEqual(await linesIn(text, length, 10), ['a'.repeat(10), undefined, 'c', undefined]);
  });

  it('are answered in order, including one that has more than 64 MB', async () => {
    const ping = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}\n`;
    const { status, out } = await sudokuProcess(['mcp'], `${ping(1)}${'x'.repeat((64 << 20) + 1)}\n${ping(2)}`);
    assert.equal(status, 0);
    const answers = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    assert.deepEqual(
      answers.map(({ id, error }) => [id, error?.code]).sort(),
      [
        [1, undefined],
        [2, undefined],
        [null, -32600],
      ].sort(),
    );
  });
});
