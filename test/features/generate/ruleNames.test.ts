import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  MARK_KINDS,
  NO_RULES,
  STRICT_KINDS,
  type WantedRules,
  WHOLE_KINDS,
} from '../../../src/core/generator/rules/wanted';
import { namesOfRules, RULE_NAMES, rulesOfNames } from '../../../src/features/generate/ruleNames';
import { RUNS } from '../../core/arbitraries';

/** Checks the meaning of names, and how it is written: by default, as it was read. */
function check(names: string, wanted: Partial<WantedRules>, written = names): void {
  const rules = rulesOfNames(names.split(','));
  assert.deepEqual(rules, { isFound: true, value: { ...NO_RULES, ...wanted } });
  assert.deepEqual(namesOfRules({ ...NO_RULES, ...wanted }), written.split(','));
}

function refused(names: string, reason: RegExp): void {
  const rules = rulesOfNames(names.split(','));
  assert.match(rules.isFound ? '' : rules.reason, reason);
}

const RISING = { kind: 'diagonal', direction: '/' } as const;
const FALLING = { kind: 'diagonal', direction: '\\' } as const;

describe('the names of rules to generate', () => {
  it('for the whole grid are those of rule lines', () => {
    check('anti-knight', { whole: [{ kind: 'antiKnight' }] });
    check('diagonals', { whole: [RISING, FALLING] });
    check('diagonal \\', { whole: [FALLING] });
    check('x sudoku', { whole: [RISING, FALLING] }, 'diagonals');
    check('Hyper Sudoku', { whole: [{ kind: 'windoku' }] }, 'windoku');
    check('anti-king,anti-knight', { whole: [{ kind: 'antiKnight' }, { kind: 'antiKing' }] }, 'anti-knight,anti-king');
    check('anti-king,anti-king', { whole: [{ kind: 'antiKing' }] }, 'anti-king');
  });
  it('for regions are jigsaw and no boxes', () => {
    check('jigsaw', { regions: 'jigsaw' });
    check('irregular', { regions: 'jigsaw' }, 'jigsaw');
    check('no boxes', { regions: 'none' });
    check('latin square', { regions: 'none' }, 'no boxes');
    check('diagonals, jigsaw', { regions: 'jigsaw', whole: [RISING, FALLING] }, 'jigsaw,diagonals');
  });
  it('for marks are those of rule lines, or their plurals', () => {
    check('killer', { marks: ['cage'] });
    check('cage', { marks: ['cage'] }, 'killer');
    check('thermometers', { marks: ['thermo'] }, 'thermos');
    check('arrow,thermo', { marks: ['thermo', 'arrow'] }, 'thermos,arrows');
    check('german whispers', { marks: ['whispers'] }, 'whispers');
    check('less than', { marks: ['greater'] }, 'greater');
    check('kropki', { marks: ['whiteDot', 'blackDot'] });
    check('white dots', { marks: ['whiteDot'] });
    check('xv,renban', { marks: ['renban', 'x', 'v'] }, 'renban,xv');
    check('v', { marks: ['v'] });
    check('sandwich,little killer', { marks: ['littleKiller', 'sandwich'] }, 'little killers,sandwiches');
    check('x-sums,skyscrapers,numbered rooms,quads', { marks: ['xSum', 'skyscraper', 'numberedRoom', 'quad'] });
    check('strict kropki', { strict: ['strictKropki'] });
    check('strict white dots', { strict: ['strictWhiteDots'] });
    check(
      'all black dots given,kropki',
      { marks: ['whiteDot', 'blackDot'], strict: ['strictBlackDots'] },
      'kropki,strict black dots',
    );
    check('negative xv', { strict: ['strictXv'] }, 'strict xv');
  });
  it('can be read back as they are written', () => {
    const subset = <T>(all: readonly T[]) => fc.subarray([...all]);
    const wanted = fc.record({
      regions: fc.constantFrom('boxes' as const, 'jigsaw' as const, 'none' as const),
      whole: subset(WHOLE_KINDS.filter(kind => kind !== 'diagonal').map(kind => ({ kind }))),
      diagonals: subset([RISING, FALLING]),
      marks: subset(MARK_KINDS),
      strict: subset(STRICT_KINDS),
    });
    fc.assert(
      fc.property(wanted, ({ diagonals, whole, ...rest }) => {
        const rules: WantedRules = { ...rest, whole: [...diagonals, ...whole] };
        assert.deepEqual(rulesOfNames(namesOfRules(rules)), { isFound: true, value: rules });
      }),
      RUNS,
    );
  });
  it('can all be read in lists', () => {
    const rules = RULE_NAMES.map(name => {
      const found = rulesOfNames([name]);
      assert.ok(found.isFound, name);
      return JSON.stringify(found.value);
    });
    assert.equal(new Set(rules).size, RULE_NAMES.length, 'each is another rule');
  });
  it('are rejected if they are unknown, with a similar name as a suggestion', () => {
    refused('foo', /^Puzzles cannot be generated with a rule "foo"\. The supported rules are jigsaw, .* and quads\.$/);
    refused('ante-knight', /"ante-knight"\. Did you mean "anti-knight"\?$/);
    refused('cage 16: r1c12', /"cage 16: r1c12"/);
    refused('palindrome', /"palindrome"/);
    refused('anti-knight r1c1', /"anti-knight r1c1"/);
    refused('jigsaw,no boxes', /^A puzzle can be a jigsaw or have no boxes, but not both\.$/);
    refused(' ', /a rule ""/);
  });
});
