import type { Session } from '../net/session';
import { PACES } from '../director/director';
import { type Settings, TEXT_SCALES, TURNS, type Worn } from '../ui/settings';
import { type Group, groupMoves, listMoves } from '../ui/table/moves';
import { gatherPage, overPage, startPage } from './gathering';
import { codePage, namePage } from './keyboard';
import { ordersPage, peoplePage } from './seats';
import type { Entry, MenuPorts, Page, Pages, RoomName } from './page';
import { words } from './words/en';

/** Which page is open, and what is being written. */
export class Menu implements Pages {
  private room: RoomName = 'home';
  private path: readonly string[] = [];
  private main = true;
  /** What has been typed so far, and what came of it. */
  typed = '';
  told = '';

  constructor(readonly ports: MenuPorts) {}

  open(room: RoomName): void {
    this.room = room;
    this.path = [];
    this.typed = room === 'name' ? this.ports.start.name() : '';
    this.told = '';
  }

  /** Without a game on the table, or after one, the board itself is what one has come for. */
  isMain(): boolean {
    const session = this.ports.session();
    return (
      this.ports.play() === undefined || (session?.state().view.stage === 'over' && !this.ports.telling())
    );
  }

  /** The same; and where a game has just ended or been left, whatever page was open before gives way to the first. */
  becomesMain(): boolean {
    const main = this.isMain();
    if (main && !this.main) this.open('home');
    this.main = main;
    return main;
  }

  page(): Page {
    switch (this.room) {
      case 'moves':
        return this.moves();
      case 'log':
        return this.under(words.log, [], this.ports.log().slice(-8));
      case 'say':
        return this.say();
      case 'table':
        return this.table();
      case 'settings':
        return this.settings();
      case 'people':
        return peoplePage(this);
      case 'orders':
        return ordersPage(this);
      case 'name':
        return namePage(this);
      case 'code':
        return codePage(this);
      case 'home':
        return this.home();
    }
  }

  /** A page one goes back from. */
  under(title: string, choices: readonly Entry[], lines: readonly string[] = []): Page {
    const back = { text: words.back, do: () => this.open('home') };
    return { title, lines, choices: [...choices, back] };
  }

  /** Whoever knocks is let in or not, whatever else goes on. */
  doors(): readonly Entry[] {
    return this.ports.knocks().flatMap(({ name, answer }) => [
      { text: words.admit(name), meaning: 'legal' as const, do: () => answer(true) },
      { text: words.decline(name), do: () => answer(false) },
    ]);
  }

  to(room: RoomName, text: string): Entry {
    return { text, do: () => this.open(room) };
  }

  private home(): Page {
    const { ports } = this;
    const session = ports.session();
    const { stage } = session?.state().view ?? { stage: 'lobby' as const };
    const around = [
      this.to('table', words.table),
      this.to('settings', words.settings),
      { text: words.leaveHeadset, do: () => ports.leaveHeadset() },
    ];
    if (session === undefined) return startPage(this, around);
    if (stage === 'lobby' || stage === 'starting') return gatherPage(this, session, around);
    if (stage === 'over' && !ports.telling()) return overPage(this, session, around);
    return this.playing(session, around);
  }

  private playing(session: Session, around: readonly Entry[]): Page {
    const { ports } = this;
    const count = this.listed().length;
    const { seat, view } = session.state();
    const choices: Entry[] = [
      ...this.doors(),
      ...(count > 0 ? [{ ...this.to('moves', words.moves(count)), meaning: 'legal' as const }] : []),
      ...(ports.telling() ? [{ text: words.skip, do: () => ports.skip() }] : []),
      ...(seat >= 0
        ? [{ text: words.takeBack, do: () => void session.ask('undo', { seq: view.seq - 1 }) }]
        : []),
      this.to('log', words.log),
      this.to('say', words.say),
      this.to('people', words.people),
      this.to('orders', words.orders),
      ...around,
      { text: words.home, meaning: 'danger', do: () => ports.home() },
    ];
    const lines = [...(count > 0 ? [] : [words.nothing]), ...ports.log().slice(-2)];
    return { title: words.title, lines, choices };
  }

  private listed(): ReturnType<typeof listMoves> {
    const play = this.ports.play();
    const offer = this.ports.telling() ? undefined : play?.offers[0];
    return play && offer ? listMoves(offer.moves, play) : [];
  }

  /** Every legal move, under the same headings as at the plain table. */
  private moves(): Page {
    let group: Group = groupMoves(this.listed());
    for (const title of this.path) group = group.groups.find((one) => one.title === title) ?? group;
    const { path } = this;
    const offer = this.ports.play()?.offers[0];
    const choices: Entry[] = [
      ...group.moves.map(({ sentence, move }) => ({
        text: sentence.replace(/\.$/u, ''),
        meaning: 'legal' as const,
        do: () => {
          this.open('home');
          offer?.choose(move);
        },
      })),
      ...group.groups.map(({ title, count }) => ({
        text: `${title} (${count})`,
        do: () => (this.path = [...path, title]),
      })),
    ];
    if (choices.length === 0) return this.under(words.nothing, []);
    return this.under(path.at(-1) ?? words.moves(group.count), choices);
  }

  private say(): Page {
    const session = this.ports.session();
    const phrase = (text: string): Entry => ({
      text,
      do: () => {
        void session?.ask('say', { text });
        this.open('home');
      },
    });
    return this.under(words.say, words.phrases.map(phrase));
  }

  private table(): Page {
    const { ports } = this;
    const { stance } = ports;
    const { worn } = ports.settings();
    const set = (part: Partial<Worn>) => (): void => {
      const now = ports.settings();
      ports.change({ ...now, worn: { ...now.worn, ...part } });
    };
    const by = (value: number, step: number, least: number, most: number): number =>
      Math.round(Math.min(most, Math.max(least, value + step)) * 100) / 100;
    const height = stance.height();
    return this.under(
      words.table,
      [
        { text: words.recentre, meaning: 'legal', do: () => stance.recentre() },
        ...(stance.put ? [{ text: words.place, hint: words.placeHint, do: () => stance.put?.() }] : []),
        { text: words.larger, do: set({ size: by(worn.size, 0.1, 1.1, 2.5) }) },
        { text: words.smaller, do: set({ size: by(worn.size, -0.1, 1.1, 2.5) }) },
        { text: words.higher, do: set({ height: by(height, 0.05, 0.4, 1.2) }) },
        { text: words.lower, do: set({ height: by(height, -0.05, 0.4, 1.2) }) },
        { text: words.suits, do: set({ height: 0 }) },
        { text: words.nearer, do: set({ distance: by(worn.distance, -0.05, -0.2, 0.6) }) },
        { text: words.further, do: set({ distance: by(worn.distance, 0.05, -0.2, 0.6) }) },
        { text: words.nextPlace, do: () => stance.goOn(1) },
        { text: words.previousPlace, do: () => stance.goOn(-1) },
        { text: words.turnLeft, do: () => stance.turn(-1) },
        { text: words.turnRight, do: () => stance.turn(1) },
      ],
      [words.stance(worn.size, height)],
    );
  }

  private settings(): Page {
    const { ports } = this;
    const now = ports.settings();
    const set = (part: Partial<Settings>) => (): void => ports.change({ ...ports.settings(), ...part });
    const next = <T>(all: readonly T[], one: T): T => all[(all.indexOf(one) + 1) % all.length] ?? one;
    const { worn } = now;
    return this.under(words.settings, [
      { text: words.hand(worn.leftHanded), do: set({ worn: { ...worn, leftHanded: !worn.leftHanded } }) },
      { text: words.turns(worn.turn), do: set({ worn: { ...worn, turn: next(TURNS, worn.turn) } }) },
      { text: words.pace(now.pace), do: set({ pace: next(PACES, now.pace) }) },
      { text: words.textScale(now.textScale), do: set({ textScale: next(TEXT_SCALES, now.textScale) }) },
      { text: words.captions(now.captions), do: set({ captions: !now.captions }) },
      { text: words.calm(now.calm), do: set({ calm: !now.calm }) },
      { text: words.silence(now.muted), do: set({ muted: !now.muted }) },
      { text: words.presence(now.presence), do: set({ presence: !now.presence }) },
    ]);
  }
}
