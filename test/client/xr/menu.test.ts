import * as v from 'valibot';
import type { Play, Session, SessionState } from '../../../client/net/session';
import { readSettings, type Settings } from '../../../client/ui/settings';
import { Menu } from '../../../client/xr/menu';
import type { MenuPorts, Page } from '../../../client/xr/page';
import { words } from '../../../client/xr/words/en';
import { NO_TABLE, type SeatView, type TableView } from '../../../shared/protocol';

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  ...{ name: 'Ada', person: 'p1', connected: true, bot: false, level: '', ready: false },
  ...{ offered: '', askMs: 0, reserveMs: 0 },
  ...more,
});

/** A headset's board with everything that it asks for written down. */
const open = (
  view: Partial<TableView>,
  me: { you?: string; seat?: number } = {},
  more: Partial<MenuPorts> = {},
) => {
  const asked: unknown[] = [];
  let settings: Settings = readSettings(undefined);
  const state = {
    view: { ...NO_TABLE, ...view },
    ...{ you: me.you ?? 'p1', seat: me.seat ?? 0 },
  } as SessionState;
  const session = {
    state: () => state,
    ask: (...wish: unknown[]) => (asked.push(wish), Promise.resolve({ ok: true, held: false })),
    ready: () => (asked.push(['ready']), Promise.resolve({ ok: true })),
  } as unknown as Session;
  const note =
    (name: string) =>
    (...args: unknown[]): void =>
      void asked.push([name, ...args]);
  const menu = new Menu({
    ...{ session: () => session, play: () => undefined, telling: () => false, skip: note('skip') },
    ...{ log: () => ['One.', 'Two.', 'Three.'], knocks: () => [], settings: () => settings },
    change: (changed) => (settings = changed),
    stance: {
      ...{ height: () => 0.7, recentre: note('recentre'), goOn: note('goOn'), turn: note('turn') },
    },
    start: {
      ...{ games: () => [['panic', 'Panic'] as const, ['risk', 'Risk'] as const], first: note('first') },
      ...{ alone: note('alone'), host: note('host'), name: () => 'Ada', rename: note('rename') },
      join: (code) => (
        asked.push(['join', code]),
        Promise.resolve(code === 'AB' ? undefined : 'No such table.')
      ),
    },
    ...{ leaveHeadset: note('leaveHeadset'), home: note('home') },
    ...more,
  });
  return { menu, asked, settings: () => settings };
};

const press = ({ choices }: Page, text: string): void => {
  const found = choices.find((choice) => choice.text === text);
  if (found === undefined) throw new Error(`no ${text}; but ${choices.map((one) => one.text).join(', ')}`);
  found.do();
};
const texts = ({ choices }: Page): readonly string[] => choices.map(({ text }) => text);

/** A match of the simplest game there is. */
const play = {
  module: {
    game: { standing: ['concede', 'offerDraw'], move: v.strictObject({ type: v.literal('concede') }) },
    words: { move: ({ type }: { type: string }) => ({ sentence: `${type}.`, path: [] }) },
  },
  ...{ view: { pub: {} }, people: [], offers: [] },
} as unknown as Play;

describe('at no table', () => {
  const start = () => open({}, {}, { session: () => undefined });

  test.each([
    [words.first, ['first']],
    [words.alone('Risk'), ['alone', 'risk']],
    [words.host, ['host']],
    [words.leaveHeadset, ['leaveHeadset']],
  ])('%s', (text, wish) => {
    const { menu, asked } = start();
    press(menu.page(), text);
    expect(asked).toEqual([wish]);
  });

  test('a name is typed as one writes it', () => {
    const { menu, asked } = start();
    press(menu.page(), words.name('Ada'));
    for (const key of ['⌫', '⌫', '⌫', 'K', 'I', 'R', 'K', '↵']) press(menu.page(), key);
    expect(asked).toEqual([['rename', 'Kirk']]);
    expect(menu.page().title).toBe(words.start);
  });

  test('a code that leads nowhere is said so; the right one leads on', async () => {
    const { menu, asked } = start();
    press(menu.page(), words.join);
    for (const key of ['X', '↵']) press(menu.page(), key);
    expect(menu.page().lines).toContain(words.knocking);
    await Promise.resolve();
    expect(menu.page().lines).toContain('No such table.');
    for (const key of ['⌫', 'A', 'B', '↵']) press(menu.page(), key);
    await Promise.resolve();
    expect(menu.page().title).toBe(words.start);
    expect(asked).toEqual([
      ['join', 'X'],
      ['join', 'AB'],
    ]);
  });
});

describe('while people gather', () => {
  const lobby = { stage: 'lobby', game: 'panic', host: 'p1', seats: { '0': seat() } } as const;

  test.each<[string, unknown]>([
    [words.ready, ['ready']],
    [words.sit(2), ['sit', { seat: 1 }]],
    [words.bot(2), ['bot', { seat: 1, level: expect.any(String) }]],
    [words.chosenGame('Risk'), ['configure', { game: 'risk' }]],
    [words.home, ['home']],
  ])('the host: %s', (text, wish) => {
    const { menu, asked } = open(lobby);
    press(menu.page(), text);
    expect(asked).toEqual([wish]);
  });

  test('a guest begins nothing and seats no bots', () => {
    const { menu } = open({ ...lobby, host: 'p9' });
    expect(texts(menu.page())).not.toContain(words.begin);
    expect(texts(menu.page())).not.toContain(words.bot(2));
  });

  test('whoever knocks is let in, or not', () => {
    const answers: boolean[] = [];
    const knocks = () => [{ name: 'Bo', answer: (yes: boolean) => void answers.push(yes) }];
    const { menu } = open(lobby, {}, { knocks });
    press(menu.page(), words.admit('Bo'));
    press(menu.page(), words.decline('Bo'));
    expect(answers).toEqual([true, false]);
  });
});

describe('while a game is played', () => {
  const match = {
    ...({ stage: 'playing', game: 'panic', host: 'p1', seq: 5 } as const),
    seats: { '0': seat(), '1': seat({ person: 'p2', name: 'Bo', connected: false }) },
    people: { p1: { name: 'Ada', muted: false }, p3: { name: 'Cy', muted: false } },
  } as const;
  const playing = (more: Partial<MenuPorts> = {}) => open(match, {}, { play: () => play, ...more });

  test.each<[string, unknown]>([
    [words.takeBack, ['undo', { seq: 4 }]],
    [words.home, ['home']],
  ])('%s', (text, wish) => {
    const { menu, asked } = playing();
    press(menu.page(), text);
    expect(asked).toEqual([wish]);
  });

  test('phrases are said, and the board goes back', () => {
    const { menu, asked } = playing();
    press(menu.page(), words.say);
    press(menu.page(), words.phrases[0]);
    expect(asked).toEqual([['say', { text: words.phrases[0] }]]);
    expect(menu.page().title).toBe(words.title);
  });

  test('standing orders are given, and the host ends the game, in two steps', () => {
    const { menu, asked } = playing();
    for (const order of ['concede', words.end]) {
      press(menu.page(), words.orders);
      press(menu.page(), order);
    }
    expect(asked).toEqual([
      ['move', { ask: 0, move: { type: 'concede' } }],
      ['end', {}],
    ]);
  });

  test('a seat is offered to whoever stands, and a bot plays for whoever is gone', () => {
    const { menu, asked } = playing();
    press(menu.page(), words.people);
    press(menu.page(), words.offer('Cy'));
    press(menu.page(), words.bot(2));
    expect(asked).toEqual([
      ['offer', { to: 'p3' }],
      ['bot', { seat: 1, level: expect.any(String) }],
    ]);
  });

  test('a seat that was offered is taken', () => {
    const { menu, asked } = open(
      { ...match, seats: { '0': seat({ offered: 'p3' }) } },
      { you: 'p3', seat: -1 },
      { play: () => play },
    );
    press(menu.page(), words.people);
    press(menu.page(), words.sit(1));
    expect(asked).toEqual([['sit', { seat: 0 }]]);
  });

  test('what happened is there to be read', () => {
    const { menu } = playing();
    expect(menu.page().lines).toEqual(expect.arrayContaining(['Two.', 'Three.']));
    press(menu.page(), words.log);
    expect(menu.page().lines).toEqual(['One.', 'Two.', 'Three.']);
  });
});

test('when it is over the host plays again', () => {
  const { menu, asked } = open(
    { stage: 'over', host: 'p1', seats: { '0': seat() } },
    {},
    { play: () => play },
  );
  expect(menu.isMain()).toBe(true);
  press(menu.page(), words.rematch);
  expect(asked).toEqual([['rematch', {}]]);
});

test('whatever page was open while a game was told, its end shows the first', () => {
  let telling = true;
  const { menu } = open(
    { stage: 'over', host: 'p1', seats: { '0': seat() } },
    {},
    { play: () => play, telling: () => telling },
  );
  expect(menu.becomesMain()).toBe(false);
  menu.open('log');
  expect(menu.becomesMain()).toBe(false);
  expect(texts(menu.page())).toEqual([words.back]);
  telling = false;
  expect(menu.becomesMain()).toBe(true);
  expect(texts(menu.page())).toContain(words.rematch);
  // What is opened there stays open.
  menu.open('log');
  expect(menu.becomesMain()).toBe(true);
  expect(texts(menu.page())).toEqual([words.back]);
});

describe('table and settings', () => {
  test.each([
    [words.larger, { size: 1.7 }],
    [words.smaller, { size: 1.5 }],
    [words.higher, { height: 0.75 }],
    [words.lower, { height: 0.65 }],
    [words.nearer, { distance: -0.05 }],
    [words.further, { distance: 0.05 }],
  ])('%s', (text, worn) => {
    const { menu, settings } = open({});
    menu.open('table');
    press(menu.page(), text);
    expect(settings().worn).toMatchObject(worn);
  });

  test.each([
    [words.recentre, ['recentre']],
    [words.nextPlace, ['goOn', 1]],
    [words.turnRight, ['turn', 1]],
  ])('%s', (text, wish) => {
    const { menu, asked } = open({});
    menu.open('table');
    press(menu.page(), text);
    expect(asked).toEqual([wish]);
  });

  test('the table is put on one’s own only where one’s own room is seen', () => {
    const plain = open({});
    plain.menu.open('table');
    expect(texts(plain.menu.page())).not.toContain(words.place);
    let put = 0;
    const idle = (): void => undefined;
    const stance = { height: () => 0.7, recentre: idle, goOn: idle, turn: idle, put: () => (put += 1) };
    const mixed = open({}, {}, { stance });
    mixed.menu.open('table');
    press(mixed.menu.page(), words.place);
    expect(put).toBe(1);
  });

  test('hand, turn, text, captions and being seen are set', () => {
    const { menu, settings } = open({});
    menu.open('settings');
    press(menu.page(), words.hand(false));
    press(menu.page(), words.turns(30));
    press(menu.page(), words.textScale(1));
    press(menu.page(), words.captions(true));
    press(menu.page(), words.presence(true));
    expect(settings()).toMatchObject({ captions: false, presence: false, textScale: 1.15 });
    expect(settings().worn).toMatchObject({ leftHanded: true, turn: 45 });
  });
});
