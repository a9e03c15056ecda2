import { readAddress, type Quality } from './ui/address';
import { openDebug } from './debug';
import type { Holodeck } from './holodeck';
import { joinTable, type Link } from './net/session';
import { openShell, type Shell } from './ui/shell';

const address = readAddress(new URL(location.href));
const build = document.querySelector<HTMLMetaElement>('meta[name="starboard-build"]')?.content ?? '';

const shell = openShell(document, {
  sit: (seat) => session.sit(seat),
  stand: () => session.stand(),
  remedy: (link: Link) => (link.type === 'outdated' ? location.reload() : session.rejoin()),
});
const session = joinTable({
  origin: location.origin,
  build,
  table: address.table,
  onChange: (state) => shell.show(state),
  onRefused: (code) => shell.refuse(code),
});
const holodeck = openScene(shell, address.quality);
if (address.test) openDebug(session, holodeck);

/** The 3D side comes after the page, and the page goes on without it. */
async function openScene(shell: Shell, quality: Quality | undefined): Promise<Holodeck | undefined> {
  const canvas = document.querySelector<HTMLCanvasElement>('#holodeck');
  if (canvas === null || !hasWebGL2()) {
    if (canvas !== null) canvas.hidden = true;
    shell.scene('noWebGL');
    return undefined;
  }
  shell.scene('loading');
  try {
    const { openHolodeck } = await import('./holodeck');
    const open = await openHolodeck(canvas, quality);
    shell.scene('open');
    return open;
  } catch {
    canvas.hidden = true;
    shell.scene('failed');
    return undefined;
  }
}

const hasWebGL2 = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;
