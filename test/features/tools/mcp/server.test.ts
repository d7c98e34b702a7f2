import assert from 'node:assert/strict';
import { McpServer } from '../../../../src/features/tools/mcp/server';
import { none } from '../../../../src/text/result';
import { workClock } from '../../../text/workClock';
import { MEDIUM } from '../call';

/** The parts of a server message that the tests read. */
interface Written {
  readonly id: unknown;
  readonly result?: { readonly protocolVersion: string; readonly serverInfo: { readonly version: string } };
  readonly error?: { readonly code: number };
}

/** Starts a server that collects its messages. */
function start() {
  const written: (Written & Written[])[] = []; // a batch is a list
  const server = new McpServer({
    version: '1.2.3',
    clock: { now: workClock(), pause: () => new Promise(resolve => void setImmediate(resolve)) },
    readFile: async () => none('There are no files.'),
    write: line => void written.push(JSON.parse(line)),
  });
  return { server, written, send: (message: unknown) => server.receive(JSON.stringify(message)) };
}

const request = (method: string, params?: object, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params });
const initialize = (protocolVersion: unknown) =>
  request('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } });

describe('the MCP server', () => {
  for (const [asked, agreed] of [
    ['2025-11-25', '2025-11-25'],
    ['2024-11-05', '2024-11-05'],
    ['1999-01-01', '2025-11-25'],
  ]) {
    it(`agrees with a client of ${asked} on ${agreed}`, async () => {
      const { written, send } = start();
      await send(initialize(asked));
      assert.equal(written[0].result?.protocolVersion, agreed);
      assert.equal(written[0].result?.serverInfo.version, '1.2.3');
    });
  }

  /** Checks the answer to a message: an error with this code and message, or nothing. */
  const check = (title: string, message: unknown, expected: { id: unknown; error: object } | undefined) =>
    it(`answers ${title}`, async () => {
      const { server, written } = start();
      await server.receive(typeof message === 'string' ? message : JSON.stringify(message));
      assert.deepEqual(written, expected ? [{ jsonrpc: '2.0', ...expected }] : []);
    });
  const error = (code: number, message: string, id: unknown = 1) => ({ id, error: { code, message } });

  check('text that is not JSON', '{', error(-32700, 'The line is not JSON.', null));
  check('a number', 1, error(-32600, 'A message must be an object.', null));
  check('a missing version', { id: 1, method: 'ping' }, error(-32600, '"jsonrpc" must be "2.0".'));
  check('a missing method', { jsonrpc: '2.0', id: 1 }, error(-32600, '"method" must be a text.'));
  check('the id null', request('ping', {}, null), error(-32600, '"id" must be a text or a whole number.', null));
  check('a list as params', request('ping', []), error(-32602, '"params" must be an object.'));
  check('an unknown method', request('resources/list'), error(-32601, 'There is no method "resources/list".'));
  check('no protocol version', initialize(undefined), error(-32602, '"protocolVersion" must be a text.'));
  check('an empty batch', [], error(-32600, 'A batch must have a message.', null));
  check('a notification without an answer', { jsonrpc: '2.0', method: 'notifications/initialized' }, undefined);
  check('an unknown notification without an answer', { jsonrpc: '2.0', method: 'foo' }, undefined);
  check('a response without an answer', { jsonrpc: '2.0', id: 1, result: {} }, undefined);
  check('an empty line without an answer', '  ', undefined);

  for (const name of [undefined, null, 7, true, {}, [], { toString: 1 }])
    check(
      `a tool whose name is ${JSON.stringify(name)}`,
      request('tools/call', { name, arguments: {} }),
      error(-32602, '"name" must be a text.'),
    );

  it('reports a message that is too long, and continues', async () => {
    const { server, written, send } = start();
    server.refuseTooLong(64);
    await send(request('ping', undefined, 2));
    assert.deepEqual(written, [
      { jsonrpc: '2.0', ...error(-32600, 'A message must be shorter than 64 MB.', null) },
      { jsonrpc: '2.0', id: 2, result: {} },
    ]);
  });

  it('answers a batch with a batch', async () => {
    const { written, send } = start();
    await send([request('ping', undefined, 'a'), { jsonrpc: '2.0', method: 'foo' }, request('foo', undefined, 'b')]);
    assert.deepEqual(
      written[0].map(({ id, result, error: wrong }) => [id, result, wrong?.code]),
      [
        ['a', {}, undefined],
        ['b', undefined, -32601],
      ],
    );
  });

  it('writes nothing more about a canceled call', async () => {
    const { written, send } = start();
    const call = send(
      request('tools/call', { name: 'sudoku_generate', arguments: { level: 'extreme', count: 50 } }, 7),
    );
    await send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } });
    await call;
    assert.deepEqual(written, []);
  });

  it('cancels all calls when the client disconnects', async () => {
    const { server, written, send } = start();
    const call = send(request('tools/call', { name: 'sudoku_generate', arguments: { level: 'extreme', count: 50 } }));
    server.end();
    await call;
    assert.deepEqual(written, []);
  });

  it('rejects a second request with the id of a running one', async () => {
    const { written, send } = start();
    const params = { name: 'sudoku_rate', arguments: { puzzle: MEDIUM } };
    await Promise.all([send(request('tools/call', params)), send(request('tools/call', params))]);
    assert.equal(written.filter(({ error: wrong }) => wrong?.code === -32600).length, 1);
    assert.equal(written.filter(({ result }) => result).length, 1);
  });
});
