import { openDebug } from './debug';
import { readIdentity } from './net/identity';
import { joinTable } from './net/onlineSession';
import type { Link, Session } from './net/session';
import { keepScene, type SceneKeeper } from './scene';
import { type Address, readAddress } from './ui/address';
import { type Menu, openMenu } from './ui/menu';
import { readSettings, writeSettings } from './ui/settings';
import { openShell, type Shell } from './ui/shell';

function boot(): void {
  const address = readAddress(new URL(location.href));
  if (address.page === 'viewer') {
    void import('./viewer').then(({ openViewer }) => openViewer(document, new URL(location.href)));
    return;
  }
  const settings = readSettings(storage(), matchMedia('(prefers-reduced-motion: reduce)').matches);
  let session: Session | undefined;
  const shell = openShell(document, {
    sit: (seat) => void session?.ask('sit', { seat }),
    stand: () => void session?.ask('stand', {}),
    remedy: (link) => session && mend(link, session),
  });
  const scene = keepScene(shell, settings, address.quality);
  const enter = (at: Address, menu?: Menu): void => {
    menu?.hide();
    document.body.classList.remove('start');
    session = sitDown(shell, at);
    void showTable(scene);
  };
  if (address.page === 'table') enter(address);
  else openStart(scene, enter);
  if (address.test) openDebug(() => session?.state(), scene);
}

function openStart(scene: SceneKeeper, enter: (at: Address, menu: Menu) => void): void {
  document.body.classList.add('start');
  const go = (path: string): void => {
    const url = new URL(path + location.search, location.origin);
    if (path.endsWith('?watch')) url.searchParams.set('watch', '');
    history.pushState(undefined, '', url);
    enter(readAddress(url), menu);
  };
  addEventListener('popstate', () => location.reload());
  const menu = openMenu(
    document,
    readSettings(storage(), matchMedia('(prefers-reduced-motion: reduce)').matches),
    {
      host: () => go('/table'),
      join: (table) => go(`/table/${table}`),
      watch: (table) => go(`/table/${table}?watch`),
      look: (at) => void scene.open().then((deck) => deck?.view(at === 'table' ? 'table' : 'start')),
      settings: (changed) => {
        writeSettings(storage(), changed);
        scene.settle(changed);
      },
    },
  );
}

/** Joins the table of an address and shows what comes of it. */
function sitDown(shell: Shell, address: Address): Session {
  const session = joinTable({
    origin: location.origin,
    build: document.querySelector<HTMLMetaElement>('meta[name="starboard-build"]')?.content ?? '',
    identity: readIdentity(storage()),
    table: address.table,
    secret: address.secret,
    watch: address.watch,
    open: { listed: true },
  });
  session.watch((news) => {
    if (news.type === 'state') shell.show(session.state());
    if (news.type === 'refused') shell.refuse(news.refusal);
  });
  shell.show(session.state());
  return session;
}

async function showTable(scene: SceneKeeper): Promise<void> {
  const deck = await scene.open();
  deck?.idle(false);
  deck?.view('table');
}

function mend(link: Link, session: Session): void {
  if (link.type === 'outdated') location.reload();
  else session.rejoin();
}

/** The browser's memory, where it grants one. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

boot();
