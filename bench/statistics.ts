/** Statistics of a series of measurements. */

/** The middle value, or the mean of the two middle values of an even number of values. NaN if there is none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The geometric mean, for ratios: twice as fast once and half as fast once gives 1. NaN if there is none. */
export function geometricMean(ratios: readonly number[]): number {
  if (ratios.length === 0) return Number.NaN;
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

/** `count` values at even distances, including the first one; all values if there are fewer. */
export function sample<T>(values: readonly T[], count: number): T[] {
  if (values.length <= count) return [...values];
  return Array.from({ length: count }, (_, i) => values[Math.floor((i * values.length) / count)]);
}

/** All values in an order in which every prefix is spread evenly over them. It starts with the first value. */
export function spread<T>(values: readonly T[]): T[] {
  const count = values.length;
  // Steps of the golden section are spread evenly. To reach every value they must have no factor in common with
  // `count`.
  let step = Math.max(1, Math.round(count * 0.618));
  while (commonDivisor(step, count) > 1) step++;
  return values.map((_, i) => values[(i * step) % count]);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Three significant digits, with thousands separators: `12,300`, `4.56`. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '-';
  return Number(value.toPrecision(3)).toLocaleString('en-US', { maximumSignificantDigits: 3 });
}
