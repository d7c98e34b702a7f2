/** Reads the weights of the network, which are stored with eight bits each. */

import type { Pausable } from '../core/pausing';
import { WEIGHTS } from './generated/weights';
import type { NetworkLayer, Parameters, StoredLayer } from './network';

/** The parameters of the network. Yields where it may be paused. */
export function* readingParameters(): Pausable<Parameters> {
  return {
    first: yield* layerOf(WEIGHTS.first),
    second: yield* layerOf(WEIGHTS.second),
    hidden: yield* layerOf(WEIGHTS.hidden),
    output: yield* layerOf(WEIGHTS.output),
  };
}

function* layerOf({ scales, biases, weights: text }: StoredLayer): Pausable<NetworkLayer> {
  const bytes = yield* bytesOf(text);
  const inputs = bytes.length / scales.length;
  const weights = new Float32Array(bytes.length);
  for (const [output, scale] of scales.entries()) {
    for (let i = output * inputs; i < (output + 1) * inputs; i++) weights[i] = ((bytes[i] << 24) >> 24) * scale;
    yield undefined;
  }
  return { weights, biases: Float32Array.from(biases) };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a base64 text. This layer has neither `atob` nor `Buffer`. */
function* bytesOf(base64: string): Pausable<Uint8Array> {
  const values = new Map([...ALPHABET].map((character, i) => [character, i]));
  const length = base64.indexOf('=') < 0 ? base64.length : base64.indexOf('=');
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let buffer = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < length; i++) {
    buffer = ((buffer << 6) | values.get(base64[i])!) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = buffer >> bits;
    }
    if ((i & 0xfff) === 0xfff) yield undefined;
  }
  return bytes;
}
