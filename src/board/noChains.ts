/** Replaces chains.ts in exported pages, which are for playing: they have no candidates to color. */

import type * as chains from './chains';

const NONE = { colors: [], links: [] };

export const chainEdits: typeof chains.chainEdits = () => ({ edits: [] });
export const clearChains: typeof chains.clearChains = () => undefined;
export const chainCandidates: typeof chains.chainCandidates = () => new Map();
export const drawnLinksOf: typeof chains.drawnLinksOf = () => [];
export const patch: typeof chains.patch = () => ({ tag: 'g', className: '', attributes: {} });
export const shownChains: typeof chains.shownChains = () => NONE;
