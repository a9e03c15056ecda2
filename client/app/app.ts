import type { OpenTable } from '../../shared/api';
import type { Refusal } from '../../shared/engine/game';
import { MAX_SEATS } from '../../shared/protocol';
import { type AttachedScene, attachScene } from './attachScene';
import { attendEvent, homeOf } from './attendEvent';
import { buildId, download, storage } from './browser';
import { openDebug } from './debug';
import { openDesk } from './desk';
import { beKiosk, comeBack } from './kiosk';
import { openFirstGame, type Teach } from './firstGame';
import { FIRST_GAME, isTaught, preparedFor, rulebookOf, TAGLINES } from './shelf';
import { readIdentity } from '../net/identity';
import { readKept } from '../net/localSession';
import { joinTable } from '../net/onlineSession';
import { fetchJournal } from '../net/pastMatch';
import { openChancePanel } from './chances';
import { linkOf, linkOfMatch, showClip } from './past';
import { openReplayBar } from './replayPage';
import { filmOf, layOver, openFilm } from './stream';
import type { ReplaySession } from '../net/replaySession';
import type { Recording } from '../net/recording';
import type { Showing } from '../showcase/loop';
import { direct, type Director } from '../director/director';
import type { Session } from '../net/session';
import { type HeadsetKeeper, keepHeadset } from './headset';
import { replayFrom, sourceOf } from './replay';
import { keepAddress } from './tableAddress';
import { afterFrames, keepScene, type SceneKeeper } from './sceneKeeper';
import { goOnAlone, playAlone, type Solo } from './solo';
import { type Address, KEPT_MATCH, readAddress } from '../ui/address';
import { applySettings } from '../ui/applySettings';
import { find } from '../ui/dom';
import { readName } from '../ui/keptName';
import { type Lobby, openLobby } from '../ui/lobby';
import { makeKnocks } from '../ui/lobbyPeople';
import { type Menu, openMenu } from '../ui/menu';
import type { ReplaySource } from '../ui/replayPanel';
import { readSettings, type Settings, writeSettings } from '../ui/settings';
import { settingsPanel } from '../ui/settingsPanel';
import { openShell, type Shell } from '../ui/shell';
import { makeCaptions } from '../ui/story/captions';
import { openTable, type PlainTable, type TablePorts } from '../ui/table';
import type { StreamWish } from '../ui/streamWish';
import { catchUpMs } from './haste';

type Setting = Pick<TablePorts, 'mode' | 'home' | 'guide' | 'bar' | 'replay' | 'share'> &
  Partial<Pick<TablePorts, 'journal'>>;

/** The page: a start page, or a table: on the server, in this page, or of the past. One at a time. */
export class App {
  private settings: Settings;
  private session: Session | undefined;
  private mode: Setting['mode'] = 'alone';
  private lobby: Lobby | undefined;
  private table: PlainTable | undefined;
  private menu: Menu | undefined;
  private attached: AttachedScene | undefined;
  private director: Director | undefined;
  /** How the page is filmed; undefined: it is for people. */
  private readonly film: StreamWish | undefined;
  /** What ends together with the table. */
  private endings: (() => void)[] = [];
  private readonly shell: Shell;
  private readonly scene: SceneKeeper;
  private readonly headset: HeadsetKeeper;

  constructor(private readonly address: Address) {
    const prefersCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Whoever tests a page does not wait for its story, unless that is asked for.
    this.settings = readSettings(storage(), prefersCalm, address.test ? { pace: 'skip' } : {});
    this.film = filmOf(address);
    const theme = this.film?.theme;
    if (theme !== undefined) this.settings = { ...this.settings, colours: theme };
    document.documentElement.classList.toggle('stream', this.film !== undefined);
    applySettings(document, this.settings);
    this.shell = openShell(document, {
      sit: (seat) => void this.session?.ask('sit', { seat }),
      stand: () => void this.session?.ask('stand', {}),
      bot: (seat) => void this.session?.ask('bot', { seat, level: this.lobby?.level() ?? '' }),
      clear: (seat) => void this.session?.ask('clear', { seat }),
      most: () => this.lobby?.most() ?? MAX_SEATS,
      remedy: (link) => (link.type === 'outdated' ? location.reload() : this.session?.rejoin()),
      home: () => location.assign(`/${location.search}`),
    });
    this.scene = keepScene(this.shell, this.settings, address);
    this.headset = keepHeadset(document, {
      keeper: this.scene,
      session: () => this.session,
      director: () => this.director,
      home: () => this.goHome(),
      first: () => void this.firstGame(),
      alone: async (setup) => this.enterSolo(await playAlone(setup, this.solo())),
      enter: (table) => this.go(table === '' ? '/table' : `/table/${table}`, '', false, { listed: false }),
      settings: () => this.settings,
      change: (changed) => this.settle(changed),
    });
    if (!this.film) document.querySelector('#holodeck')?.after(this.headset.element);
    if (address.test)
      openDebug(
        () => this.session?.state(),
        this.scene,
        () => this.attached?.scene(),
        () => this.headset.visit(),
        () => this.headset.others(),
      );
  }

  async open(): Promise<void> {
    addEventListener('popstate', () => location.reload());
    const { page, match, code, packed } = this.address;
    if (page === 'showcase') return this.showcase();
    comeBack(document);
    if (page === 'table') return this.join(this.address);
    if (page === 'first') return this.firstGame(this.address.taught, true);
    if (page === 'fleets') return this.openDesk();
    if (page === 'event' || page === 'events') return (await import('./events')).openEvents(this.address);
    const source = page === 'replay' ? sourceOf(match, packed) : undefined;
    if (source) {
      const refusal = await this.replay(source);
      if (refusal) this.openStart({ replay: refusal });
      return;
    }
    const kept = page === 'solo' ? readKept(storage()) : undefined;
    if (kept && !this.enterSolo(await goOnAlone(kept, this.solo()))) return;
    if (page === 'device' && code !== undefined) this.openStart({ join: code });
    else this.openStart(page === 'replay' ? { replay: undefined } : undefined);
  }

  private openStart(what?: Parameters<Menu['show']>[0]): void {
    document.body.classList.add('start');
    this.menu ??= openMenu(document, this.settings, {
      identity: readIdentity(storage()),
      solo: async (setup) => this.enterSolo(await playAlone(setup, this.solo())),
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
      replay: (source) => this.replay(source),
      firstGame: (game) => void this.firstGame(game),
      taught: isTaught,
      desk: () => void this.openDesk(),
      events: () => location.assign(`/events${location.search}`),
      tagline: (game) => TAGLINES[game],
    });
    this.menu.show(what);
  }

  private settle(changed: Settings): void {
    this.settings = changed;
    writeSettings(storage(), changed);
    applySettings(document, changed);
    this.scene.settle(changed);
    if (this.mode !== 'replay') this.director?.pace(changed.pace);
    this.attached?.settle(changed);
    this.headset.settle();
  }

  // ── Tables on the server ───────────────────────────────────────────────────────────────────────────────────────
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
      build: buildId(),
      identity: readIdentity(storage()),
      table: address.table,
      secret: address.secret,
      watch: address.watch,
      name: readName() === '' ? undefined : readName(),
      open,
    });
    const knocks = makeKnocks(document, session);
    find(document, 'knocks').replaceChildren(knocks.element);
    const teller = this.tell(session, 'online');
    const chances = this.film ? undefined : openChancePanel(session, teller);
    this.endings.push(() => chances?.dispose());
    this.enter(session, teller, {
      mode: 'online',
      ...(chances ? { bar: chances.element } : {}),
      home: () => location.assign(homeOf(session)),
      replay: (match) => `/replay/${match}`,
      share: () => linkOfMatch(session.state().view.match),
    });
    const attend = attendEvent(session);
    this.endings.push(this.headset.meet(session), () => this.lobby?.dispose());
    session.watch((news) => {
      if (this.session !== session) return;
      if (news.type === 'state') {
        this.shell.show(session.state());
        if (address.table === undefined) keepAddress(session.state());
        attend();
      }
      if (news.type === 'refused') this.shell.refuse(news.refusal);
    });
    this.shell.show(session.state());
    this.lobby = openLobby(document, find(document, 'lobby'), session, () =>
      this.shell.show(session.state()),
    );
  }

  // ── Tables in the page ─────────────────────────────────────────────────────────────────────────────────────────
  private solo(): Parameters<typeof playAlone>[1] {
    const shown = (): Promise<void> => this.told();
    return { keep: storage(), botDelayMs: this.address.test ? 0 : undefined, shown };
  }

  /** Sits down at a table in the page; gives why not, if that cannot be. */
  private enterSolo(solo: Solo, path = '/solo', teach?: Teach): Refusal | undefined {
    if (!solo.ok) return solo.refusal;
    const { session, dispose } = solo.value;
    this.moveTo(path);
    const director = this.tell(session, 'alone');
    const guide = teach?.(session, {
      director,
      point: (things) => this.attached?.point(things),
      mark: (wanted) => {
        this.table?.mark(wanted);
        this.attached?.mark(wanted);
      },
      keep: storage(),
    });
    this.enter(session, director, {
      mode: 'alone',
      home: () => this.goHome(),
      journal: () => Promise.resolve({ ok: true, value: session.journal() }),
      share: () => linkOf(session.journal()),
      ...(guide ? { guide: guide.element } : { replay: () => `/replay/${KEPT_MATCH}` }),
    });
    guide?.begin();
    this.endings.push(() => guide?.dispose(), dispose);
    return undefined;
  }

  /** `goOn`: with the lessons that were under way. */
  private async firstGame(game: string = FIRST_GAME, goOn = false): Promise<void> {
    const { solo, path, teach } = await openFirstGame(game, this.solo(), goOn);
    if (this.enterSolo(solo, path, teach)) this.openStart();
  }

  private async openDesk(): Promise<void> {
    this.menu?.hide();
    document.body.classList.remove('start');
    this.moveTo('/fleets');
    await openDesk(document, location.hash, {
      keep: storage(),
      scene: this.scene,
      calm: () => this.settings.calm,
      home: () => {
        this.moveTo('/');
        this.openStart();
      },
      begin: (setup) => playAlone(setup, this.solo()),
      enter: (solo) => this.enterSolo(solo),
      host: (open) => this.go('/table', '', false, open),
    });
  }

  // ── Games of the past ──────────────────────────────────────────────────────────────────────────────────────────
  private async replay(source: ReplaySource): Promise<Refusal | undefined> {
    const found = await replayFrom(source, storage(), () => this.told());
    if (!found.ok) return found.refusal;
    const name =
      source.type === 'match' ? `/${source.match}` : source.type === 'kept' ? `/${KEPT_MATCH}` : '';
    this.moveTo(`/replay${name}`);
    this.enterReplay(found.value, source.type === 'match');
    return undefined;
  }

  /** `isKept`: a server has it, and knows it by the page's address. */
  private enterReplay(session: ReplaySession, isKept: boolean): void {
    const teller = this.tell(session, 'replay');
    const bar = openReplayBar(
      session,
      teller,
      {
        ...{ isKept, isFilmed: this.film !== undefined },
        goOn: async (setup) => this.enterSolo(await playAlone(setup, this.solo())),
        host: (open) => {
          this.clear();
          this.go('/table', '', false, open);
        },
        director: () => this.director,
        told: () => this.told(),
        drawn: async () => afterFrames(await this.scene.open()),
      },
      this.settings.pace,
    );
    if (this.address.story) void this.told().then(bar.story);
    this.enter(session, teller, {
      mode: 'replay',
      home: () => this.goHome(),
      journal: () => Promise.resolve({ ok: true, value: session.tape.journal }),
      bar: bar.element,
    });
    this.endings.push(() => bar.dispose());
    // Nobody is there to press a button.
    showClip(session, this.address, this.film !== undefined, () => this.told());
  }

  private async showcase(): Promise<void> {
    beKiosk();
    const { openShowcase } = await import('../showcase/open');
    const show = (tape: Recording): Showing => {
      const session = openFilm(tape);
      this.enter(session, this.tell(session, 'replay'), {
        ...{ mode: 'replay', home: () => undefined },
        journal: () => Promise.resolve({ ok: true, value: tape.journal }),
      });
      return {
        session,
        slow: (event) => this.attached?.scene()?.slow(event) ?? 1,
        whole: () => this.attached?.scene()?.reset(),
        ready: async () => this.attached?.ready(),
        ...{ told: () => this.told(), close: () => this.clear() },
      };
    };
    await openShowcase(document, { show, taglines: TAGLINES, hurry: this.address.test });
  }

  // ── Any table ──────────────────────────────────────────────────────────────────────────────────────────────────
  /** One director for the page: scene, captions, log and guide all follow it. */
  private tell(session: Session, mode: Setting['mode']): Director {
    this.attached?.dispose();
    this.table?.dispose();
    this.director?.dispose();
    this.mode = mode;
    return (this.director = direct(session, {
      pace: this.settings.pace,
      catchUpMs: catchUpMs(session, () => this.settings),
      leisure: mode === 'replay',
      film: this.film !== undefined,
    }));
  }

  private enter(session: Session, director: Director, setting: Setting): void {
    this.menu?.hide();
    document.body.classList.remove('start');
    this.session = session;
    const captions = makeCaptions(document);
    director.join(captions);
    const over = (this.table = openTable(document, find(document, 'play'), {
      session,
      director,
      captions,
      journal: () => fetchJournal(location.origin, session.state().view.match),
      download,
      rulebook: rulebookOf,
      prepared: (play, offer) => preparedFor(play.module.game.id, offer, storage()),
      settings: () => settingsPanel(document, this.settings, (changed) => this.settle(changed)),
      ...setting,
    }));
    const heard = (text: string): void => captions.heard(text);
    const { attach: wear } = this.headset;
    const camera = this.film?.camera;
    const ports = { session, director, keeper: this.scene, over, heard, wear, camera };
    this.attached = attachScene(ports, this.settings);
    if (this.film)
      void layOver(session, director, this.film, () => this.director === director).then((end) =>
        this.endings.push(end),
      );
  }

  /** Resolves when everything that has happened so far has been shown. */
  private async told(): Promise<void> {
    await this.attached?.ready();
    await this.director?.followed();
  }

  /** Leaves the table for the start page; the page stays, and so does a headset that shows it. */
  private goHome(): void {
    this.clear();
    this.moveTo('/');
    this.openStart();
  }

  private clear(): void {
    this.session?.leave();
    for (const end of this.endings.splice(0)) end();
    this.attached?.dispose();
    this.table?.dispose();
    this.director?.dispose();
    this.attached = this.session = this.director = undefined;
  }

  private moveTo(path: string): void {
    if (location.pathname !== path) history.pushState(undefined, '', `${path}${location.search}`);
  }
}
