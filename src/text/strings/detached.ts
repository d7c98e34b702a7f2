/** A copy of a part of a text. Without it, engines keep the whole text in memory as long as the part is used. */
export const detached = (part: string): string => ` ${part}`.slice(1);
