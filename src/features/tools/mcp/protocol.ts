/**
 * The part of the Model Context Protocol that a server of tools needs, over JSON-RPC 2.0: https://modelcontextprotocol.io/specification
 *
 * It is written here because the official SDK's server is 277 kB minified, more than the solver, for these few messages. Tests run the
 * server with the official SDK's client.
 */

import type { Json } from '../tool';

/** The versions of the protocol, the newest first. The messages of a tool server are the same in all of them. */
export const PROTOCOL_VERSIONS: readonly string[] = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** The identifier of a request. */
export type RequestId = string | number;

/** A request, or a notification if it has no id. */
export interface Incoming {
  readonly id?: RequestId;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The codes of JSON-RPC's errors. */
export const ERROR = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const;

/** A request that gets an error as its answer. */
export class RequestError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** A message to the client. */
export type Outgoing = Readonly<Record<string, Json | undefined>>;

/** The answer to a request. */
export const answer = (id: RequestId, result: Json): Outgoing => ({ jsonrpc: '2.0', id, result });

/** The error for a request, or for a message whose id is not known. */
export const failure = (id: RequestId | null, code: number, message: string): Outgoing => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

/**
 * A message of a client. Undefined for an answer, because this server expects none.
 *
 * @throws RequestError if it is not a JSON-RPC message
 */
export function readMessage(value: unknown): Incoming | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RequestError(ERROR.invalidRequest, 'A message must be an object.');
  }
  const { jsonrpc, id, method, params = {} } = value as Record<string, unknown>;
  if (jsonrpc !== '2.0') throw new RequestError(ERROR.invalidRequest, '"jsonrpc" must be "2.0".');
  if (method === undefined && ('result' in value || 'error' in value)) return undefined;
  if (typeof method !== 'string') throw new RequestError(ERROR.invalidRequest, '"method" must be a text.');
  if ('id' in value && typeof id !== 'string' && !Number.isInteger(id)) {
    throw new RequestError(ERROR.invalidRequest, '"id" must be a text or a whole number.');
  }
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    throw new RequestError(ERROR.invalidParams, '"params" must be an object.');
  }
  const message = { method, params: params as Record<string, unknown> };
  return id === undefined ? message : { ...message, id: id as RequestId };
}

/** The id of an unreadable message, if the id is readable. */
export function idOf(value: unknown): RequestId | null {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === 'string' || Number.isInteger(id) ? (id as RequestId) : null;
}
