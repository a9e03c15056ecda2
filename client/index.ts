import type { OpenTable } from '../shared/api';
import type { Refusal } from '../shared/engine/game';
import { MAX_SEATS } from '../shared/protocol';
import { type AttachedScene, attachScene } from './attachScene';
import { openDebug } from './debug';
import { readIdentity } from './net/identity';
import type { LocalSetup } from './net/localMatch';
import { readKept } from './net/localSession';
import { joinTable } from './net/onlineSession';
import { fetchJournal } from './net/record';
import type { Session } from './net/session';
import { keepScene, type SceneKeeper } from './scene';
import { goOnAlone, playAlone, type Solo } from './solo';
import { type Address, readAddress } from './ui/address';
import { applySettings } from './ui/applySettings';
import { find } from './ui/dom';
import { type Lobby, openLobby } from './ui/lobby';
import { type Menu, openMenu } from './ui/menu';
import { readSettings, type Settings, writeSettings } from './ui/settings';
import { settingsPanel } from './ui/settingsPanel';
import { openShell, type Shell } from './ui/shell';
import { openTable, type PlainTable } from './ui/table';

/** The page: a start page, or a table in this page or on the server. One at a time. */
class App {
  private settings: Settings;
  private session: Session | undefined;
  private lobby: Lobby | undefined;
  private table: PlainTable | undefined;
  private menu: Menu | undefined;
  private attached: AttachedScene | undefined;
  private readonly shell: Shell;
  private readonly scene: SceneKeeper;

  constructor(private readonly address: Address) {
    this.settings = readSettings(storage(), matchMedia('(prefers-reduced-motion: reduce)').matches);
    applySettings(document, this.settings);
    this.shell = openShell(document, {
      sit: (seat) => void this.session?.ask('sit', { seat }),
      stand: () => void this.session?.ask('stand', {}),
      bot: (seat) => void this.session?.ask('bot', { seat, level: this.lobby?.level() ?? '' }),
      clear: (seat) => void this.session?.ask('clear', { seat }),
      most: () => this.lobby?.most() ?? MAX_SEATS,
      remedy: (link) => (link.type === 'outdated' ? location.reload() : this.session?.rejoin()),
    });
    this.scene = keepScene(this.shell, this.settings, address.quality);
    if (address.test) openDebug(() => this.session?.state(), this.scene, () => this.attached?.scene());
  }

  async open(): Promise<void> {
    addEventListener('popstate', () => location.reload());
    if (this.address.page === 'table') return this.join(this.address);
    const kept = this.address.page === 'solo' ? readKept(storage()) : undefined;
    if (kept && !this.enterSolo(await goOnAlone(kept, this.solo()))) return;
    this.openStart();
  }

  private openStart(): void {
    document.body.classList.add('start');
    if (this.menu) return this.menu.show();
    this.menu = openMenu(document, this.settings, {
      identity: readIdentity(storage()),
      solo: async (setup: LocalSetup) => this.enterSolo(await playAlone(setup, this.solo())),
      kept: () => readKept(storage())?.game,
      resume: () => {
        const kept = readKept(storage());
        if (kept) void goOnAlone(kept, this.solo()).then((solo) => this.enterSolo(solo));
      },
      host: (open) => this.go('/table', '', false, open),
      enter: (table, secret, watch) =>
        this.go(`/table/${table}`, secret === undefined ? '' : `#${secret}`, watch),
      look: (at) => void this.scene.open().then((deck) => deck?.view(at === 'table' ? 'table' : 'start')),
      settings: (changed) => this.settle(changed),
    });
  }

  private settle(changed: Settings): void {
    this.settings = changed;
    writeSettings(storage(), changed);
    applySettings(document, changed);
    this.scene.settle(changed);
    this.table?.pace(changed.pace);
    this.attached?.settle(changed);
  }

  private go(path: string, hash: string, watch: boolean, open?: Partial<OpenTable>): void {
    const url = new URL(path + location.search + hash, location.origin);
    if (watch) url.searchParams.set('watch', '');
    history.pushState(undefined, '', url);
    this.join(readAddress(url), open);
  }

  /** Joins the table of an address and shows what comes of it. */
  private join(address: Address, open: Partial<OpenTable> = { listed: true }): void {
    const session = joinTable({
      origin: location.origin,
      build: document.querySelector<HTMLMetaElement>('meta[name="starboard-build"]')?.content ?? '',
      identity: readIdentity(storage()),
      table: address.table,
      secret: address.secret,
      watch: address.watch,
      open,
    });
    this.enter(session, { alone: false, home: () => location.assign('/') });
    session.watch((news) => {
      if (news.type === 'state') this.shell.show(session.state());
      if (news.type === 'refused') this.shell.refuse(news.refusal);
    });
    this.shell.show(session.state());
    this.lobby = openLobby(document, find(document, 'lobby'), session, () =>
      this.shell.show(session.state()),
    );
  }

  private solo(): Parameters<typeof playAlone>[1] {
    return { keep: storage(), botDelayMs: this.address.test ? 0 : undefined };
  }

  /** Sits down at a table in the page; gives why not, if that cannot be. */
  private enterSolo(solo: Solo): Refusal | undefined {
    if (!solo.ok) return solo.refusal;
    const { session, dispose } = solo.value;
    if (readAddress(new URL(location.href)).page !== 'solo') {
      history.pushState(undefined, '', `/solo${location.search}`);
    }
    const home = (): void => {
      session.leave();
      dispose();
      this.table?.dispose();
      this.attached?.dispose();
      this.attached = this.session = undefined;
      history.pushState(undefined, '', `/${location.search}`);
      this.openStart();
    };
    this.enter(session, {
      alone: true,
      home,
      record: () => Promise.resolve({ ok: true, value: session.journal() }),
    });
    return undefined;
  }

  private enter(
    session: Session,
    ports: Pick<Parameters<typeof openTable>[2], 'alone' | 'home'> &
      Partial<Pick<Parameters<typeof openTable>[2], 'record'>>,
  ): void {
    this.menu?.hide();
    document.body.classList.remove('start');
    this.session = session;
    this.table = openTable(document, find(document, 'play'), {
      session,
      record: () => fetchJournal(location.origin, session.state().view.match),
      download,
      pace: this.settings.pace,
      settings: () => settingsPanel(document, this.settings, (changed) => this.settle(changed)),
      ...ports,
    });
    this.attached?.dispose();
    this.attached = attachScene(session, this.settings, this.scene);
  }
}

/** Gives the person a file. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The browser's memory, where it grants one. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function boot(): void {
  const address = readAddress(new URL(location.href));
  if (address.page === 'viewer')
    void import('./viewer').then(({ openViewer }) => openViewer(document, new URL(location.href)));
  else void new App(address).open();
}

boot();
