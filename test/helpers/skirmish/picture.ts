import { ENERGY, type Event, MIDDLE, type Private, type Public } from './types';

/** A card that lies before a captain; `''`: what it is is not known. */
type Down = { card: string } | undefined;

export interface Captain {
  hull: number;
  spot: number;
  row: number;
  energy: number;
  /** A name, or `''` for a card that is not known. */
  hand: string[];
  pick: Down;
  trap: Down;
}

/** Skirmish as it can be seen from one seat. */
export interface Picture {
  captains: Captain[];
  deck: number;
  discard: number;
  round: number;
  rounds: number;
  over: boolean;
}

const down = (mask: number, card: string | undefined): Down =>
  mask === 0 ? undefined : { card: card ?? '' };

export const pictureOf = (pub: Public, priv: Private | undefined): Picture => ({
  captains: pub.captains.map(({ hull, spot, row, energy, hand, pick, picked, trap }, seat) => ({
    ...{ hull, spot, row, energy },
    hand: hand.map((_, at) => priv?.hands[seat]?.[at] ?? ''),
    pick: down(pick, priv?.picks[seat] ?? picked),
    trap: down(trap, priv?.traps[seat]),
  })),
  deck: pub.deck.length,
  discard: pub.discard.length,
  ...{ round: pub.round, rounds: pub.rounds, over: pub.over },
});

const clearPicks = (picture: Picture): void => {
  for (const captain of picture.captains) {
    if (captain.pick) picture.discard += 1;
    captain.pick = undefined;
  }
};

const hurt = (captain: Captain | undefined): void => {
  if (captain) captain.hull = Math.max(0, captain.hull - 1);
};

/** How each event changes what can be seen; cards that are not known come without a name. */
export const tell = (picture: Picture, event: Event): void => {
  const { captains } = picture;
  const captain = 'seat' in event ? captains[event.seat] : undefined;
  switch (event.type) {
    case 'began':
      for (const one of captains) Object.assign(one, { spot: 0, row: MIDDLE, energy: ENERGY });
      return;
    case 'placed':
      if (captain) [captain.spot, captain.row] = [event.spot, event.row];
      return;
    case 'roundBegan':
      clearPicks(picture);
      picture.round = event.round;
      return;
    case 'picked':
    case 'laid':
      captain?.hand.splice(event.at, 1);
      if (captain) captain[event.type === 'picked' ? 'pick' : 'trap'] = { card: event.card };
      return;
    case 'showed':
      return captains.forEach((shown, seat) => (shown.pick &&= { card: event.cards[seat] ?? '' }));
    case 'attacked':
      if (captain) captain.energy -= event.charge;
      return;
    case 'ambushed':
      if (captain) captain.trap = undefined;
      picture.discard += 1;
      return hurt(captains[event.attacker]);
    case 'rolled':
      if (event.hit) hurt(captains[event.target]);
      return;
    case 'drew':
      captain?.hand.push(event.card);
      picture.deck -= 1;
      return;
    case 'sank':
      if (captain) captain.hull = 0;
      return;
    case 'timeCalled':
      picture.rounds = picture.round;
      return;
    case 'ended':
      picture.over = true;
      // Only an end by the clock comes after the round.
      if (captains.filter(({ hull }) => hull > 0).length > 1) clearPicks(picture);
      return;
    default:
  }
};
