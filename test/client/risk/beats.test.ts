import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { RISK } from '../../../client/games/risk/table';
import { beatOf } from '../../../client/tabletop/beats';
import type { AnyTable, Cast, Props } from '../../../client/tabletop/gameTable';
import { game } from '../../../shared/games/risk';
import { beginRandom, walk } from '../../helpers/randomGame';

const TABLE = RISK as AnyTable;

/** Anything may be done to it. */
const anything: object = new Proxy(() => undefined, {
  get: (_, name) => (name === 'absolutePosition' ? Vector3.Zero() : anything),
  apply: () => anything,
});

test('whatever happens in both missions is heard, from where it happens', () => {
  const [met, heard, shown] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (let seed = 0; seed < 6; seed++) {
    const begun = beginRandom(game, seed, { mission: 1 + (seed % 2) });
    const picture = TABLE.picture.of(game.publicView(begun.first as never), undefined, -1);
    for (const { events } of walk(begun, seed))
      for (const event of events) {
        met.add(event.type);
        const cast = {
          ...{ picture, me: -1, props: anything, effects: anything, lines: anything, pace: 1 },
          seconds: (ms: number) => ms / 1000,
          at: () => undefined,
          seat: () => Vector3.One(),
          hear: (name: string, at: Vector3 | undefined) => {
            if (at !== undefined || ['victory', 'defeat'].includes(name)) heard.add(event.type);
          },
        } as unknown as Cast<object, Props<object>>;
        const beat = beatOf(TABLE, event);
        if (beat.ms > 0) shown.add(event.type);
        beat.before(cast);
        TABLE.picture.tell(picture, event);
        beat.after(cast);
      }
  }
  expect([...met].filter((type) => !heard.has(type) || !shown.has(type))).toEqual([]);
  expect(met.size).toBeGreaterThan(70);
});

test.each([
  ['tribbles', -1, [], 'defeat'],
  ['quests', -1, [1], 'victory'],
  ['quests', 1, [1], 'victory'],
  ['lastCaptain', 0, [1], 'defeat'],
])('an end by %s is for seat %i, where %j won, a %s', (reason, me, winners, moment) => {
  const played: string[] = [];
  const { first } = beginRandom(game, 2, { mission: 2 });
  const picture = TABLE.picture.of(game.publicView(first as never), undefined, me);
  const effects = { moment: (name: string) => played.push(name), ping: () => played.push('lit') };
  const cast = {
    ...{ picture: { ...picture, owner: [1, 6, 0] }, me, effects },
    seconds: (ms: number) => ms / 1000,
    hear: () => undefined,
  } as unknown as Cast<object, Props<object>>;
  beatOf(TABLE, { type: 'ended', reason, winners } as never).after(cast);
  expect(played).toEqual([moment, 'lit']);
});

test.each([
  ['quests', [1], 'Spock won', 'Round 7 · by Quests claimed'],
  ['lastCaptain', [0], 'Kirk won', 'Round 7 · the last captain'],
  ['roundLimit', [1], 'Spock won', 'Round 7 · ahead after the last round'],
  ['tribbles', [], 'Overrun by Tribbles', 'Round 7 · the supply is empty'],
  ['nobody', [], 'Nobody won', 'Round 7 · no captain is left'],
])('at an end by %s the board says who won, and by what', (reason, winners, phase, turn) => {
  const { first } = beginRandom(game, 2, { mission: 2 });
  const picture = TABLE.picture.of(game.publicView(first as never), undefined, -1);
  const seats = ['Kirk', 'Spock'].map((name) => ({ name, note: '' }));
  const company = { me: -1, seats, people: [], open: [], clock: '' };
  const ended = { ...picture, round: 7, reason, winners };
  expect(TABLE.status(ended, company)).toMatchObject({ phase, turn, over: true });
});
