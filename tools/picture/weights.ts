/** The generated file with the weights of the network. */

import { LAYER_SIZES, type NetworkLayer, type Parameters } from '../../src/picture/network';

/** The source text of src/picture/generated/weights.ts. */
export function weightsFile(parameters: Parameters): string {
  const layers = (Object.keys(LAYER_SIZES) as (keyof Parameters)[]).map(
    name => `  ${name}: {\n${storedLayer(parameters[name], '    ')}  },\n`,
  );
  return `/** The weights of the network that reads digits: eight bits each, in base64. \`tools/picture/\` writes this file. */

import type { Parameters, StoredLayer } from '../network';

export const WEIGHTS: Readonly<Record<keyof Parameters, StoredLayer>> = {
${layers.join('')}};
`;
}

/** The properties of a stored layer as lines of source text. Each output has a scale, so that its largest weight becomes 127. */
export function storedLayer({ weights, biases }: NetworkLayer, indent: string): string {
  const inputs = weights.length / biases.length;
  const rows = Array.from(biases, (_, i) => weights.subarray(i * inputs, (i + 1) * inputs));
  const scales = rows.map(row => Math.max(1e-9, ...row.map(Math.abs)) / 127);
  const bytes = Buffer.from(rows.flatMap((row, i) => [...row].map(weight => Math.round(weight / scales[i]) & 255)));
  const list = (values: ArrayLike<number>) =>
    `[${Array.from(values, value => Number(value.toPrecision(5))).join(', ')}]`;
  const texts = [
    `scales: ${list(scales)},`,
    `biases: ${list(biases)},`,
    'weights:',
    `  '${bytes.toString('base64')}',`,
  ];
  return texts.map(text => `${indent}${text}\n`).join('');
}
