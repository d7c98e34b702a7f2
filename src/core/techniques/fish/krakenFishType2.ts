import type { Technique } from '../step';
import { krakenTechnique } from './krakenTechnique';

/** A fish with fins: what every fin and every place of one cover set excludes by a chain is out. */
export const krakenFishType2: Technique = krakenTechnique(2, {
  id: 'kraken-fish-type-2',
  name: 'Kraken Fish Type 2',
  level: 'extreme',
  score: 500,
  isExotic: true,
});
