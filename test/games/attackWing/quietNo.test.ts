import { QuietOrders } from '../../../client/net/quietOrders';
import { makeOffer } from '../../../client/net/play';
import type { News, Play, Session } from '../../../client/net/session';
import type { Ask, Tagged } from '../../../shared/engine/game';
import { viewOf } from '../../../shared/engine/kernel';
import { game, words } from '../../../shared/games/attackWing';
import { NO_TABLE } from '../../../shared/protocol';
import type { State } from '../../../shared/games/attackWing/types';
import { moving } from './faceDown';
import { asked } from './helpers';

/* Rules 9.8: a quiet "no" may be ordered for a window until the End phase; the time runs all the same. */

const MODULE = { game, words } as unknown as Play['module'];
const DONE: Tagged = { type: 'done' };

/** A page of seat 0, which is shown states one after another. */
const pageAt = (first: State) => {
  const sent: { readonly ask: number; readonly move: Tagged }[] = [];
  const listeners = new Set<(news: News) => void>();
  const playOf = (state: State): Play => {
    const view = viewOf(MODULE.game, state, 0);
    const choose = ({ id }: Ask, move: Tagged): void => void sent.push({ ask: id, move });
    const offers = state.open
      .filter(({ seat }) => seat === 0)
      .map((ask) => makeOffer(MODULE, view, ask, choose));
    return { module: MODULE, rev: 1, view, people: [], offers };
  };
  let [play, match] = [playOf(first), 'm1'];
  const session = {
    state: () => ({ play, view: { ...NO_TABLE, match } }),
    watch: (listener: (news: News) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Session;
  const show = async (state: State, of = match): Promise<void> => {
    [play, match] = [playOf(state), of];
    for (const listener of listeners) listener({ type: 'state' });
    await Promise.resolve();
  };
  return { sent, session, show, now: () => play };
};

/** The same question again, as another ask, changed in some way. */
const again = (id: number, change: (state: State) => void = () => undefined): State => {
  const state = moving('fedUhura');
  state.open = state.open.map((ask) => ({ ...ask, id }));
  change(state);
  return state;
};

const ordered = () => {
  const page = pageAt(moving('fedUhura'));
  const orders = new QuietOrders(page.session);
  expect(orders.at(page.now())).toBe('possible');
  orders.turn(page.now());
  return { page, orders };
};

test('it answers what is asked now, and every such question until the round is over', async () => {
  const { page, orders } = ordered();
  expect(page.sent.map(({ move }) => move)).toEqual([DONE]);
  await page.show(again(101));
  await page.show(again(102));
  expect(page.sent.slice(1)).toEqual([
    { ask: 101, move: DONE },
    { ask: 102, move: DONE },
  ]);
  expect(orders.at(page.now())).toBe('ordered');
  await page.show(
    again(103, (state) => {
      state.round++;
    }),
  );
  expect(orders.at(page.now())).toBe('possible');
  expect(page.sent).toHaveLength(3);
});

test('a question is answered once, so that whoever changes their mind in its time may still answer', async () => {
  const { page } = ordered();
  await page.show(moving('fedUhura'));
  await page.show(moving('fedUhura'));
  expect(page.sent).toHaveLength(1);
});

test('no other moment is answered, and none that is not put for a face-down card', async () => {
  const { page, orders } = ordered();
  const other = (more: object) =>
    again(101, (state) => void (state.open = state.open.map((ask) => ({ ...ask, ...more }))));
  await page.show(other({ timing: 'powerStrain' }));
  expect(orders.at(page.now())).toBe('possible');
  await page.show(other({ reaction: false }));
  expect(orders.at(page.now())).toBe('none');
  orders.turn(page.now());
  expect(page.sent).toHaveLength(1);
});

test('it is taken back by asking to be asked', async () => {
  const { page, orders } = ordered();
  orders.turn(page.now());
  await page.show(again(101));
  expect(page.sent).toHaveLength(1);
});

test('it ends with the match, and with the table', async () => {
  const { page, orders } = ordered();
  await page.show(again(101), 'm2');
  expect(page.sent).toHaveLength(1);
  orders.turn(page.now());
  orders.dispose();
  await page.show(again(102));
  expect(page.sent).toHaveLength(2);
});

test('what is ordered is named from public things: the same for every card that might lie there', () => {
  const names = (['fedUhura', 'fedScott', 'fedSulu'] as const).map((card) => {
    const state = moving(card);
    return game.quietFor?.(game.publicView(state), asked(state, 0));
  });
  expect(names[0]).not.toBe('');
  expect(new Set(names).size).toBe(1);
});

test('what is said is what the table takes for the quiet answer, which waits until the time is over', () => {
  const state = moving('fedUhura');
  const question = asked(state, 0);
  expect(question).toMatchObject({ reaction: true, usesAtOnce: true });
  expect(game.quiet(state, question)).toEqual(DONE);
});

test('in the End phase nothing is ordered', () => {
  const state = moving('fedUhura');
  expect(game.quietFor?.({ ...game.publicView(state), phase: 'end' }, asked(state, 0))).toBe('');
});
