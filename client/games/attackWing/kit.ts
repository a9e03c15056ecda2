import type { Scene } from '@babylonjs/core/scene';
import type { Preset } from '../../holodeck/quality';
import { ASSETS } from '../../kit/assets';
import { type Bases, makeBases } from '../../kit/mat/base';
import { type Chips, makeChips } from '../../kit/mat/chips';
import { type CombatDice, makeCombatDice } from '../../kit/mat/combatDice';
import { type Dials, makeDials } from '../../kit/mat/dials';
import { makeMatGrid, type MatGrid } from '../../kit/mat/grid';
import { MAT_SIDE } from '../../kit/mat/measures';
import { loadMinis, type Minis } from '../../kit/mat/minis';
import { makePaths, type Paths } from '../../kit/mat/paths';
import { makePlates, type Plates } from '../../kit/mat/plates';
import { makeRulers, type Rulers } from '../../kit/mat/ruler';
import { makeTerrains, type Terrains } from '../../kit/mat/terrain';
import type { Colours } from '../../kit/theme';
import { loadMarks } from '../../kit/things/marks';
import { SHIPS, type ShipId } from '../../../shared/games/attackWing/data/ships';

export const SHIP_IDS = Object.keys(SHIPS) as ShipId[];

/** Everything that lies or stands on the mat. */
export interface MatKit {
  readonly grid: MatGrid;
  readonly bases: Bases;
  readonly minis: Minis<ShipId>;
  readonly paths: Paths;
  readonly terrain: Terrains;
  readonly rulers: Rulers;
  readonly chips: Chips;
  readonly dials: Dials;
  readonly dice: CombatDice;
  readonly plates: Plates;
  update(time: number): void;
  colours(colours: Colours): void;
  dispose(): void;
}

export const loadMatKit = async (scene: Scene, preset: Preset, colours: Colours): Promise<MatKit> => {
  const minis = await loadMinis(scene, preset.relief, ASSETS.wing, SHIP_IDS);
  const marks = loadMarks(scene);
  const parts = {
    grid: makeMatGrid(scene, colours),
    bases: makeBases(scene, marks, colours),
    paths: makePaths(scene, colours),
    terrain: makeTerrains(scene, colours),
    rulers: makeRulers(scene, colours, [0, 0], MAT_SIDE / 2),
    chips: makeChips(scene, marks, colours),
    dials: makeDials(scene, marks, colours),
    dice: makeCombatDice(scene, marks, colours),
    plates: makePlates(scene, marks, colours),
  };
  const all = Object.values(parts);
  return {
    ...parts,
    minis,
    update: (time) => {
      minis.update(time);
      for (const part of all) part.update(time);
    },
    colours: (wanted) => {
      for (const part of all) part.colours(wanted);
    },
    dispose: () => {
      minis.dispose();
      for (const part of all) part.dispose();
      marks.dispose();
    },
  };
};
