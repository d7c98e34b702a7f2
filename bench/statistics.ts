/** The few numbers that a series of measurements is boiled down to. */

/** The middle value; of an even number of values the mean of the two in the middle. NaN when there is none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The mean for ratios: what is twice as fast here and half as fast there is on a par. NaN when there is none. */
export function geometricMean(ratios: readonly number[]): number {
  if (ratios.length === 0) return Number.NaN;
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

/** `count` of the values, spread evenly, the first among them; all when there are no more. */
export function sample<T>(values: readonly T[], count: number): T[] {
  if (values.length <= count) return [...values];
  return Array.from({ length: count }, (_, i) => values[Math.floor((i * values.length) / count)]);
}

/** All values in an order whose every beginning is spread about evenly over them, and starts with the first. */
export function spread<T>(values: readonly T[]): T[] {
  const count = values.length;
  // Steps of the golden section keep out of each other's way; to meet every value they must share no factor with `count`.
  let step = Math.max(1, Math.round(count * 0.618));
  while (commonDivisor(step, count) > 1) step++;
  return values.map((_, i) => values[(i * step) % count]);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Three significant digits, thousands apart: `12,300`, `4.56`. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '-';
  return Number(value.toPrecision(3)).toLocaleString('en-US', { maximumSignificantDigits: 3 });
}
