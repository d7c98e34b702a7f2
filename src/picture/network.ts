/**
 * A convolutional network that reads the digit of a cell: two convolutions of 3x3 pixels, each followed by a maximum of 2x2 pixels, then a
 * hidden layer. `tools/picture/` trains it.
 */

import { CELL_SIDE, type CellImage } from './cells';

/** The number of feature maps of both convolutions, of hidden units, and of classes: a blank cell and sixteen digits. */
export const SHAPE = { first: 8, second: 20, hidden: 64, classes: 17 } as const;

const HALF = CELL_SIDE / 2;
const QUARTER = CELL_SIDE / 4;
/** The number of inputs of the hidden layer. */
export const FEATURES = SHAPE.second * QUARTER * QUARTER;

/** The parameters of a layer: by output its weights, and a bias. */
export interface NetworkLayer {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** The parameters of all layers, in order. */
export interface Parameters {
  readonly first: NetworkLayer;
  readonly second: NetworkLayer;
  readonly hidden: NetworkLayer;
  readonly output: NetworkLayer;
}

/** A layer: by output the size of a unit of its weights, and its bias; and the weights from -127 to 127 in base64. */
export interface StoredLayer {
  readonly scales: readonly number[];
  readonly biases: readonly number[];
  readonly weights: string;
}

/** By layer: the number of outputs, and of weights for each one. */
export const LAYER_SIZES: Readonly<Record<keyof Parameters, readonly [number, number]>> = {
  first: [SHAPE.first, 9],
  second: [SHAPE.second, 9 * SHAPE.first],
  hidden: [SHAPE.hidden, FEATURES],
  output: [SHAPE.classes, SHAPE.hidden],
};

/** The maps after a convolution: the largest value of each 2x2 pixels and its index, -1 if no value is positive. */
export class Maps {
  private readonly sums: Float32Array;
  readonly values: Float32Array;
  readonly winners: Int16Array;
  private readonly stride: number;

  constructor(
    private readonly inputs: number,
    private readonly outputs: number,
    private readonly side: number,
    /** The space at each side of the values, for the next convolution. */
    private readonly border: 0 | 1,
  ) {
    this.stride = side / 2 + 2 * border;
    this.sums = new Float32Array(side * side);
    this.values = new Float32Array(outputs * this.stride ** 2);
    this.winners = new Int16Array(outputs * (side / 2) ** 2);
  }

  /** Applies a convolution to maps with a border of one pixel. */
  compute(input: Float32Array, { weights, biases }: NetworkLayer): void {
    const { inputs, outputs, side, sums } = this;
    const wide = side + 2;
    for (let output = 0; output < outputs; output++) {
      sums.fill(biases[output]);
      for (let map = 0; map < inputs; map++) {
        const w = (output * inputs + map) * 9;
        const [a, b, c, d, e, f, g, h, i] = weights.subarray(w, w + 9);
        for (let y = 0; y < side; y++) {
          let at = map * wide * wide + y * wide;
          for (let to = y * side; to < (y + 1) * side; to++, at++) {
            sums[to] +=
              a * input[at] +
              b * input[at + 1] +
              c * input[at + 2] +
              d * input[at + wide] +
              e * input[at + wide + 1] +
              f * input[at + wide + 2] +
              g * input[at + 2 * wide] +
              h * input[at + 2 * wide + 1] +
              i * input[at + 2 * wide + 2];
          }
        }
      }
      this.pool(output);
    }
  }

  private pool(output: number): void {
    const { side, sums, stride, border } = this;
    const half = side / 2;
    for (let y = 0; y < half; y++)
      for (let x = 0; x < half; x++) {
        let best = 0;
        let winner = -1;
        const corner = 2 * y * side + 2 * x;
        for (const i of [corner, corner + 1, corner + side, corner + side + 1])
          if (sums[i] > best) [best, winner] = [sums[i], i];
        this.values[output * stride * stride + (y + border) * stride + x + border] = best;
        this.winners[output * half * half + y * half + x] = winner;
      }
  }
}

/** A network with buffers for one cell. */
export class Network {
  /** The cell with a border of one pixel. */
  readonly input = new Float32Array((CELL_SIDE + 2) ** 2);
  readonly firstMaps = new Maps(1, SHAPE.first, CELL_SIDE, 1);
  readonly secondMaps = new Maps(SHAPE.first, SHAPE.second, HALF, 0);
  readonly hidden = new Float32Array(SHAPE.hidden);

  constructor(readonly parameters: Parameters) {}

  /** The probability of each class in a grid with this many digits: blank, then the digits. */
  probabilities(cell: CellImage, digits: number): Float32Array {
    const { hidden, parameters } = this;
    dense(this.features(cell), parameters.hidden, hidden);
    for (let i = 0; i < hidden.length; i++) hidden[i] = Math.max(0, hidden[i]);
    const scores = new Float32Array(SHAPE.classes);
    dense(hidden, parameters.output, scores);
    return shares(scores.subarray(0, digits + 1));
  }

  /** The features of a cell, the input of the hidden layer. They are overwritten by the next call. */
  features(cell: CellImage): Float32Array {
    const { input, firstMaps, secondMaps, parameters } = this;
    for (let y = 0; y < CELL_SIDE; y++)
      for (let x = 0; x < CELL_SIDE; x++) input[(y + 1) * (CELL_SIDE + 2) + x + 1] = cell[y * CELL_SIDE + x] / 255;
    firstMaps.compute(input, parameters.first);
    secondMaps.compute(firstMaps.values, parameters.second);
    return secondMaps.values;
  }

  /** The probability of each class, by another output layer. */
  probabilitiesBy(layer: NetworkLayer, cell: CellImage): Float32Array {
    const scores = new Float32Array(layer.biases.length);
    dense(this.features(cell), layer, scores);
    return shares(scores);
  }
}

/** Probabilities from scores. */
function shares(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores);
  const powers = scores.map(score => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map(power => power / sum);
}

function dense(input: Float32Array, { weights, biases }: NetworkLayer, output: Float32Array): void {
  for (let i = 0; i < output.length; i++) {
    let sum = biases[i];
    const from = i * input.length;
    for (let j = 0; j < input.length; j++) sum += weights[from + j] * input[j];
    output[i] = sum;
  }
}
