/** The tools as a server of the Model Context Protocol. Its host reads and writes lines. */

import * as messages from '../../../messages/index';
import { type Clock, runInSlices } from '../../../text/work';
import { limited, startTool, TOOLS } from '../index';
import type { Json, ReadNamedFile, Tool } from '../tool';
import {
  answer,
  ERROR,
  failure,
  type Incoming,
  idOf,
  type Outgoing,
  PROTOCOL_VERSIONS,
  RequestError,
  type RequestId,
  readMessage,
} from './protocol';

/** The host of the server. */
export interface ServerHost {
  /** The version of this program. */
  readonly version: string;
  readonly clock: Clock;
  readonly readFile: ReadNamedFile;
  /** Writes a line, without its end. */
  write(line: string): void;
}

/** Length of a time slice of a call, in milliseconds. */
const SLICE = 20;

/** Instructions that clients pass to their models. */
const INSTRUCTIONS =
  'Tools for Sudoku puzzles of 4x4 to 25x25 cells. Models make mistakes in grids: take candidates, steps and solutions from these tools. ' +
  'Cells are named r4c7: row 4, column 7, counted from 1. To play, call sudoku_next_step with "position" and "eliminated" from its last answer. ' +
  'To help a player, call sudoku_hint with stage 1 first.';

/** A running call. */
interface Running {
  isCancellationRequested: boolean;
}

/** A connection with one client. */
export class McpServer {
  private readonly running = new Map<RequestId, Running>();

  constructor(private readonly host: ServerHost) {}

  /** Answers a line of the client. The promise is fulfilled when the answer has been written. */
  async receive(line: string): Promise<void> {
    if (line.trim() === '') return;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      this.write(failure(null, ERROR.parse, 'The line is not JSON.'));
      return;
    }
    // Clients of 2025-03-26 may send several messages at a time.
    if (!Array.isArray(value)) {
      const sent = await this.answerTo(value);
      if (sent) this.write(sent);
    } else if (value.length === 0) {
      this.write(failure(null, ERROR.invalidRequest, 'A batch must have a message.'));
    } else {
      const answers = await Promise.all(value.map(one => this.answerTo(one)));
      const sent = answers.filter(one => one !== undefined);
      if (sent.length > 0) this.write(sent);
    }
  }

  /** Answers a line that is too long to read. Its id is not known. */
  refuseTooLong(megabytes: number): void {
    this.write(failure(null, ERROR.invalidRequest, `A message must be shorter than ${megabytes} MB.`));
  }

  /** Abandons all calls after the client disconnected. */
  end(): void {
    for (const call of this.running.values()) call.isCancellationRequested = true;
  }

  private async answerTo(value: unknown): Promise<Outgoing | undefined> {
    try {
      const message = readMessage(value);
      if (message?.id === undefined) {
        if (message) this.notify(message);
        return undefined;
      }
      const { id } = message;
      const result = await this.resultOf(id, message);
      return result === undefined ? undefined : answer(id, result);
    } catch (error) {
      const { code, message } =
        error instanceof RequestError ? error : { code: ERROR.internal, message: (error as Error).message };
      return failure(idOf(value), code, message);
    }
  }

  private notify({ method, params }: Incoming): void {
    if (method !== 'notifications/cancelled') return;
    const call = this.running.get(params.requestId as RequestId);
    if (call) call.isCancellationRequested = true;
  }

  /** The result of a request. Undefined if it was canceled. */
  private async resultOf(id: RequestId, { method, params }: Incoming): Promise<Json | undefined> {
    switch (method) {
      case 'initialize':
        return this.initialize(params);
      case 'ping':
        return {};
      case 'tools/list':
        return { tools: TOOLS.map(listed) };
      case 'tools/call':
        return this.call(id, params);
      default:
        throw new RequestError(ERROR.methodNotFound, `There is no method "${method}".`);
    }
  }

  private initialize({ protocolVersion }: Incoming['params']): Json {
    if (typeof protocolVersion !== 'string') {
      throw new RequestError(ERROR.invalidParams, '"protocolVersion" must be a text.');
    }
    const version = PROTOCOL_VERSIONS.includes(protocolVersion) ? protocolVersion : PROTOCOL_VERSIONS[0];
    return {
      protocolVersion: version,
      capabilities: { tools: {} },
      serverInfo: { name: 'sudoku', title: 'Sudoku', version: this.host.version },
      instructions: INSTRUCTIONS,
    };
  }

  private async call(id: RequestId, { name, arguments: input = {} }: Incoming['params']): Promise<Json | undefined> {
    if (typeof name !== 'string') throw new RequestError(ERROR.invalidParams, '"name" must be a text.');
    if (!TOOLS.some(tool => tool.name === name)) {
      const known = TOOLS.map(tool => tool.name);
      throw new RequestError(ERROR.invalidParams, messages.tools.input.unknownTool(name, known));
    }
    if (this.running.has(id)) throw new RequestError(ERROR.invalidRequest, `A request with the id ${id} is running.`);
    const call: Running = { isCancellationRequested: false };
    this.running.set(id, call);
    try {
      const { clock, readFile } = this.host;
      const work = await startTool(name, input, readFile);
      const result = await runInSlices(SLICE, limited(work, clock.now), clock, call);
      if (!result) return undefined;
      // A problem of an input is a result and not a protocol error, so that the model reads it and can correct the input.
      if (!result.isFound) return { content: [{ type: 'text', text: result.reason }], isError: true };
      const { text, data } = result.value;
      return { content: [{ type: 'text', text }], structuredContent: data };
    } finally {
      this.running.delete(id);
    }
  }

  private write(message: Outgoing | readonly Outgoing[]): void {
    this.host.write(JSON.stringify(message));
  }
}

/** A tool as clients list it. */
function listed({ name, title, description, input }: Tool): Json {
  return {
    name,
    title,
    description,
    inputSchema: input as unknown as Json,
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
}
