import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { CLEAR_ROOM, diceSpot } from '../../../client/games/attackWing/clearSpot';
import type { ShipsFixture } from '../../../client/games/attackWing/fixtures/ships';
import { heldUpFor, makeStruck } from '../../../client/games/attackWing/fixtures/struck';
import { pictureOf } from '../../../client/games/attackWing/picture';
import type { Tools } from '../../../client/tabletop/gameTable';
import { game } from '../../../shared/games/attackWing';
import { tableWith } from '../../games/attackWing/helpers';

Logger.LogLevels = Logger.NoneLogLevel;
const LOOK = { me: 0, players: 2, asked: undefined, choice: undefined };
const HULL = new Vector3(0.1, 0.9, 0.3);

const withStruck = () => {
  const scene = new Scene(new NullEngine());
  const shown = new Map<TransformNode, string>();
  const cards = {
    add: (face: string) => {
      const node = new TransformNode('card', scene);
      shown.set(node, face);
      return { node, body: { isPickable: true }, remove: () => shown.delete(node) };
    },
  };
  const ships = {
    at: () => ({ middle: (into: Vector3) => into.copyFrom(HULL) }),
  } as unknown as ShipsFixture;
  const state = tableWith({
    ships: [
      { seat: 0, at: [457, 300, 0] },
      { seat: 1, at: [457, 500, 180] },
    ],
  });
  Object.assign(state.attack, { attacker: 0, target: 1, weapon: -1 });
  const picture = pictureOf(game.publicView(state), undefined, 0);
  const struck = makeStruck({ deck: { scene }, cards } as unknown as Tools, ships);
  const card = (): TransformNode => [...shown.keys()][0]!;
  return { struck, picture, shown, card };
};

test('a critical damage card comes out of the hull as a back, turns over beside the ship, and goes', () => {
  const { struck, picture, shown, card } = withStruck();
  struck.draw(picture, 1, 'consoleFire', 2);
  expect([...shown.values()]).toEqual(['damage:consoleFire']);
  const root = card().parent as TransformNode;
  expect([root.position.equals(HULL), card().rotation.y]).toEqual([true, Math.PI]);
  struck.update?.(0.4);
  expect([root.position.equalsWithEpsilon(heldUpFor(picture, 1), 1e-6), card().rotation.y]).toEqual([
    true,
    Math.PI,
  ]);
  struck.update?.(1);
  expect(card().rotation.y).toBe(0);
  struck.update?.(2.1);
  expect(shown.size).toBe(0);
});

test('one that lies face down stays a back', () => {
  const { struck, picture, shown, card } = withStruck();
  struck.draw(picture, 1, '', 1);
  struck.update?.(0.7);
  expect([[...shown.values()], card().rotation.y]).toEqual([['back:damage'], Math.PI]);
});

test('whoever wants it calm sees it open at once; another card, or a jump in the story, takes it away', () => {
  const { struck, picture, shown, card } = withStruck();
  struck.calm?.(true);
  struck.draw(picture, 1, 'consoleFire', 2);
  expect(card().rotation.y).toBe(0);
  struck.draw(picture, 0, '', 2);
  expect([...shown.values()]).toEqual(['back:damage']);
  struck.paint?.(picture, 0.2, LOOK);
  expect(shown.size).toBe(1);
  struck.paint?.(picture, 0, LOOK);
  expect(shown.size).toBe(0);
});

test('it is held up off the dice', () => {
  const { picture } = withStruck();
  const [{ x, z }, dice] = [heldUpFor(picture, 1), diceSpot(picture)];
  expect(
    Math.abs(x - dice.x) >= 2 * CLEAR_ROOM.across - 1e-9 ||
      Math.abs(z - dice.z) >= 2 * CLEAR_ROOM.deep - 1e-9,
  ).toBe(true);
});
