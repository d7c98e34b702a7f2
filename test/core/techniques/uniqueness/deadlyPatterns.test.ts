import { check, checkExplained } from '../checks';

describe('Unique Loop', () => {
  it('finds a single guardian, which is true', () =>
    check(
      'unique-loop',
      '+5..1+926+8.+6+8.+35.29.9.+2..6.+533+5+86+2.9..1+6+9.3+5.+28+2+47+9+18+3+654..5+6+9+8+72.26.4+1+5+3+9.+952.3..+6:',
      'Unique Loop: 7/8 in r3c45,r8c14,r9c15 => r3c4=4',
    ));

  it('finds guardians that exclude the same candidates', () =>
    check(
      'unique-loop',
      '3..2+96+1.7+29.4+17+38...15+389+2..+1.7.9+2+3..3+9+1+2+5+76..2+7+6.+3.9+19+6+3+8+7+1..215+2+96+4+873..4+35+26+1+9:',
      'Unique Loop: 4/8 in r4c59,r5c19,r6c15 => r4c13,r6c7<>5',
    ));

  it('finds two guarded cells that are part of a naked subset', () =>
    check(
      'unique-loop',
      '..1573.9.9..8+2+4......+691..76+14+2..+9737+28+9+3+65+4139+5+4+1+76+824..36...+9+1.+9+7.2..4.3.1497..:522 231 237 337 538',
      'Unique Loop: 5/8 in r4c56,r7c26,r8c25 => r9c1<>2',
      'Unique Loop: 5/8 in r4c56,r7c26,r8c25 => r1c2<>6',
    ));

  it('is explained', () =>
    checkExplained(
      'unique-loop',
      '3..2+96+1.7+29.4+17+38...15+389+2..+1.7.9+2+3..3+9+1+2+5+76..2+7+6.+3.9+19+6+3+8+7+1..215+2+96+4+873..4+35+26+1+9:',
      'Each house that contains one of the cells r4c59,r5c19,r6c15 contains exactly two of them. If all of them held only 4 and 8, the two digits could swap places, and the puzzle would have a second solution. So r4c9 is 5 or r6c1 is 5. In each case r4c13,r6c7<>5.',
    ));
});

describe('Extended Unique Rectangle', () => {
  it('finds a single guardian', () =>
    check(
      'extended-unique-rectangle',
      '...3+17+6+2.31+2+5+8+6+974.+6.429+1.+3.3+6+8+4+2.1+99+816+753+42+2..+19+3+8+6.+1+53.+6+42..4+2+8.+3+1..66..258+4+31:513',
      'Extended Unique Rectangle: 4/7/9 in r1c23,r6c23,r9c23 => r6c3=5',
    ));

  it('finds guardians that exclude the same candidates', () =>
    check(
      'extended-unique-rectangle',
      '...4..6.5..6.9.+43..14+68.+2..24.9+5.7+63+6....+4...9.7.+36.24+1...4.35+6.6..1.8+4+24.5.+62...:718 918 522 729 731 736 386',
      'Extended Unique Rectangle: 1/7/9 in r3c89,r5c89,r9c89 => r5c234<>8',
    ));

  it('finds two guarded cells that are part of a naked subset', () =>
    check(
      'extended-unique-rectangle',
      '+63+9...2+7+5+8+2197+56+4354+7+3+62+98+1.+52....9..1+8.9.+53.+96.+5..8+1.+17.8+5+6.292+85.391+6..+96....5+8:744 454 754 459 759 796',
      'Extended Unique Rectangle: 1/4/8 in r1c456,r4c456 => r4c5<>4',
    ));

  it('finds a digit that is locked in two guarded cells', () =>
    check(
      'extended-unique-rectangle',
      '.+3...89.6.6....+3..98+1+3+64572+6+29..173.5+1+8.7+3+6.9+7439.+61..8761...93+1.+2.+3..6.3.46.....:726 584 784 586 489 889 595 596 298 898 899',
      'Extended Unique Rectangle: 5/7/9 in r8c269,r9c269 => r9c9<>5, r9c6<>9',
    ));
});

describe('BUG-Lite', () => {
  it('finds guardians that exclude the same candidates', () =>
    check(
      'bug-lite',
      '2.+39.....8.+15+23+9.+4+9547+86+1+32.+38+2....9.97..+842+11....+93..3..1.589+7+7+1+58+92+6+43.+8+9..7+2+15:662 672',
      'BUG-Lite: r1c278,r2c28,r4c78, r1c8=7, r1c8=8 or r4c8=6 => r1c8<>6',
      'BUG-Lite: r1c289,r2c28,r6c89, r1c8=5, r1c8=6, r6c8=5 or r6c8=7 => r6c8<>6, r1c8<>7',
    ));

  it('finds a digit that is locked in two guarded cells', () =>
    check(
      'bug-lite',
      '39+28...411+76.+3..+82+4+5+812.+37..+8+9.4.7.5.+137954.+85+47.8....+73+5.18..+49+6....8.382..+63.57:924 244 646 264 666 667 967 168 268 286',
      'BUG-Lite: r4c148,r5c18,r6c48, r4c8=1, r4c8=6 or r6c8=9 => r4c8<>2, r6c8<>6',
    ));
});

describe('BUG types 2 to 4', () => {
  const GRAVE = '2...15.4741.2.7.5..574..12...53214.8..15492.3342768591179854632528....146341.2.85:612 917 325 927';

  it('are found in one position', () => {
    check('bug-type-2', GRAVE, 'BUG Type 2: r3c5=9 or r8c5=9 => r29c5<>9');
    check('bug-type-3', GRAVE, 'BUG Type 3: r3c5=9 or r8c5=9 => r9c5<>9', 'BUG Type 3: r3c5=9 or r8c5=9 => r2c5<>9');
    check('bug-type-4', GRAVE, 'BUG Type 4: r3c5=9 or r8c5=9 => r8c5<>7, r3c5<>8');
  });

  it('are not BUG+1', () =>
    check(
      'bug-type-2',
      '+5+7+1+9+82+643+6+98.+342..2+3+46.7.9+8+9+873+4..6+2+14+2.9+6+83.+35+6.+284.+9+71+58+69+3+24+8+294.+37.+646+32+7.+9+8.:128',
    ));
});
