/** The engine without a process around it, for comparison with the command line. It is bundled first: see bundledCore.ts. */

export { countLine, solveLine } from '../src/core/solver/index.ts';
