import { openDebug } from './debug';
import type { Holodeck } from './holodeck';
import { joinTable, type Link, type Session } from './net/session';
import { readAddress, type Quality } from './ui/address';
import { openShell, type Shell } from './ui/shell';

function boot(): void {
  const address = readAddress(new URL(location.href));
  const shell = openShell(document, {
    sit: (seat) => session.sit(seat),
    stand: () => session.stand(),
    remedy: (link) => mend(link, session),
  });
  const session = joinTable({
    origin: location.origin,
    build: document.querySelector<HTMLMetaElement>('meta[name="starboard-build"]')?.content ?? '',
    table: address.table,
    onChange: (state) => shell.show(state),
    onRefused: (code) => shell.refuse(code),
  });
  const holodeck = openScene(shell, address.quality);
  if (address.test) openDebug(session, holodeck);
}

function mend(link: Link, session: Session): void {
  if (link.type === 'outdated') location.reload();
  else session.rejoin();
}

/** The 3D side comes after the page, and the page goes on without it. */
async function openScene(shell: Shell, quality: Quality | undefined): Promise<Holodeck | undefined> {
  const canvas = document.querySelector<HTMLCanvasElement>('#holodeck');
  if (canvas === null) return undefined;
  if (document.createElement('canvas').getContext('webgl2') === null) {
    canvas.hidden = true;
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

boot();
