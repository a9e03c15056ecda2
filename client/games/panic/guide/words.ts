import type { PanicPublic } from '../../../../shared/games/panic/board';
import { MISSION } from '../../../../shared/games/panic/data/missions';
import { TOKEN_IDS } from '../../../../shared/games/panic/data/tokens';
import { missionName, needText } from '../../../../shared/games/panic/words/en/missions';
import {
  capital,
  facingName,
  listed,
  place,
  seatName,
  tokenName,
} from '../../../../shared/games/panic/words/en/names';
import { facingOf } from '../../../../shared/games/panic/geometry';
import { timerTitle } from '../../../../shared/games/panic/words/en/scene';
import { withPeople } from '../../../../shared/words/en';

/** Said when everything has been taught. */
export const lessonsOver = 'The lessons are over. The game goes on: complete the second mission to win it.';

const enemies = ({ tokens }: PanicPublic): string =>
  listed(
    TOKEN_IDS.flatMap((id) => {
      const token = tokens[id];
      return token ? [`${tokenName(id)} in ${place(token.sector, token.range)}`] : [];
    }),
  );

/** What the open mission still lacks. */
const lacking = ({ mission }: PanicPublic): string => {
  const { id, met } = mission;
  if (id === '') return '';
  const open = MISSION[id].need.flatMap((need, slot) => (met[slot] ? [] : [needText(id, need)]));
  return open.length === 0
    ? 'All of it is met: end your turn and it is checked.'
    : `Still lacking: ${listed(open)}.`;
};

/** The open mission by name, and how long there is for it. */
const mission = ({ mission: { id, timer } }: PanicPublic): string => {
  if (id === '') return '';
  return `${missionName(id)}${MISSION[id].timer > 0 ? `: ${timerTitle(timer)}` : ''}. `;
};

interface LessonText {
  readonly title: string;
  text(pub: PanicPublic, seat: number): string;
}

/** The lessons in words, by id. */
export const LESSON_TEXTS: Readonly<Record<string, LessonText>> = {
  welcome: {
    title: 'Welcome aboard',
    text: (pub, seat) =>
      `You are ${seatName(seat, withPeople(pub, []))} of the Enterprise, and ${seatName(1 - seat, withPeople(pub, []))} is your partner, played by a bot. You win or lose together: complete two missions before the hull gives way. Everybody sees all cards.`,
  },
  rings: {
    title: 'Rings and sectors',
    text: (pub) =>
      `Space around the ship has six sectors, numbered clockwise, and three rings: long, medium and short range. Enemies appear far out and come one ring closer every turn. Now there are: ${enemies(pub)}.`,
  },
  trade: {
    title: 'Trading',
    text: () =>
      'Each turn you may swap one card with your partner, when one of you can use what the other holds. Nothing has to be traded now: answer that you do not trade, and go on.',
  },
  fire: {
    title: 'Fire',
    text: () =>
      'A Phasers card hits one ship at the range and through the facing that it names: front, side or rear. Each hit takes one point of its defence. Play a card that reaches an enemy now.',
  },
  turn: {
    title: 'Turn the ship',
    text: () =>
      'In every turn the ship may maneuver. Turning brings other weapons to bear on a sector and takes a weak shield out of the line of fire; going forward brings what lies ahead closer. Turn her one sector.',
  },
  commit: {
    title: 'Work on the mission',
    text: (pub) =>
      `The insignia on a card is a division credit. Instead of playing such a card you may commit it to the mission, ${pub.mission.id === '' ? 'once there is one' : missionName(pub.mission.id)}. Commit one that it needs.`,
  },
  end: {
    title: 'End your turn',
    text: () =>
      'Play as many cards as you like. When you end the phase, the mission is checked, all threats move closer or fire, and new ones arrive. End the phase.',
  },
  threats: {
    title: 'The threats have acted',
    text: (pub) =>
      `Every enemy ship comes one ring closer and fires at the facing that looks at its sector: at the shield, and once that is gone at the hull. Where the shield is gone, a ship at short range sends boarders. Dilithium mends shields, Tritanium the hull. Around you now: ${enemies(pub)}.`,
  },
  boarders: {
    title: 'Boarders',
    text: ({ boarding, heading }) =>
      `${capital(facingName(facingOf(boarding.sector, heading)))}: boarders are about to strike the hull for ${boarding.damage}. A Security Team takes one point off, whoever’s turn it is. Send one.`,
  },
  mission: {
    title: 'Complete the mission',
    text: (pub) => `${mission(pub)}${lacking(pub)} Play towards it; your partner does too.`,
  },
  farewell: {
    title: 'Well done',
    text: () =>
      'A mission is complete, and its reward is yours. The second one is open: the same again, and the game is won. You know all it takes.',
  },
};
