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
    // Each line has the longest or the shortest rejected length after each other kind, so that no state of one affects the next.
    const lengths = [10, 11, 10, 10, 50, 10, 0, 10, 11, 11, 1, 50];
    const lines = lengths.map((length, i) => String.fromCharCode(0x61 + i).repeat(length));
    for (let length = 1; length <= 200; length++)
      assert.deepEqual(
        await linesIn(lines.join('\n'), length, 10),
        lines.map(line => (line.length <= 10 ? line : undefined)),
      );
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
