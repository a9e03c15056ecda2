import type { People } from '../../../../engine/game';
import { withPeople } from '../../../../words/en';
import type { PanicPublic } from '../../board';
import { cardOf, isCard } from '../../data/cards';
import { CHARACTER, type CharacterId, CHARACTERS } from '../../data/characters';
import { type MissionId, MISSIONS } from '../../data/missions';
import { FACINGS } from '../../data/ship';
import { isToken, tokenOf } from '../../data/tokens';
import { missionText } from './missions';
import {
  type Bridge,
  capital,
  cardName,
  conditionName,
  count,
  divisionName,
  facingName,
  listed,
  place,
  seatName,
  tokenName,
} from './names';

export const ABILITIES: Readonly<Record<CharacterId, string>> = {
  kirk: 'Once in your turn, commit any card as a division credit that the mission still lacks.',
  spock: 'You draw three new threats together, resolve two of them in the order you like, and put one back.',
  mccoy: 'Once in your turn, when drawing or playing, let one player draw a card, even above the hand limit.',
  scott: 'Once in your turn, repair one damaged shield or hull section without a card.',
  uhura: 'You may make two trades.',
  sulu: 'You may make two maneuvers.',
  chekov: 'Once in your turn, fire one Phasers card at any range inside its facing.',
};

const EFFECTS: Readonly<Record<string, string>> = {
  photonTorpedo: 'Deals 2 damage to one visible enemy ship in a front facing, at any range.',
  dilithium: 'Repairs one damaged shield. With Tritanium it rebuilds one destroyed shield or hull section.',
  tritanium:
    'Repairs one damaged hull section. With Dilithium it rebuilds one destroyed shield or hull section.',
  securityTeam: 'Whoever’s turn it is: lowers the damage of boarders by 1.',
  forceField:
    'Holds one visible enemy ship: when the threats next act it does not move, fire, hide or board.',
  tractorBeam: 'Pushes one visible enemy ship from short or medium range out to long range of its sector.',
  directHit: 'Goes with a Phasers or Photon Torpedo card that hits: the target is destroyed.',
  bridgeBriefing: 'Draw 2 cards.',
  sickbayRounds: 'Every player draws 1 card.',
  libraryComputer: 'Take any other card from the discard pile.',
  sensorSweep: 'One new threat fewer is drawn this turn.',
  emergencyRepairs: 'Repairs up to one damaged shield and up to one damaged hull section.',
  evasiveAction: 'One extra maneuver, now.',
};

const phasersText = (id: string): string => {
  const { groups, ranges } = cardOf(id);
  const facing = groups.length > 1 ? 'any facing' : `a ${groups[0] ?? ''} facing`;
  const range = ranges.length > 1 ? 'any range' : `${ranges[0] ?? ''} range`;
  return `Deals 1 damage to one visible enemy ship in ${facing} at ${range}.`;
};

const aboutCard = (id: string): string => {
  const { kind, credit, phasers } = cardOf(id);
  const effect = phasers ? phasersText(id) : (EFFECTS[kind] ?? '');
  const worth =
    credit === 'none' ? 'It bears no insignia.' : `Or commit it as 1 ${divisionName(credit)} credit.`;
  return `${cardName(id)}. ${effect} ${worth}`;
};

const BEHAVIOUR: Readonly<Record<string, string>> = {
  kang: 'When placed, all Klingon ships fire at once, and hidden ones reappear to do so.',
  koloth: 'When placed, all visible Klingon ships move one range closer.',
  kor: 'When placed, all Klingon ships regain 1 defence.',
  tholian:
    'At short range it stops and holds the ship in its web: no maneuvers until it is destroyed. It never boards.',
  comet:
    'Flies down a rolled sector at once, destroys every ship and starbase there and what it meets first, shield or hull.',
  starbase:
    'Not a threat. Go forward until it is at short range and dock: mend up to 2 damaged shields or rebuild one, the same for the hull, and every player draws a card.',
  freighter: 'Token of Distress Signal.',
  outpost: 'Token of Outpost Defense: fire from its sector hits it.',
  planetKiller: 'Token of The Doomsday Machine: it closes in and crushes ships.',
  derelict: 'Token of Silent Derelict: an ambush may wait at short range.',
  raider: 'Token of Raider from the Neutral Zone: an enemy ship that never boards.',
  courier:
    'Token of Courier to the Conference: it leaves when its lane is clear, and fire from its sector hits it.',
  shuttle: 'Token of Lost Shuttlecraft: it comes in when its lane is clear.',
  star: 'Token of Around the Sun.',
};

const aboutToken = (id: string, pub: PanicPublic): string => {
  const { kind, type, defence, fire, cloaking } = tokenOf(id);
  const here = pub.tokens[id];
  const parts = [`${capital(tokenName(id))}.`];
  if (here) parts.push(`In ${place(here.sector, here.range)}.`);
  if (type === 'ship') {
    parts.push(`Defence ${here?.defence ?? defence} of ${defence}, fires for ${fire}.`);
    if (cloaking) parts.push('It cloaks: one turn it moves and hides, the next it reappears and fires.');
    if (here?.cloaked) parts.push('It is hidden now and cannot be touched.');
    if (here?.forceField) parts.push('A Force Field holds it.');
  } else if (here && here.defence > 0) parts.push(`It can take ${here.defence} more damage.`);
  const more = BEHAVIOUR[kind];
  if (more) parts.push(more);
  return parts.join(' ');
};

const aboutFacing = (facing: number, pub: PanicPublic): string =>
  `The ${facingName(facing)}: shield ${conditionName(pub.shields[facing] ?? 2)}, hull ${conditionName(pub.hulls[facing] ?? 2)}.`;

const aboutSector = (sector: number, pub: PanicPublic): string => {
  const here = Object.keys(pub.tokens)
    .filter((id) => pub.tokens[id]?.sector === sector)
    .sort()
    .map(tokenName);
  return `Sector ${sector}: ${here.length > 0 ? listed(here) : 'empty space'}.`;
};

const aboutPile = (id: string, pub: PanicPublic): string | undefined => {
  switch (id) {
    case 'deck':
      return `The Enterprise deck: ${count(pub.deck, 'card')}, face down.`;
    case 'discard':
      return `The discard pile: ${count(pub.discard.length, 'card')}.`;
    case 'removed':
      return `Out of the game: ${count(pub.removed.length, 'card')}.`;
    case 'bag':
      return `The bag of threats: ${count(pub.bag, 'token')}.`;
    case 'threatDiscard':
      return `Discarded threats: ${count(pub.threatDiscard.length, 'token')}.`;
    case 'missionDeck':
      return `The mission deck: ${count(pub.missionDeck, 'mission')} not seen yet.`;
    default:
      return undefined;
  }
};

const NUMBERED = /^(seat|sector|facing)-(\d)$/;

const aboutNumbered = (id: string, pub: Bridge): string | undefined => {
  const found = NUMBERED.exec(id);
  const n = Number(found?.[2]);
  if (found?.[1] === 'sector') return aboutSector(n, pub);
  if (found?.[1] === 'facing') return aboutFacing(n, pub);
  if (found?.[1] === 'seat')
    return `${seatName(n, pub)}: ${count(pub.hands[n]?.cards.length ?? 0, 'card')} in hand.`;
  return undefined;
};

const isOneOf = <T extends string>(all: readonly T[], id: string): id is T =>
  (all as readonly string[]).includes(id);

/**
 * What a thing is: a card, token, mission or character by its id; a facing by its id (`FR`) or number (`facing-0`);
 * `sector-1`, `seat-0`; `deck`, `discard`, `removed`, `bag`, `threatDiscard`, `missionDeck`.
 */
export const aboutText = (id: string, pub: PanicPublic, people: People): string => {
  if (isCard(id)) return aboutCard(id);
  if (isToken(id)) return aboutToken(id, pub);
  if (isOneOf<MissionId>(MISSIONS, id)) return missionText(id);
  if (isOneOf<CharacterId>(CHARACTERS, id)) return `${CHARACTER[id].name}. ${ABILITIES[id]}`;
  const facing = FACINGS.findIndex((entry) => entry.id === id);
  if (facing >= 0) return aboutFacing(facing, pub);
  return (
    aboutPile(id, pub) ??
    aboutNumbered(id, withPeople(pub, people)) ??
    'The Enterprise, and what surrounds her.'
  );
};
