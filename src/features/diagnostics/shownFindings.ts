/** The findings of a document that are shown: an editor has a limit for them. */

import type { Segment } from '../../text/document/segment';
import type { SegmentPlace, Segments } from '../../text/document/segments';
import { COUNTS, SEVERITIES, sumOf } from './counting';
import type { Diagnostic, Severity } from './rule';
import { notAllShownAt } from './rules/notAllShown';

/** Findings with offsets from the start of their segment. */
export type Findings = readonly Diagnostic[];

/** A finding to show. The object `finding` stays the same until its segment changes, even when the segment moves. */
export interface ShownFinding {
  /** Its offsets count from `origin`, which is the start of a line. */
  readonly finding: Diagnostic;
  readonly origin: number;
  readonly isInSight: boolean;
}

/** The place of findings: in a visible part of the text, or elsewhere. */
export type Where = 'visible' | 'elsewhere';

/**
 * The findings to show, at most `most`, in the order of the text. Visible findings are chosen first, then by
 * severity. When some are left out, the last one reports this, at the first of the most severe of them.
 */
export function chosenFindings(
  segments: Segments,
  placesInSight: readonly SegmentPlace[],
  findingsOf: (place: SegmentPlace) => Findings,
  most: number,
): ShownFinding[] {
  const found = sumOf(segments.totals);
  const isCut = found > most;
  let room = isCut ? most - 1 : most;
  const chosen: ShownFinding[] = [];
  const leftOut: Partial<Record<Severity, ShownFinding>> = {};

  const add = (place: SegmentPlace, severity: Severity, where: Where) => {
    for (const finding of findingsOf(place)) {
      if (finding.severity !== severity) continue;
      const shown = { finding, origin: place.start, isInSight: where === 'visible' };
      if (chosen.length < room) chosen.push(shown);
      else leftOut[severity] ??= shown;
    }
  };
  for (const severity of SEVERITIES) for (const place of placesInSight) add(place, severity, 'visible');
  // The number of visible findings is rounded up, so that the others stay the same when it changes by one.
  const step = Math.max(1, Math.floor(most / 10));
  if (isCut) room -= Math.min(room, Math.ceil(chosen.length / step) * step) - chosen.length;
  const inSight = new Set(placesInSight.map(({ segment }) => segment));
  for (const severity of SEVERITIES) {
    const sum = COUNTS[severity];
    const isWanted = (segment: Segment) => segment.found[sum] > 0 && !inSight.has(segment);
    let at = segments.find(sum, isWanted);
    while (at && !leftOut[severity]) {
      add(at, severity, 'elsewhere');
      const next = segments.next(at);
      at = next && segments.find(sum, isWanted, next);
    }
  }
  chosen.sort((a, b) => a.origin + a.finding.start - (b.origin + b.finding.start));
  const cut = leftOut.error ?? leftOut.warning ?? leftOut.information ?? leftOut.hint;
  if (!cut || most <= 0) return chosen;
  const finding = notAllShownAt(cut.finding, chosen.length, found);
  return [...chosen, { finding, origin: cut.origin, isInSight: true }]; // its message changes with every edit
}
