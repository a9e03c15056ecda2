import type { Scene } from '@babylonjs/core/scene';
import type { Alert, Colours } from '../../kit/theme';
import { Way } from '../../kit/way';
import { makeConsoles } from './consoles';
import type { SeatFace } from './consoleFace';
import { makeGrid } from './grid';
import { makeSpace } from './space';
import { makeTable, type Table } from './table';

export interface Room {
  readonly table: Table;
  alert(alert: Alert): void;
  surround(where: 'holodeck' | 'space', seconds: number): void;
  colours(colours: Colours): void;
  seats(seats: readonly SeatFace[]): void;
  /** Everything but the table and its consoles goes, for whoever sees their own room behind it. */
  bare(bare: boolean): void;
  /** How high the floor is on which the table stands; undefined: it lies on something else. */
  stand(floor: number | undefined): void;
  update(time: number, calm: boolean): void;
}

/** Everything of the holodeck that no game brings along. */
export const makeRoom = (scene: Scene, stars: number): Room => {
  const [grid, space, table, consoles] = [
    makeGrid(scene),
    makeSpace(scene, stars),
    makeTable(scene),
    makeConsoles(scene),
  ];
  const open = new Way(0);
  let now = 0;
  let isBare = false;
  let shown: Colours | undefined;
  let sitting: readonly SeatFace[] = [];
  const drawSeats = (): void => {
    if (shown !== undefined) consoles.seats(sitting, shown);
  };
  // Console faces are drawn with the bundled letters, which may arrive after the room.
  if (typeof document !== 'undefined') {
    void document.fonts.load('600 40px Antonio').then(() => {
      if (!scene.isDisposed) consoles.redraw();
    });
  }
  const update = (time: number, calm: boolean): void => {
    now = time;
    const away = isBare ? 1 : open.at(time);
    grid.dissolve(away);
    grid.light(table.glow, 1);
    space.show(isBare ? 0 : Math.min(1, away * 1.4));
    space.update(calm ? 0 : time);
    table.update(time, calm);
    consoles.light(table.glow);
  };
  return {
    table,
    alert: (alert) => table.alert(alert),
    surround: (where, seconds) => open.go(now, where === 'space' ? 1 : 0, seconds),
    colours: (colours) => {
      shown = colours;
      table.colours(colours);
      drawSeats();
      update(now, true);
    },
    seats: (seats) => {
      sitting = seats;
      drawSeats();
    },
    bare: (bare) => {
      isBare = bare;
      grid.floor(bare ? undefined : 0);
    },
    stand: (floor) => {
      table.stand(floor);
      if (!isBare) grid.floor(floor);
    },
    update,
  };
};
