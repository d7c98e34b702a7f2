/** The limit for the rules of a puzzle. */

import { MOST_RULES, ruleKeyOf } from '../../../core/rules/distinct';
import { blockOf, movedLine, type PlacedBlock, type RuleBlock } from './ruleBlocks';
import type { PlacedProblem } from './sectionLine';

/** Counts the rules of a puzzle, without repetitions. The lines after the limit give no rules. */
export class RuleLimit {
  private readonly blocks: RuleBlock[] = [];
  private count = 0;
  /** Keys of the rules so far, if there are more than the limit with repetitions. */
  private found: Set<string> | undefined;
  /** The problem of the first line after the limit. */
  readonly problems: PlacedProblem[] = [];

  get isExceeded(): boolean {
    return this.problems.length > 0;
  }

  /** A block, without the rules of the lines after the limit. */
  taken({ start, block }: PlacedBlock): PlacedBlock {
    const within = this.isExceeded ? 0 : this.linesWithin(start, block);
    if (within === block.lines.length) return { start, block };
    const lines = block.lines.map((line, i) => (i < within ? line : { ...line, given: [] }));
    return { start, block: blockOf(lines, block.length) };
  }

  /** The number of lines of a block that are within the limit. */
  private linesWithin(start: number, block: RuleBlock): number {
    const { lines, given } = block;
    this.count += given.rules.length;
    if (!this.found && this.count <= MOST_RULES) {
      this.blocks.push(block);
      return lines.length;
    }
    this.found ??= new Set(this.blocks.flatMap(({ given: { rules } }) => rules.map(ruleKeyOf)));
    for (const [i, line] of lines.entries()) {
      const beyond = line.given.find(({ rule }) => this.found!.add(ruleKeyOf(rule)).size > MOST_RULES);
      if (!beyond) continue;
      const problem = { code: 'tooManyRules', severity: 'error', start: beyond.start, end: beyond.end } as const;
      this.problems.push({ line: movedLine(line, start), problem: { ...problem, most: MOST_RULES } });
      return i;
    }
    return lines.length;
  }
}
