/** Replaces player.ts in exported pages, which show no solution path. */

import { make } from '../elements';
import type * as player from './player';

export const canWalk: typeof player.canWalk = () => false;
export const Player = class {
  element = make('div');
  update = () => {};
} as unknown as typeof player.Player;
export const Playback = class {
  isPlaying = () => false;
  pause = () => {};
  follow = () => {};
} as unknown as typeof player.Playback;
