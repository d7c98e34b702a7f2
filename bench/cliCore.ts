/** The engine that the command line is compared with, without a process around it. It is bundled first: see bundledCore.ts. */

export { countLine, solveLine } from '../src/core/solver/index.ts';
