import type { Direction, MakeSource, Port, Source, Turn } from '../gesture';

const STEPS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};
/** Radians for one press, to the right and down. */
const TURNS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0.12, 0],
  ArrowRight: [-0.12, 0],
  ArrowUp: [0, 0.1],
  ArrowDown: [0, -0.1],
};
/** What is about to be put turns to the left or to the right. */
const PUTS: Readonly<Record<string, Turn>> = { ',': -1, '[': -1, '.': 1, ']': 1 };
const ZOOMS: Readonly<Record<string, number>> = { '+': 0.9, '=': 0.9, '-': 1 / 0.9 };

/**
 * The keyboard. It speaks to the scene only while the scene itself has the focus, so that lists, fields and buttons of the page
 * keep their own keys; digits always belong to the page.
 */
export const keys: MakeSource = (port) => new Keys(port);

class Keys implements Source {
  private readonly stopped = new AbortController();
  private readonly before: { readonly tabIndex: number; readonly role: string | null };

  constructor(private readonly port: Port) {
    const { canvas } = port;
    const { signal } = this.stopped;
    this.before = { tabIndex: canvas.tabIndex, role: canvas.getAttribute('role') };
    canvas.tabIndex = 0;
    // Screen readers hand the arrows on instead of reading with them.
    canvas.setAttribute('role', 'application');
    canvas.addEventListener('keydown', (event) => this.press(event), { signal });
    // Whoever comes here by Tab sees where the focus is.
    canvas.addEventListener('keyup', ({ key }) => key === 'Tab' && port.walker.arrive(), { signal });
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (this.act(event.key, event.shiftKey, event.repeat)) event.preventDefault();
  }

  /** Does what the key means; false if it means nothing here. */
  private act(key: string, shift: boolean, repeat: boolean): boolean {
    const { walker, camera } = this.port;
    const [turn, zoom, step, put] = [TURNS[key], ZOOMS[key], STEPS[key], PUTS[key]];
    if (shift && turn !== undefined) camera?.turn(...turn);
    else if (zoom !== undefined) camera?.zoom(zoom);
    else if (step !== undefined) walker.step(step);
    else if (put !== undefined) this.port.turn(put);
    else if (key === 'Tab') return walker.tab(shift);
    else if (repeat) return key === 'Enter' || key === ' ';
    else if (key === 'Enter') walker.choose();
    else if (key === ' ') walker.carry();
    else if (key === '?' || key === 'i' || key === 'I') walker.explain();
    else if (key === 'r' || key === 'R') camera?.reset?.();
    else if (key === 'Escape') this.port.escape();
    else return false;
    return true;
  }

  dispose(): void {
    this.stopped.abort();
    const { canvas } = this.port;
    const { tabIndex, role } = this.before;
    canvas.tabIndex = tabIndex;
    if (role === null) canvas.removeAttribute('role');
    else canvas.setAttribute('role', role);
  }
}
