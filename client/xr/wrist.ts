import type { Camera } from '@babylonjs/core/Cameras/camera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import type { Input, Pick } from '../input';
import { TABLE } from '../kit/measures';
import { loadLetters } from '../kit/prompts/text';
import { Board, BOARD_PICK } from './board';
import { Menu } from './menu';
import type { MenuPorts } from './page';
import type { Rig } from './rig';
import type { Tracked } from './tracked';

/**
 * A wrist is read like a watch: lifted so near to the eyes and so little below them, in metres, and looked at so straight. A hand that
 * only lies before whoever looks about the table is not; one that is being read may sink and be glanced away from.
 */
const LIFTED = { near: 0.45, below: 0.24, straight: Math.cos(0.4) } as const;
const READING = { near: 0.55, below: 0.36, straight: Math.cos(0.8) } as const;

const way = new Vector3();

/** Whether somebody whose eyes are there and look that way reads their wrist; `unit`: how many units of the world a metre is. */
export const isRead = (
  wrist: Vector3,
  eye: Vector3,
  gaze: Vector3,
  unit: number,
  already: boolean,
): boolean => {
  const { near, below, straight } = already ? READING : LIFTED;
  wrist.subtractToRef(eye, way);
  const far = way.length();
  return far < near * unit && -way.y < below * unit && Vector3.Dot(way, gaze) > straight * far;
};

/** Seconds between two looks at what the page would say. */
const AGAIN = 0.12;

/** The board on the wrist of the hand that does not point: looked at, it opens. Without a game it stands over the table. */
export class Wrist {
  readonly menu: Menu;
  private made: Board | undefined;
  private isOpen = false;
  private isPinned = false;
  private looked = 0;
  private attached = 0;
  private readonly at = new Vector3();
  private readonly gaze = new Vector3();

  constructor(
    private readonly scene: Scene,
    private readonly camera: Camera,
    private readonly rig: Rig,
    ports: MenuPorts,
  ) {
    this.menu = new Menu(ports);
  }

  /** Through another table's input, once the letters are there. */
  attach(input: Input): void {
    const turn = ++this.attached;
    void loadLetters().then(() => {
      if (turn !== this.attached || this.scene.isDisposed) return;
      const { ports } = this.menu;
      this.made = new Board(this.scene, input, this.camera, () => ports.settings().colours);
      this.looked = 0;
    });
  }

  detach(): void {
    this.attached += 1;
    this.made?.dispose();
    this.made = undefined;
  }

  board(): Board | undefined {
    return this.isOpen ? this.made : undefined;
  }

  /** What hangs on the hand that does not point. */
  worn(): Pick | undefined {
    return this.isOpen && !this.menu.isMain() ? BOARD_PICK : undefined;
  }

  /** A button: open until it is pressed again. */
  toggle(): void {
    this.isPinned = !this.isPinned;
    if (this.isPinned) this.menu.open('home');
    this.looked = 0;
  }

  update(time: number, hand: Tracked | undefined): void {
    const { made: board, menu } = this;
    if (board === undefined) return;
    const wasOpen = this.isOpen;
    const main = menu.becomesMain();
    // Whoever left a table by it does not find it in the way at the next.
    if (main) this.isPinned = false;
    this.isOpen = main || this.isPinned || (hand !== undefined && this.isLookedAt(hand));
    if (this.isOpen && !wasOpen && !main) menu.open('home');
    if (this.isOpen !== wasOpen || time >= this.looked + AGAIN) {
      this.looked = time;
      board.show(this.isOpen ? menu.page() : undefined, menu.ports.settings().textScale);
    }
    if (!this.isOpen) return board.update(time, this.at);
    if (main) this.overTable();
    else if (hand) this.overWrist(hand);
    else this.beforeEyes();
    board.update(time, this.at);
  }

  private isLookedAt({ wrist }: Tracked): boolean {
    const { gaze, camera } = this;
    camera.getDirectionToRef(Vector3.LeftHandedForwardReadOnly, gaze);
    return isRead(wrist, camera.globalPosition, gaze, this.rig.unit, this.isOpen);
  }

  private overTable(): void {
    const { bearing } = this.rig;
    this.at.set(0.15 * Math.sin(bearing), TABLE.height + 0.42, 0.15 * Math.cos(bearing));
  }

  private overWrist({ wrist }: Tracked): void {
    this.at.copyFrom(wrist);
    this.at.y += 0.16 * this.rig.unit;
  }

  /** A hand that is not seen has no wrist: then it stands where one looks from one's place. */
  private beforeEyes(): void {
    const { bearing, unit } = this.rig;
    const far = TABLE.radius - 0.12 * unit;
    this.at.set(far * Math.sin(bearing), TABLE.height + 0.32 * unit, far * Math.cos(bearing));
  }
}
