import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { makeStand, type Stand } from './stand';

describe('the layer', () => {
  const over = (stand: Stand, mesh: Mesh): void => {
    stand.canvas.send('pointermove', stand.on(mesh));
    stand.frame();
  };

  test('what is no longer pickable is let go of', () => {
    const stand = makeStand();
    over(stand, stand.meshes.ship);
    stand.input.pickable(stand.meshes.ship, undefined);
    stand.frame();
    expect(stand.told).toEqual(['point kor', 'point -']);
  });

  test('what is hidden or disposed of is not met', () => {
    const stand = makeStand();
    stand.meshes.ship.setEnabled(false);
    over(stand, stand.meshes.ship);
    stand.meshes.card.dispose();
    over(stand, stand.meshes.card);
    expect(stand.told).toEqual([]);
  });

  test('a card that vanishes in the hand is cancelled', () => {
    const stand = makeStand();
    over(stand, stand.meshes.card);
    stand.canvas.send('pointerdown', stand.on(stand.meshes.card));
    over(stand, stand.meshes.ship);
    stand.input.pickable(stand.meshes.card, undefined);
    stand.frame();
    expect(stand.told.slice(2)).toEqual(['drag phaser over kor', 'cancel phaser']);
  });

  test('a thing that moves under a pointer lying still is noticed soon', () => {
    const stand = makeStand();
    over(stand, stand.meshes.ship);
    stand.meshes.ship.position.x += 1;
    stand.meshes.ship.computeWorldMatrix(true);
    for (let i = 0; i < 6; i++) stand.frame();
    expect(stand.told).toEqual(['point kor', 'point -']);
  });

  test('switched off it tells nothing and ends what was going on', () => {
    const stand = makeStand();
    over(stand, stand.meshes.card);
    stand.canvas.send('pointerdown', stand.on(stand.meshes.card));
    over(stand, stand.meshes.ship);
    stand.input.enable(false);
    over(stand, stand.meshes.other);
    stand.canvas.send('keydown', { key: 'ArrowRight' });
    stand.frame();
    expect(stand.told.slice(2)).toEqual(['drag phaser over kor', 'cancel phaser']);
    stand.input.enable(true);
    over(stand, stand.meshes.ship);
    expect(stand.told.at(-1)).toBe('point kor');
  });

  test('a listener that left hears no more; everything is put back at the end', () => {
    const stand = makeStand();
    let heard = 0;
    const off = stand.input.on(() => (heard += 1));
    over(stand, stand.meshes.ship);
    off();
    over(stand, stand.meshes.card);
    expect(heard).toBe(1);
    expect(stand.canvas.getAttribute('role')).toBe('application');
    stand.input.dispose();
    expect(stand.canvas.tabIndex).toBe(-1);
    expect(stand.canvas.getAttribute('role')).toBe('img');
    expect(stand.scene.getMeshByName('focus ring')).toBeNull();
    stand.canvas.send('pointermove', stand.on(stand.meshes.ship));
    expect(stand.told).toHaveLength(2);
  });

  test('a drag says where on the table it is, and where the hand is', () => {
    const stand = makeStand();
    const places: { at: Vector3; held: Vector3 }[] = [];
    stand.input.on((gesture) => {
      if (gesture.type === 'drag') places.push({ at: gesture.at.clone(), held: gesture.held.clone() });
    });
    stand.canvas.send('pointerdown', stand.on(stand.meshes.card));
    stand.canvas.send('pointermove', stand.on({ position: new Vector3(0.2, 0, -0.1) } as Mesh));
    stand.frame();
    const [{ at, held }] = places as [{ at: Vector3; held: Vector3 }];
    expect(at.x).toBeCloseTo(0.2);
    expect(at.y).toBeCloseTo(0);
    expect(at.z).toBeCloseTo(-0.1);
    const eye = stand.scene.activeCamera!.globalPosition;
    expect(Vector3.Distance(held, eye)).toBeCloseTo(
      Vector3.Distance(stand.meshes.card.position.add(new Vector3(0, 0.025, 0)), eye),
      1,
    );
  });
});
