/** Largest numbers of ships the table knows; beyond them odds hardly change. */
const MOST = 40;

/** For 1…3 attack and 1…2 defence dice: the chances that the attacker wins 0, 1 or 2 of the compared pairs. */
const pairChances = (attackers: number, defenders: number): number[] => {
  const counts = [0, 0, 0];
  const total = attackers + defenders;
  const dice = Array.from({ length: total }, () => 1);
  for (;;) {
    const attack = dice.slice(0, attackers).sort((a, b) => b - a);
    const defence = dice.slice(attackers).sort((a, b) => b - a);
    const pairs = Math.min(attackers, defenders);
    let won = 0;
    for (let i = 0; i < pairs; i++) if ((attack[i] ?? 0) > (defence[i] ?? 0)) won++;
    counts[won] = (counts[won] ?? 0) + 1;
    let at = 0;
    while (at < total && dice[at] === 6) dice[at++] = 1;
    if (at === total) break;
    dice[at] = (dice[at] ?? 0) + 1;
  }
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / all);
};

interface Odds {
  /** Chance that the target falls. */
  readonly win: number;
  /** Attackers left on average, failures counted as none. */
  readonly left: number;
}

const CHANCES = [1, 2, 3].map((attackers) => [1, 2].map((defenders) => pairChances(attackers, defenders)));
const NONE: Odds = { win: 0, left: 0 };

/** Fought to the end with as many dice as allowed: row by ships that may be lost, column by defenders. */
const TABLE: Odds[][] = [[]];
const known = (attackers: number, defenders: number): Odds => {
  if (defenders <= 0) return { win: 1, left: attackers };
  return attackers <= 0 ? NONE : (TABLE[attackers]?.[defenders] ?? NONE);
};
const fightOut = (attackers: number, defenders: number): Odds => {
  const [attack, defence] = [Math.min(3, attackers), Math.min(2, defenders)];
  const pairs = Math.min(attack, defence);
  const chances = CHANCES[attack - 1]?.[defence - 1] ?? [];
  let win = 0;
  let left = 0;
  for (let won = 0; won <= pairs; won++) {
    const after = known(attackers - (pairs - won), defenders - won);
    win += (chances[won] ?? 0) * after.win;
    left += (chances[won] ?? 0) * after.left;
  }
  return { win, left };
};
for (let attackers = 1; attackers <= MOST; attackers++) {
  const row: Odds[] = [{ win: 1, left: attackers }];
  TABLE.push(row);
  for (let defenders = 1; defenders <= MOST; defenders++) row[defenders] = fightOut(attackers, defenders);
}

/** How an assault with so many ships to lose goes against so many defenders. */
export const assaultOdds = (attackers: number, defenders: number): Odds => {
  const most = Math.max(attackers, defenders);
  if (most <= MOST) return known(attackers, defenders);
  const scale = MOST / most;
  const odds = known(Math.floor(attackers * scale), Math.max(1, Math.ceil(defenders * scale)));
  return { win: odds.win, left: odds.left / scale };
};
