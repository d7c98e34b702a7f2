import { makes, offers } from './check';

const CAGE = '....\n....\n....\n...2\n[Rules]\ncage 5: r1c12';
/** A puzzle with one solution. */
const CAGES = '.2\n....\n....\n....\n[Rules]\ncage 5: r1c12\ncage 3: r4c34';

describe('the fixes of a broken rule', () => {
  const broken = CAGE.replace('....', '‸13..');
  it('clear this digit, or the others', () => offers(broken, 'Clear r1c1', 'Clear r1c2'));
  it('clear this digit', () => makes(broken, 'Clear r1c1', CAGE.replace('....', '.3..')));
  it('clear the other digit', () => makes(broken, 'Clear r1c2', CAGE.replace('....', '1...')));
  it('are offered as soon as the rest does not fit', () => offers(CAGE.replace('....', '‸3...').replace(' 5', ' 4')));
  it('change the digit if the rest has one solution', () => makes(`4‸3${CAGES}`, 'Change r1c2 to 1', `41${CAGES}`));
  it('do not repeat those of a conflict', () => offers(CAGE.replace('....', '‸11..'), 'Clear r1c1', 'Clear r1c2'));
  it('are not offered if no rule is broken', () => offers(CAGE.replace('....', '1‸4..')));
  it('are not offered on an empty cell of the rule', () =>
    offers('3.‸..\n....\n....\n....\n[Rules]\nthermo: r1c1 r1c2 r2c2'));
});
