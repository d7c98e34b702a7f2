/** Reads the weights of the network, which are stored with eight bits each. */

import { WEIGHTS } from './generated/weights';
import type { NetworkLayer, Parameters, StoredLayer } from './network';

/** The parameters of the network. */
export function storedParameters(): Parameters {
  const { first, second, hidden, output } = WEIGHTS;
  return { first: layerOf(first), second: layerOf(second), hidden: layerOf(hidden), output: layerOf(output) };
}

function layerOf({ scales, biases, weights }: StoredLayer): NetworkLayer {
  const bytes = bytesOf(weights);
  const inputs = bytes.length / scales.length;
  return {
    weights: Float32Array.from(bytes, (byte, i) => ((byte << 24) >> 24) * scales[Math.floor(i / inputs)]),
    biases: Float32Array.from(biases),
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a base64 text. This layer has neither `atob` nor `Buffer`. */
function bytesOf(base64: string): Uint8Array {
  const values = new Map([...ALPHABET].map((character, i) => [character, i]));
  const text = base64.replaceAll('=', '');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let buffer = 0;
  let bits = 0;
  let at = 0;
  for (const character of text) {
    buffer = ((buffer << 6) | values.get(character)!) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = buffer >> bits;
  }
  return bytes;
}
