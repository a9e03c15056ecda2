import type { Paragraph, People } from '../../../../engine/game';
import type { PanicPublic } from '../../board';
import { CARDS } from '../../data/cards';
import { CHARACTER, CHARACTERS } from '../../data/characters';
import { MISSIONS } from '../../data/missions';
import { TOKENS } from '../../data/tokens';
import { PHASES } from '../../types';
import { ABILITIES, aboutText } from './about';
import { missionText } from './missions';
import { cardName } from './names';

/** One of each, of things that are there several times. */
const firstOfEach = <Thing>(things: readonly Thing[], kind: (thing: Thing) => string): readonly Thing[] =>
  [...new Map([...things].reverse().map((thing) => [kind(thing), thing])).values()].reverse();

/** Every card and piece of the game, and what it does. */
export const lexiconText = (pub: PanicPublic, people: People): readonly Paragraph[] => {
  // What a thing is, not where one of its kind lies at the moment.
  const nowhere = { ...pub, tokens: {} };
  const about = (id: string): string => aboutText(id, nowhere, people);
  return [
    {
      title: 'Enterprise cards',
      lines: firstOfEach(CARDS, ({ id }) => cardName(id)).map(({ id }) =>
        about(id).replace(/ (?:It bears|Or commit) .*$/u, ''),
      ),
    },
    {
      title: 'Threats and other tokens',
      lines: firstOfEach(TOKENS, ({ kind }) => kind).map(({ id }) =>
        about(id).replace(/^(\D+) \d+\./u, '$1.'),
      ),
    },
    { title: 'Officers', lines: CHARACTERS.map((id) => `${CHARACTER[id].name}. ${ABILITIES[id]}`) },
    { title: 'Missions', lines: MISSIONS.map((id) => missionText(id)) },
  ];
};

/** How the rules of the phase begin that the game is in. */
export const rulesAt = ({ phase }: PanicPublic): string => `${PHASES.indexOf(phase)}:`;
