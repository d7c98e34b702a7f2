/** The counts of a segment: how far it is checked, and its findings by severity. */

import { CheckedLevel, type FindingCounts, NO_FINDINGS, type Segment } from '../../text/document/segment';
import type { CollectionFinding, Diagnostic } from './rule';

/** The count that each severity belongs to. */
export const COUNTS = { error: 'errors', warning: 'warnings', information: 'informations', hint: 'hints' } as const;
/** The severities, the worst one first. */
export const SEVERITIES = ['error', 'warning', 'information', 'hint'] as const;

/** The counts of findings after some were removed and others added. */
export function recounted(
  found: FindingCounts,
  removed: readonly Diagnostic[],
  added: readonly Diagnostic[],
): FindingCounts {
  if (removed.length === 0 && added.length === 0) return found;
  const counts = { ...found };
  for (const { severity } of removed) counts[COUNTS[severity]]--;
  for (const { severity } of added) counts[COUNTS[severity]]++;
  return sumOf(counts) === 0 ? NO_FINDINGS : counts;
}

/** The findings of rules for whole collections, without those in the baseline. */
export function collectionFindingsOf(segment: Segment): readonly CollectionFinding[] {
  return allCollectionFindingsOf(segment).filter(({ isAccepted }) => !isAccepted);
}

/** The findings of rules for whole collections, including those in the baseline. */
export function allCollectionFindingsOf({ collectionFindings = [] }: Segment): readonly CollectionFinding[] {
  return collectionFindings as readonly CollectionFinding[];
}

/** Whether the rules that need no search have not been applied yet. */
export function isUnruled({ puzzles, checked }: Segment): boolean {
  return puzzles !== undefined && checked < CheckedLevel.Rules;
}

/** Whether its puzzles have not been searched yet. */
export function isUnsearched({ puzzles, checked }: Segment): boolean {
  return puzzles !== undefined && checked < CheckedLevel.All;
}

/** The number of findings of all severities. */
export function sumOf({ errors, warnings, informations, hints }: FindingCounts): number {
  return errors + warnings + informations + hints;
}
