/** Replaces links.ts in exported pages, whose puzzles have no links. */

import type * as links from './links';

export const parseMarkedLink: typeof links.parseMarkedLink = () => undefined;
export const makeMarkedLink: typeof links.makeMarkedLink = () => '';
export const linkKey: typeof links.linkKey = () => 0;
export const linkOfKey = undefined as unknown as typeof links.linkOfKey;
