import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { TOOLS } from '../../../src/features/tools/index';
import { ROOT, sudoku, sudokuProcess, temporaryFolder } from '../cli';
import { type Connection, connect } from './client';

const PUZZLE = '...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...';

describe('sudoku mcp, with the official client', () => {
  let connection: Connection;
  before(async () => {
    connection = await connect();
  });
  after(() => connection.close());

  it('identifies itself', () => {
    const { client } = connection;
    assert.equal(client.getServerVersion()?.name, 'sudoku');
    assert.match(client.getServerVersion()!.version, /^\d+\.\d+\.\d+$/);
    assert.match(client.getInstructions()!, /sudoku_next_step/);
  });

  it('lists the tools with their schemas', async () => {
    const { tools } = await connection.client.listTools();
    assert.deepEqual(
      tools.map(({ name, title, description, inputSchema }) => ({ name, title, description, inputSchema })),
      TOOLS.map(({ name, title, description, input }) => ({ name, title, description, inputSchema: input })),
    );
    assert.ok(tools.every(({ annotations }) => annotations?.readOnlyHint));
  });

  it('answers a call with text and data', async () => {
    const { text, data, isError } = await connection.call('sudoku_check', { puzzle: PUZZLE });
    assert.equal(isError, false);
    assert.match(text, /exactly one solution/);
    assert.equal(data.solutions, 1);
  });

  it('reports a mistake in an input as an answer that the model reads', async () => {
    const { text, isError } = await connection.call('sudoku_hint', { puzzle: PUZZLE, stage: 9 });
    assert.equal(isError, true);
    assert.equal(text, '"stage" must be from 1 to 3.');
  });

  it('rejects an unknown tool', async () => {
    await assert.rejects(connection.call('sudoku_cheat', {}), /-32602.*There is no tool "sudoku_cheat"/);
  });

  it('answers others while a call runs, and ends it when it is canceled', async () => {
    const { client } = connection;
    const giveUp = new AbortController();
    // No such puzzle is found within the time of this test.
    const rare = { clues: { least: 17, most: 17 }, level: 'extreme', rating: { least: 9.5, most: 11 } };
    const call = client.callTool({ name: 'sudoku_generate', arguments: rare }, undefined, { signal: giveUp.signal });
    const failed = assert.rejects(call, /given up by the test/);
    await client.ping();
    giveUp.abort('given up by the test');
    await failed;
    assert.equal((await connection.call('sudoku_check', { puzzle: PUZZLE })).data.solutions, 1);
  });
});

describe('the MCP server of the package', () => {
  it('runs the tools, with the code that it shares with the extension', async () => {
    const folder = temporaryFolder();
    const { buildExtension } = await import('../../host/bundle.mts');
    await buildExtension();
    cpSync(join(ROOT, 'dist/node'), folder, { recursive: true });
    const connection = await connect([join(folder, 'mcp.mjs')]);
    try {
      const { tools } = await connection.client.listTools();
      assert.equal(tools.length, TOOLS.length);
      const { text } = await connection.call('sudoku_next_step', { puzzle: PUZZLE });
      assert.match(text, /^1\. Naked Single: r1c7=7/);
    } finally {
      await connection.close();
    }
  });
});

describe('sudoku mcp', () => {
  const send = async (...messages: readonly unknown[]) => {
    const lines = messages.map(message => (typeof message === 'string' ? message : JSON.stringify(message)));
    const { out, err, status } = await sudokuProcess(['mcp'], `${lines.join('\n')}\n`);
    assert.deepEqual([err, status], ['', 0]);
    return out
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line));
  };

  it('ends when its input ends, after all answers', async () => {
    const call = { name: 'sudoku_solve', arguments: { puzzle: PUZZLE } };
    const [answer] = await send({ jsonrpc: '2.0', id: 'a', method: 'tools/call', params: call });
    assert.equal(answer.id, 'a');
    assert.equal(answer.result.structuredContent.solutions, 1);
  });

  it('reads Windows line endings, and ignores empty lines', async () => {
    assert.deepEqual(await send('\r', '{"jsonrpc":"2.0","id":1,"method":"ping"}\r'), [
      { jsonrpc: '2.0', id: 1, result: {} },
    ]);
  });

  it('describes itself, and rejects files', async () => {
    const help = await sudoku(['mcp', '--help']);
    assert.match(help.out, /^Usage: sudoku mcp/);
    assert.equal(help.status, 0);
    const { err, status } = await sudoku(['mcp', 'puzzles.sdm']);
    assert.equal(status, 2);
    assert.match(err, /reads no files, so remove "puzzles\.sdm"\./);
    assert.match((await sudoku(['--help'])).out, /^ {2}mcp +Provide language models with tools/m);
  });
});
