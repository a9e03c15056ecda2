import { readAddress, type Quality } from './ui/address';
import { openDebug } from './debug';
import type { Holodeck } from './holodeck';
import { readIdentity } from './net/identity';
import { joinTable } from './net/onlineSession';
import type { Link } from './net/session';
import { openShell, type Shell } from './ui/shell';

const address = readAddress(new URL(location.href));
const build = document.querySelector<HTMLMetaElement>('meta[name="starboard-build"]')?.content ?? '';

const shell = openShell(document, {
  sit: (seat) => void session.ask('sit', { seat }),
  stand: () => void session.ask('stand', {}),
  remedy: (link: Link) => (link.type === 'outdated' ? location.reload() : session.rejoin()),
});
const session = joinTable({
  origin: location.origin,
  build,
  identity: readIdentity(storage()),
  table: address.table,
  secret: address.secret,
  open: { listed: true },
});
session.watch((news) => {
  if (news.type === 'state') shell.show(session.state());
  if (news.type === 'refused') shell.refuse(news.refusal);
});
shell.show(session.state());
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

/** Some browsers refuse it; then the page forgets who it is when it closes. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

const hasWebGL2 = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;
