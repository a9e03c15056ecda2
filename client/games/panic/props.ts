import type { Centrepiece } from '../../holodeck/centrepiece';
import { type Die, type Fleet, loadFleet, makeBag, makeDie } from '../../kit/things';
import type { Body, Piece, Props, Tools } from '../../tabletop/gameTable';
import { markDanger, setBag, setDie } from './fixtures/board';
import { makeRings } from './fixtures/rings';
import { ShipFixture } from './fixtures/ship';
import { makeTargets } from './fixtures/targets';
import { Webs } from './fixtures/webs';
import type { TokenState } from './pieces';
import type { Picture } from './picture';
import { isTokenKind, type TokenKind, TOKENS } from './tokens';
import type { PanicMove } from '../../../shared/games/panic/moves';

/** What stands on Panic's table. */
export interface PanicProps extends Props<Picture, PanicMove> {
  readonly centre: Centrepiece;
  readonly die: Pick<Die, 'node' | 'roll' | 'hold' | 'putBack'>;
}

/** A token with its model, its defence, its cloak and what holds it. */
const tokenBody = (fleet: Fleet<TokenKind>, { face }: Piece): Body => {
  if (!isTokenKind(face)) throw new RangeError(`no model of ${face}`);
  const token = fleet.add(face);
  return {
    node: token.node,
    body: token.body,
    rise: 0.06,
    lift: 0.03,
    show: (piece, before, seconds) => {
      const [now, was] = [piece.state as TokenState, before?.state as TokenState | undefined];
      if (was?.defence !== now.defence) token.defence(now.defence, now.max);
      if (was?.cloaked !== now.cloaked || seconds <= 0) token.cloak(now.cloaked, seconds);
      if (was?.forceField !== now.forceField) token.forceField(now.forceField);
    },
    glow: (meaning) => token.glow(meaning),
    fade: (shown) => token.fade(shown),
    remove: () => token.remove(),
  };
};

export const makeProps = async (tools: Tools): Promise<PanicProps> => {
  const { deck, input, effects, sounds, prompts, colours } = tools;
  const { scene, preset } = deck;
  const [centre, fleet] = await Promise.all([deck.centrepiece, loadFleet(scene, preset, TOKENS)]);
  const die = makeDie(scene, colours);
  return {
    centre,
    die,
    kinds: { token: (piece) => tokenBody(fleet, piece) },
    fixtures: [
      makeRings(scene),
      new ShipFixture(centre),
      makeTargets(scene, centre.pivot, input),
      new Webs(effects, centre.pivot, (at) => sounds.play('web', { at })),
      setDie(die),
      setBag(makeBag(scene, colours), input),
      markDanger((id, label) => prompts.label(id, label)),
      fleet,
    ],
  };
};
