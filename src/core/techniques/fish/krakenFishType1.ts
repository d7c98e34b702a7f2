import type { Technique } from '../step';
import { krakenTechnique } from './krakenTechnique';

/** A fish with fins: what it would eliminate without them and every fin excludes by a chain is out. */
export const krakenFishType1: Technique = krakenTechnique(1, {
  id: 'kraken-fish-type-1',
  name: 'Kraken Fish Type 1',
  level: 'extreme',
  score: 500,
  isExotic: true,
});
