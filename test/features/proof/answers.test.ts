import assert from 'node:assert/strict';
import { stepTextAt } from '../../../src/features/proof/answers';
import { verified } from './proofs';

const SMALL = '12..\n3..2\n....\n2..1\n';

/** The message at the `|` in the steps below a puzzle. */
function saidAt(marked: string): string | undefined {
  const text = `${SMALL}\n${marked}\n`;
  return stepTextAt(verified(text.replace('|', '')), text.indexOf('|'))?.text;
}

describe('the message about a step', () => {
  it('is its claim and why it follows', () => {
    assert.match(saidAt('1. Full |House: r3c1=4') ?? '', /^r3c1 is 4\.\n\nThis step is valid/);
  });

  it('is its mistake, unless the editor shows it', () => {
    assert.match(saidAt('1. Naked |Single: r1c3=4') ?? '', /^r1c3=4 is wrong: /);
    assert.equal(saidAt('1. Naked Single: r1|c3=4'), undefined);
  });
});
