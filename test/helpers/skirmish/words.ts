import type { People, Seat, Words } from '../../../shared/engine/game';
import { personName } from '../../../shared/words/en';
import { type Event, isAmbush, MIDDLE, type Move, type Private, type Public, strengthOf } from './types';

type Name = (seat: Seat) => string;
const by =
  (people: People): Name =>
  (seat) =>
    personName(seat, people, `Captain ${String(seat + 1)}`);
const nameOf = (card: string): string =>
  card === ''
    ? 'a card'
    : isAmbush(card)
      ? `an ambush (${card})`
      : `a blade of ${String(strengthOf(card))} (${card})`;

const ASKS: Readonly<Record<string, string>> = {
  place: 'Where on the field do you stand?',
  pick: 'Which card do you fight with this round?',
  lay: 'Lay a card face down?',
  attack: 'Whom do you attack?',
  interrupt: 'Spring an ambush?',
  vote: 'Shuffle the deck?',
  peek: 'Look at the top card of the deck?',
};

const move = (made: Move, captain: Name): { sentence: string; path: string[] } => {
  switch (made.type) {
    case 'place':
      return { sentence: `Stand at ${String(made.spot)}, ${String(made.row ?? MIDDLE)}.`, path: ['Stand'] };
    case 'pick':
      return { sentence: `Fight with ${nameOf(made.card)}.`, path: ['Fight'] };
    case 'lay':
      return { sentence: `Lay ${nameOf(made.card)} face down.`, path: ['Lay'] };
    case 'attack':
      return {
        sentence: `Attack ${captain(made.target)} with ${String(made.charge)} energy.`,
        path: ['Attack', captain(made.target)],
      };
    case 'ambush':
      return { sentence: 'Spring the ambush.', path: [] };
    case 'vote':
      return { sentence: made.shuffle ? 'Vote for shuffling.' : 'Vote against shuffling.', path: [] };
    case 'peek':
      return { sentence: 'Look at the top card.', path: [] };
    case 'pass':
      return { sentence: 'Do nothing.', path: [] };
    case 'concede':
      return { sentence: 'Strike the colours.', path: [] };
    case 'callTime':
      return { sentence: 'Call time.', path: [] };
  }
};

const event = (told: Event, captain: Name): string => {
  switch (told.type) {
    case 'began':
      return `${String(told.seats)} captains meet; ${captain(told.first)} goes first.`;
    case 'placed':
      return `${captain(told.seat)} stands at ${String(told.spot)}, ${String(told.row)}.`;
    case 'roundBegan':
      return `Round ${String(told.round)} begins.`;
    case 'picked':
      return `${captain(told.seat)} picks ${nameOf(told.card)}.`;
    case 'showed':
      return `All picks are shown: ${told.cards.map(nameOf).join(', ')}.`;
    case 'laid':
      return `${captain(told.seat)} lays ${nameOf(told.card)} face down.`;
    case 'attacked':
      return `${captain(told.seat)} attacks ${captain(told.target)} with ${String(told.charge)} energy.`;
    case 'ambushed':
      return `${captain(told.seat)} ambushes ${captain(told.attacker)} with ${nameOf(told.card)}.`;
    case 'rolled':
      return `${captain(told.seat)} has ${String(told.own)} against ${captain(told.target)}'s ${String(told.other)}: a ${told.hit ? 'hit' : 'miss'}.`;
    case 'voted':
      return `${captain(told.seat)} votes${told.hidden ? '' : told.shuffle ? ' for shuffling' : ' against shuffling'}.`;
    case 'counted':
      return `${String(told.ayes.length)} for shuffling: the deck is ${told.shuffled ? 'shuffled' : 'left alone'}.`;
    case 'peeked':
      return `${captain(told.seat)} looks at the top of the deck: ${nameOf(told.card)}.`;
    case 'drew':
      return `${captain(told.seat)} draws ${nameOf(told.card)}.`;
    case 'passed':
      return `${captain(told.seat)} does nothing.`;
    case 'sank':
      return `${captain(told.seat)} ${told.conceded ? 'strikes the colours' : 'sinks'}.`;
    case 'timeCalled':
      return 'Time is called: this is the last round.';
    case 'ended':
      return `It is over; ${told.winners.map(captain).join(' and ')} won.`;
  }
};

export const words: Words<Public, Private, Move, Event> = {
  title: 'Skirmish',
  name: (seat, _pub, people) => by(people)(seat),
  ask: (asked) => ASKS[asked.type] ?? asked.type,
  move: (made, _pub, people) => move(made, by(people)),
  event: (told, _pub, people) => event(told, by(people)),
  outcome: (ended, _pub, people) => `${ended.winners.map(by(people)).join(' and ')} won (${ended.reason}).`,
  table: (pub, priv, people) => [
    { title: 'Round', lines: [`Round ${String(pub.round)} of ${String(pub.rounds)}.`] },
    {
      title: 'Captains',
      lines: pub.captains.map(
        ({ hull, spot, row, energy, hand }, seat) =>
          `${by(people)(seat)} stands at ${String(spot)}, ${String(row)}, hull ${String(hull)}, energy ${String(energy)}, ${String(hand.length)} cards.`,
      ),
    },
    ...(priv
      ? [
          {
            title: 'What you know',
            lines: priv.hands
              .flat()
              .filter((card) => card !== '')
              .map(nameOf),
          },
        ]
      : []),
  ],
  about: (id) => `This is ${nameOf(id)}.`,
  landmarks: (pub, people) =>
    pub.captains.map((_, seat) => ({ id: `captain-${String(seat)}`, name: by(people)(seat) })),
  chapter: (told) => (told.type === 'roundBegan' ? `Round ${String(told.round)}` : ''),
};
