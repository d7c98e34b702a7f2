/**
 * Chooses the candidate to guess next: the most active open one. A candidate is active when it was involved in conflicts, and
 * recent conflicts count most. So the search stays with a part of the puzzle until that is settled.
 *
 * This is the VSIDS of Chaff (clauses.ts) as implemented by MiniSat: old conflicts lose weight because new ones get more, and the
 * candidates are in a binary heap.
 */

/** The activity of each candidate. */
export interface Activity {
  /** By candidate: the sum of the weights of its conflicts. */
  readonly score: Float64Array;
  /** The weight of the next conflict. */
  increment: number;
  /** Candidates, the most active one first. All open candidates are in it; others may be. */
  readonly heap: Int32Array;
  size: number;
  /** By candidate: its index in the heap, or -1. */
  readonly placeOf: Int32Array;
}

/** The weight of a conflict, relative to the next one. */
const DECAY = 0.95;
/** Scores above this are scaled down together with all others. The largest number is about 1e308. */
const HIGHEST = 1e100;

/** An activity without conflicts: the candidates are in reading order. */
export function noActivity(candidateCount: number): Activity {
  const inOrder = new Int32Array(candidateCount).map((_, candidate) => candidate);
  return {
    score: new Float64Array(candidateCount),
    increment: 1,
    heap: inOrder,
    size: candidateCount,
    placeOf: inOrder.slice(),
  };
}

/** Records that a candidate took part in the conflict. */
export function bump(activity: Activity, candidate: number): void {
  const { score, placeOf } = activity;
  score[candidate] += activity.increment;
  if (score[candidate] > HIGHEST) {
    for (let i = 0; i < score.length; i++) score[i] /= HIGHEST;
    activity.increment /= HIGHEST;
  }
  if (placeOf[candidate] >= 0) rise(activity, placeOf[candidate]);
}

/** Gives later conflicts more weight. */
export function decay(activity: Activity): void {
  activity.increment /= DECAY;
}

/** Records that a candidate is open again. */
export function putBack(activity: Activity, candidate: number): void {
  if (activity.placeOf[candidate] >= 0) return;
  activity.heap[activity.size] = candidate;
  rise(activity, activity.size++);
}

/** Takes the most active candidate out of the heap, which need not be open; -1 when the heap is empty. */
export function takeMostActive(activity: Activity): number {
  if (activity.size === 0) return -1;
  const { heap, placeOf } = activity;
  const first = heap[0];
  placeOf[first] = -1;
  heap[0] = heap[--activity.size];
  if (activity.size > 0) sink(activity);
  return first;
}

/** Moves a candidate of the heap before its parents as long as it is more active than they are. */
function rise({ score, heap, placeOf }: Activity, place: number): void {
  const candidate = heap[place];
  let at = place;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (score[heap[parent]] >= score[candidate]) break;
    heap[at] = heap[parent];
    placeOf[heap[at]] = at;
    at = parent;
  }
  heap[at] = candidate;
  placeOf[candidate] = at;
}

/** Moves the first candidate of the heap after its children as long as one of them is more active. */
function sink({ score, heap, placeOf, size }: Activity): void {
  const candidate = heap[0];
  let at = 0;
  for (let child = 1; child < size; child = 2 * at + 1) {
    if (child + 1 < size && score[heap[child + 1]] > score[heap[child]]) child++;
    if (score[heap[child]] <= score[candidate]) break;
    heap[at] = heap[child];
    placeOf[heap[at]] = at;
    at = child;
  }
  heap[at] = candidate;
  placeOf[candidate] = at;
}
