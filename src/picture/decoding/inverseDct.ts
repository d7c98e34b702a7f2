/** The inverse discrete cosine transform, also at a half, a quarter or an eighth of the size, which uses only the lowest frequencies. */

/** Turns coefficients into pixels. */
export class BlockTransform {
  /** By pixel and frequency. */
  private readonly basis: Float32Array;
  private readonly columns = new Float32Array(64);

  constructor(
    private readonly scale: number,
    private readonly quantization: Float32Array,
  ) {
    this.basis = Float32Array.from({ length: scale * scale }, (_, i) => {
      const pixel = Math.floor(i / scale);
      const frequency = i % scale;
      return (
        (frequency === 0 ? Math.SQRT1_2 : 1) * Math.cos(((2 * pixel + 1) * frequency * Math.PI) / (2 * scale)) * 0.5
      );
    });
  }

  /** Writes the pixels of a block, whose coefficients start at `from`, into a plane. */
  write(coefficients: ArrayLike<number>, from: number, plane: Uint8Array, to: number, stride: number): void {
    const { scale, quantization, basis, columns } = this;
    columns.fill(0);
    for (let v = 0; v < scale; v++)
      for (let u = 0; u < scale; u++) {
        const coefficient = coefficients[from + 8 * v + u];
        if (coefficient === 0) continue;
        const value = coefficient * quantization[8 * v + u];
        for (let y = 0; y < scale; y++) columns[scale * y + u] += value * basis[scale * y + v];
      }
    for (let y = 0; y < scale; y++)
      for (let x = 0; x < scale; x++) {
        let value = 128;
        for (let u = 0; u < scale; u++) value += columns[scale * y + u] * basis[scale * x + u];
        plane[to + y * stride + x] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
      }
  }
}
