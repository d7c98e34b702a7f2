/** Trains the network by gradient descent (Adam), one batch at a time. */

import { CELL_SIDE } from '../../src/picture/cells';
import { FEATURES, LAYER_SIZES, Network, type NetworkLayer, type Parameters, SHAPE } from '../../src/picture/network';
import type { Random } from './random';
import type { Sample } from './samples';

const NAMES = Object.keys(LAYER_SIZES) as (keyof Parameters)[];

/** Parameters before training: small random weights. */
export function initialParameters(random: Random): Parameters {
  return layersOf((outputs, inputs) => ({
    weights: Float32Array.from({ length: outputs * inputs }, () => random.normal() * Math.sqrt(2 / inputs)),
    biases: new Float32Array(outputs),
  }));
}

/** A network in training. */
export class Trainer {
  private readonly network: Network;
  private readonly gradients = layersOf(zeros);
  private readonly means = layersOf(zeros);
  private readonly squares = layersOf(zeros);
  private steps = 0;
  private readonly hiddenErrors = new Float32Array(SHAPE.hidden);
  private readonly featureErrors = new Float32Array(FEATURES);
  private readonly mapErrors = new Float32Array(SHAPE.first * (CELL_SIDE / 2 + 2) ** 2);

  constructor(readonly parameters: Parameters) {
    this.network = new Network(parameters);
  }

  /** Learns a batch. Returns its mean loss. */
  learn(batch: readonly Sample[], rate: number): number {
    for (const name of NAMES)
      for (const values of Object.values(this.gradients[name]) as Float32Array[]) values.fill(0);
    let loss = 0;
    for (const sample of batch) loss += this.addGradients(sample);
    this.descend(rate, batch.length);
    return loss / batch.length;
  }

  /** Adds the gradients of a sample. Returns its loss. */
  private addGradients({ cell, digit }: Sample): number {
    const { network, parameters, gradients, hiddenErrors, featureErrors, mapErrors } = this;
    const probabilities = network.probabilities(cell, SHAPE.classes - 1);
    // Targets of slightly less than 1 keep the probabilities of wrong digits honest.
    const errors = probabilities.map((value, i) => value - (i === digit ? 0.96 : 0.04 / (SHAPE.classes - 1)));
    hiddenErrors.fill(0);
    denseGradients(network.hidden, errors, parameters.output, gradients.output, hiddenErrors);
    for (let i = 0; i < hiddenErrors.length; i++) if (network.hidden[i] <= 0) hiddenErrors[i] = 0;
    featureErrors.fill(0);
    denseGradients(network.secondMaps.values, hiddenErrors, parameters.hidden, gradients.hidden, featureErrors);
    mapErrors.fill(0);
    const half = CELL_SIDE / 2;
    const second = { winners: network.secondMaps.winners, side: half, inputs: SHAPE.first, outputs: SHAPE.second };
    convolutionGradients(
      second,
      network.firstMaps.values,
      featureErrors,
      parameters.second,
      gradients.second,
      mapErrors,
    );
    const wide = half + 2;
    const firstErrors = new Float32Array(SHAPE.first * half * half);
    for (let map = 0; map < SHAPE.first; map++)
      for (let y = 0; y < half; y++)
        for (let x = 0; x < half; x++)
          firstErrors[(map * half + y) * half + x] = mapErrors[(map * wide + y + 1) * wide + x + 1];
    const first = { winners: network.firstMaps.winners, side: CELL_SIDE, inputs: 1, outputs: SHAPE.first };
    convolutionGradients(first, network.input, firstErrors, parameters.first, gradients.first, undefined);
    return -Math.log(Math.max(1e-9, probabilities[digit]));
  }

  private descend(rate: number, count: number): void {
    this.steps++;
    const [decay1, decay2] = [0.9, 0.999];
    const scale1 = 1 - decay1 ** this.steps;
    const scale2 = 1 - decay2 ** this.steps;
    for (const name of NAMES)
      for (const part of ['weights', 'biases'] as const) {
        const values = this.parameters[name][part];
        const [gradients, means, squares] = [this.gradients, this.means, this.squares].map(
          layers => layers[name][part],
        );
        const shrinking = part === 'weights' ? 1 - rate * 0.01 : 1;
        for (let i = 0; i < values.length; i++) {
          const gradient = gradients[i] / count;
          means[i] = decay1 * means[i] + (1 - decay1) * gradient;
          squares[i] = decay2 * squares[i] + (1 - decay2) * gradient * gradient;
          values[i] = values[i] * shrinking - (rate * means[i]) / scale1 / (Math.sqrt(squares[i] / scale2) + 1e-8);
        }
      }
  }
}

function layersOf(make: (outputs: number, inputs: number) => NetworkLayer): Parameters {
  return Object.fromEntries(NAMES.map(name => [name, make(...LAYER_SIZES[name])])) as unknown as Parameters;
}

function zeros(outputs: number, inputs: number): NetworkLayer {
  return { weights: new Float32Array(outputs * inputs), biases: new Float32Array(outputs) };
}

function denseGradients(
  input: Float32Array,
  errors: Float32Array,
  layer: NetworkLayer,
  gradient: NetworkLayer,
  inputErrors: Float32Array,
) {
  for (let i = 0; i < errors.length; i++) {
    const error = errors[i];
    if (error === 0) continue;
    gradient.biases[i] += error;
    const from = i * input.length;
    for (let j = 0; j < input.length; j++) {
      gradient.weights[from + j] += error * input[j];
      inputErrors[j] += error * layer.weights[from + j];
    }
  }
}

interface Convolution {
  readonly winners: Int16Array;
  readonly side: number;
  readonly inputs: number;
  readonly outputs: number;
}

/** Only the winners of each 2x2 pixels pass errors on. */
function convolutionGradients(
  { winners, side, inputs, outputs }: Convolution,
  input: Float32Array,
  errors: Float32Array,
  layer: NetworkLayer,
  gradient: NetworkLayer,
  inputErrors: Float32Array | undefined,
): void {
  const wide = side + 2;
  const pooled = winners.length / outputs;
  for (let output = 0; output < outputs; output++)
    for (let k = output * pooled; k < (output + 1) * pooled; k++) {
      const winner = winners[k];
      const error = errors[k];
      if (winner < 0 || error === 0) continue;
      gradient.biases[output] += error;
      const corner = Math.floor(winner / side) * wide + (winner % side);
      for (let map = 0; map < inputs; map++) {
        let w = (output * inputs + map) * 9;
        const at = map * wide * wide + corner;
        for (let row = 0; row < 3; row++)
          for (let column = 0; column < 3; column++, w++) {
            const i = at + row * wide + column;
            gradient.weights[w] += error * input[i];
            if (inputErrors) inputErrors[i] += error * layer.weights[w];
          }
      }
    }
}
