import { rulesOf } from '../../client/ui/events/rules';
import { parse } from '../../shared/engine/shape';
import { FORMATS, tournamentOptions, type TournamentOptions } from '../../shared/events/options';

const optionsOf = (given: object): TournamentOptions => {
  const parsed = parse(tournamentOptions, given);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
};

test('everybody reads what the organiser has settled', () => {
  const rules = Object.fromEntries(
    rulesOf(optionsOf({ terrain: true, fleetMaxSp: 120 }), { settled: () => ['Resources', 'none'] }),
  );
  expect(rules).toMatchObject({
    'Squadron points': '120',
    'Most points on one ship': 'as many as one likes',
    Admirals: 'No',
    Terrain: 'Yes',
    'When time is up': 'Finish round',
    Resources: 'none',
  });
});

test.each(FORMATS)('%s names nothing as the program does', (format) => {
  for (const [title, value] of rulesOf(optionsOf({ format }), {})) {
    expect(title).toMatch(/^[A-Z]/u);
    expect(value).not.toMatch(/^$|[a-z][A-Z]|undefined/u);
  }
});

test('terrain is settled where battles are fought, and nowhere else', () => {
  const has = FORMATS.filter((format) =>
    rulesOf(optionsOf({ format }), {}).some(([title]) => title === 'Terrain'),
  );
  expect(has).toEqual(['kit', 'swiss']);
});
