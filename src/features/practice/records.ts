/**
 * Records of exercises, and the choice of the next one: spaced repetition with five boxes (Leitner's system). The higher the box of a technique,
 * the later it is due again after an exercise. A correct exercise of a technique that is due moves it up by one box, and a failed one moves it to
 * the first box.
 */

/** The record of a technique. */
export interface TechniqueRecord {
  /** The box, from 1 to 5. */
  readonly box: number;
  /** When it is due, in milliseconds since 1970. */
  readonly due: number;
  /** The number of correct exercises. */
  readonly right: number;
  /** The number of failed exercises. */
  readonly wrong: number;
  /** The time of all correct exercises together, in seconds. */
  readonly seconds: number;
}

/** The records by the ids of techniques. */
export type PracticeRecords = Readonly<Record<string, TechniqueRecord>>;

/** The outcome of an exercise. */
export interface ExerciseOutcome {
  readonly technique: string;
  readonly isRight: boolean;
  readonly seconds: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** By box: the time until a technique is due again. */
const INTERVALS = [10 * MINUTE, DAY, 3 * DAY, 7 * DAY, 21 * DAY];

/** While this many techniques are in the first box, no new one is proposed. */
const MOST_IN_FIRST_BOX = 3;

const NEW: TechniqueRecord = { box: 1, due: 0, right: 0, wrong: 0, seconds: 0 };

/** The records after an exercise. `now`: milliseconds since 1970. */
export function withOutcome(
  records: PracticeRecords,
  { technique, isRight, seconds }: ExerciseOutcome,
  now: number,
): PracticeRecords {
  const before = records[technique] ?? NEW;
  const isDue = before.due <= now;
  const box = isRight ? Math.min(before.box + (isDue ? 1 : 0), INTERVALS.length) : 1;
  const after: TechniqueRecord = {
    box,
    // Repetition on the same day does not postpone the next one.
    due: isRight && !isDue ? before.due : now + INTERVALS[box - 1],
    right: before.right + (isRight ? 1 : 0),
    wrong: before.wrong + (isRight ? 0 : 1),
    seconds: before.seconds + (isRight ? seconds : 0),
  };
  return { ...records, [technique]: after };
}

/**
 * The technique that comes next, of one or more (easiest first): of those that are due, the one in the lowest box, and of these the one that has been
 * due for the longest time; otherwise the easiest new one; otherwise the one that is due first.
 */
export function whatComesNext(records: PracticeRecords, techniques: readonly string[], now: number): string {
  const known = techniques.filter(id => id in records);
  const due = known.filter(id => records[id].due <= now);
  const first = (ids: readonly string[], of: (record: TechniqueRecord) => number): string[] => {
    const least = Math.min(...ids.map(id => of(records[id])));
    return ids.filter(id => of(records[id]) === least);
  };
  if (due.length > 0)
    return first(
      first(due, ({ box }) => box),
      record => record.due,
    )[0];
  const isFull = known.filter(id => records[id].box === 1).length >= MOST_IN_FIRST_BOX;
  const unknown = isFull ? undefined : techniques.find(id => !(id in records));
  return unknown ?? first(known.length > 0 ? known : techniques, record => record.due)[0];
}

/** The records in stored data of any kind. Those that cannot be read are dropped. */
export function parseRecords(stored: unknown): PracticeRecords {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, record]) => isRecord(record)));
}

const FIELDS = Object.keys(NEW) as (keyof TechniqueRecord)[];

function isRecord(value: unknown): value is TechniqueRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Partial<Record<keyof TechniqueRecord, unknown>>;
  const isNumber = (field: keyof TechniqueRecord) => Number.isFinite(record[field]) && (record[field] as number) >= 0;
  const { box } = record;
  return FIELDS.every(isNumber) && Number.isInteger(box) && 1 <= (box as number) && (box as number) <= INTERVALS.length;
}

/** The records as a document. */
export const makeRecords = (records: PracticeRecords): string =>
  `${JSON.stringify({ techniques: records }, null, 2)}\n`;
