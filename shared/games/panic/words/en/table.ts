import type { Paragraph } from '../../../../engine/game';
import type { PanicPublic } from '../../board';
import { MISSION, type MissionId } from '../../data/missions';
import { FACINGS, LONG, SHORT } from '../../data/ship';
import { TOKEN_IDS } from '../../data/tokens';
import { facingOf, sectorOf } from '../../geometry';
import { REFUSALS, type RefusalCode } from '../../refusals';
import { missionName, needText, STORIES } from './missions';
import {
  type Bridge,
  capital,
  cardWithCredit,
  conditionName,
  count,
  facingName,
  listed,
  phaseName,
  rangeName,
  seatName,
  tokenName,
  timerText,
} from './names';

const turnLines = (pub: Bridge): string[] => {
  const goal =
    pub.target === 0
      ? `No missions: ${count(pub.bag, 'threat')} left in the bag.`
      : `${pub.missionsDone.length} of ${count(pub.target, 'mission')} completed.`;
  const whose =
    pub.turn === 0
      ? 'The game is being set up.'
      : `Turn ${pub.turn}: ${seatName(pub.active, pub)}, ${phaseName(pub.phase)}.`;
  const ban = pub.maneuverBan === '' ? [] : [REFUSALS[pub.maneuverBan as RefusalCode][0]];
  return [whose, goal, ...ban];
};

const missionLines = (pub: PanicPublic, id: MissionId): string[] => [
  `${missionName(id)}: ${STORIES[id]}`,
  `${capital(timerText(pub.mission.timer))}.`,
  ...MISSION[id].need.map((need, slot) => {
    const met = pub.mission.met[slot] ? 'done' : 'open';
    const cards = pub.mission.committed
      .filter((one) => one.slot === slot)
      .map(({ card }) => cardWithCredit(card));
    return `${capital(needText(id, need))}: ${met}${cards.length > 0 ? `, with ${listed(cards)}` : ''}.`;
  }),
];

const shipLines = (pub: PanicPublic): string[] =>
  FACINGS.map((_entry, facing) => {
    const shield = conditionName(pub.shields[facing] ?? 0);
    const hull = conditionName(pub.hulls[facing] ?? 0);
    const sector = sectorOf(facing, pub.heading);
    return `${capital(facingName(facing))}, sector ${sector}: shield ${shield}, hull ${hull}.`;
  });

const tokenLine = (pub: PanicPublic, id: string): string => {
  const token = pub.tokens[id];
  if (!token) return tokenName(id);
  const state = [
    ...(token.defence > 0 ? [`defence ${token.defence}`] : []),
    ...(token.cloaked ? ['hidden'] : []),
    ...(token.forceField ? ['held by a Force Field'] : []),
  ];
  return state.length > 0 ? `${tokenName(id)} (${state.join(', ')})` : tokenName(id);
};

const spaceLines = (pub: PanicPublic): string[] => {
  const lines: string[] = [];
  for (let sector = 1; sector <= FACINGS.length; sector++) {
    for (let range = LONG; range >= SHORT; range--) {
      const here = TOKEN_IDS.filter(
        (id) => pub.tokens[id]?.sector === sector && pub.tokens[id].range === range,
      );
      if (here.length === 0) continue;
      const facing = facingName(facingOf(sector, pub.heading));
      lines.push(
        `Sector ${sector} (${facing}), ${rangeName(range)} range: ${listed(here.map((id) => tokenLine(pub, id)))}.`,
      );
    }
  }
  return lines.length > 0 ? lines : ['Empty space all around.'];
};

const handLines = (pub: Bridge): string[] =>
  pub.hands.map(({ cards }, seat) => `${seatName(seat, pub)}: ${listed(cards.map(cardWithCredit))}.`);

const pileLines = (pub: PanicPublic): string[] => [
  `Deck ${pub.deck}, discard pile ${pub.discard.length}, out of the game ${pub.removed.length}.`,
  `Bag ${pub.bag}, discarded threats ${pub.threatDiscard.length}.`,
  ...(pub.missionsDone.length > 0 ? [`Completed: ${listed(pub.missionsDone.map(missionName))}.`] : []),
  ...(pub.missionsFailed.length > 0 ? [`Failed: ${listed(pub.missionsFailed.map(missionName))}.`] : []),
];

/** The table in words: everything a scene shows. */
export const tableText = (pub: Bridge): readonly Paragraph[] => [
  { title: 'Turn', lines: turnLines(pub) },
  ...(pub.mission.id === '' ? [] : [{ title: 'Mission', lines: missionLines(pub, pub.mission.id) }]),
  { title: 'Space', lines: spaceLines(pub) },
  { title: 'Enterprise', lines: shipLines(pub) },
  { title: 'Hands', lines: handLines(pub) },
  { title: 'Piles', lines: pileLines(pub) },
];
