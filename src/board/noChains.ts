/** Replaces chains.ts in exported pages, which are for playing: they have no candidates to color. */

import type * as chains from './chains';

const NONE = { colors: [], links: [] };

export const chainCandidates: typeof chains.chainCandidates = () => new Map();
export const drawnLinksOf: typeof chains.drawnLinksOf = () => [];
export const patch: typeof chains.patch = () => ({ tag: 'g', className: '', attributes: {} });
export const shownChains: typeof chains.shownChains = () => NONE;
export const chainsAt: typeof chains.chainsAt = () => [];
export const linkChange: typeof chains.linkChange = () => undefined;
export const newIn: typeof chains.newIn = () => [];
