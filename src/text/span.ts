/** A part of a text: offsets in UTF-16 units, the end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The text of a span, or at most `most` UTF-16 units from its start. */
export const sliceOf = (text: string, { start, end }: Span, most = Number.POSITIVE_INFINITY): string =>
  text.slice(start, Math.min(end, start + most));

/** From the start of the first span to the end of the last one. There is at least one. */
export const spanOf = (spans: readonly Span[]): Span => ({ start: spans[0].start, end: spans[spans.length - 1].end });
