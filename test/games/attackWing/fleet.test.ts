import type { Viewer } from '../../../shared/engine/game';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitOptions, guessFrom, start, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/attackWing';
import { survivingPoints } from '../../../shared/games/attackWing/apply/ending';
import { FLEET_IDS, fleetOf } from '../../../shared/games/attackWing/data/fleets';
import type { CaptainId } from '../../../shared/games/attackWing/data/captains';
import type { ShipId } from '../../../shared/games/attackWing/data/ships';
import type { UpgradeId } from '../../../shared/games/attackWing/data/upgrades';
import { makeBuildSheet } from '../../../shared/games/attackWing/fleet/buildSheet';
import { checkFleet, readFleet } from '../../../shared/games/attackWing/fleet/check';
import { FAULT_CODES } from '../../../shared/games/attackWing/fleet/faults';
import { type Fleet, writeFleet, type WrittenFleet } from '../../../shared/games/attackWing/fleet/fleet';
import { EVENT_LIMITS, type FleetLimits } from '../../../shared/games/attackWing/fleet/limits';
import {
  captainPrice,
  crewedPrice,
  fleetPrice,
  upgradePrice,
} from '../../../shared/games/attackWing/fleet/prices';
import { possibleCards } from '../../../shared/games/attackWing/fleet/seen';
import { randomFleet } from '../../../shared/games/attackWing/fleet/random';
import { makeFleet, parseFleet } from '../../../shared/games/attackWing/fleet/text';
import type { State } from '../../../shared/games/attackWing/types';
import { faultText, rowTitle } from '../../../shared/games/attackWing/words/en/fleet';
import { does, only } from './helpers';
import { MISTAKES } from './mistakes';

const read = (text: string): WrittenFleet => {
  const parsed = parseFleet(`aw1~Test~${text}`);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
};
const said = (text: string, limits: Partial<FleetLimits> = {}): string[] => {
  const fleet = read(text);
  return checkFleet(fleet, { ...EVENT_LIMITS, ...limits }).map((fault) => faultText(fault, fleet));
};
const lawful = (text: string): Fleet => {
  const fleet = readFleet(read(text));
  if (!fleet) throw new Error(text);
  return fleet;
};

describe('prices (rules 8.2)', () => {
  test.each<[ShipId, CaptainId, UpgradeId, number]>([
    ['kliD7', 'klingonCaptain', 'fedParametallic', 6],
    ['romBirdOfPrey', 'romulanCaptain', 'kliTacticalOfficer', 6],
    ['fedMiranda', 'federationCaptain', 'fedDualPhaserBanks', 6],
    ['fedConstitution', 'federationCaptain', 'fedDualPhaserBanks', 3],
    ['fedRefit', 'federationCaptain', 'fedDualPhaserBanks', 6],
    ['fedEnterprise', 'pike', 'kliKorax', 3],
    ['fedEnterprise', 'pike', 'romBochra', 1],
    ['fedEnterprise', 'pike', 'fedPhotonTorpedoes', 3],
    ['kliKlothos', 'kirk', 'fedCheatDeath', 4],
    ['fedEnterprise', 'kirk', 'fedRedAlert', 3],
    ['fedEnterprise', 'kirk', 'kliQapla', 3],
    ['fedEnterprise', 'kirk', 'romDecoy', 5],
    ['fedEnterprise', 'pike', 'fedFullAlert', 5],
    ['kliD7', 'khan', 'fedParametallic', 5],
    ['kliD7', 'khan', 'romBochra', 1],
  ])('%s under %s: %s costs %i', (ship, captain, upgrade, price) => {
    expect(upgradePrice({ ship, captain }, upgrade)).toBe(price);
  });

  test.each<[ShipId, CaptainId, number]>([
    ['kliD7', 'kirk', 7],
    ['fedEnterprise', 'kirk', 6],
    ['fedEnterprise', 'romulanCaptain', 0],
    ['kliD7', 'khan', 6],
  ])('%s: %s costs %i', (ship, captain, price) => {
    expect(captainPrice({ ship, captain })).toBe(price);
  });

  test('an admiral pays a penalty of three, and a hidden upgrade is always three', () => {
    expect(
      crewedPrice({ ship: 'kliD7', captain: 'klingonCaptain', upgrades: [], admiral: 'admGorkon' }),
    ).toBe(14);
    expect(
      crewedPrice({ ship: 'fedMiranda', captain: 'federationCaptain', upgrades: [], admiral: 'admGorkon' }),
    ).toBe(18);
    expect(
      crewedPrice({ ship: 'kliD7', captain: 'klingonCaptain', upgrades: [], hidden: ['kliKunivas'] }),
    ).toBe(14);
  });

  test('Emergency Force Field costs half the printed shields, rounded up', () => {
    const ships =
      'fedEnterprise.federationCaptain~fedIntrepid.federationCaptain~fedMiranda.federationCaptain';
    expect(fleetPrice(lawful(`${ships}~!resEmergencyForceField`))).toBe(22 + 22 + 12 + 4);
    expect(fleetPrice(lawful(`${ships}~!resSabotage`))).toBe(22 + 22 + 12 + 5);
  });

  test.each<[string, number]>([
    [
      'fedEnterprise.kirk.fedSpock.fedSulu.fedCorbomite.fedCheatDeath.fedPhotonTorpedoes-fedScott~fedIntrepid.terrell.fedDualPhaserBanks-fedUhura~fedMiranda.federationCaptain-fedPhotonTorpedoes~!resSabotage',
      97,
    ],
    [
      'romGalGaththong.romulanCommander.romPlasmaTorpedoes.romCloakedAttack.romCenturion-romDecoy~romVortaVor.toreth.romPlasmaTorpedoes.romCounterAttack.romBochra-romInterphaseGenerator~romD7.valdore.romNvek-romPlasmaTorpedoes~!resSabotage',
      94,
    ],
    [
      'kliKlothos.kor.kliKunivas.kliKerla-kliOnceMore~kliDevisor.koloth.kliKorax.kliPhotonTorpedoes4.kliQapla-kliTractorBeam~kliD7.krell.kliPhotonTorpedoes4-kliKonmel~kliD7.klingonCaptain-kliTacticalOfficer~!resEliteAttackDie',
      95,
    ],
    [
      'indGornarus.gornCommander.indGornPilot.indFakedMessages-indDeflectorScreens~indTholiaOne.loskene.indPlasmaTorpedoes.indTholianPunctuality-indEnergyWeb~indTholian.tholianPilot.indPlasmaTorpedoes~indGorn.independentCaptain',
      97,
    ],
    [
      'fedConstellation.mattDecker.fedPhotonTorpedoes.fedScott-fedFullAlert~fedRefit.spock.fedPhotonTorpedoes.fedChekov.fedRedAlert.fedMccoy-fedDeuteriumTank~fedConstitution.federationCaptain.fedVulcanEngineer-fedPhotonTorpedoes~!resChiefEngineer',
      97,
    ],
    [
      'kliKronosOne.chang.kliPhotonTorpedoes5.kliQapla.kliKonmel-kliMagneticPulse~kliGroth.kang.kliPhotonTorpedoes4-kliAdvancedWeaponSystem~kliKtinga.nudaq.kliPhotonTorpedoes4-kliKorax',
      96,
    ],
  ])('a checked sample fleet: %s costs %i', (text, sp) => {
    expect(said(text)).toEqual([]);
    expect(fleetPrice(lawful(text))).toBe(sp);
  });
});

describe('checks (rules 8.1)', () => {
  test.each(FAULT_CODES)('%s', (code) => {
    const [text, message, limits] = MISTAKES[code];
    expect(checkFleet(read(text), { ...EVENT_LIMITS, ...limits }).map((fault) => fault.code)).toEqual([code]);
    expect(said(text, limits)).toEqual([message]);
  });

  test('all are reported, in the order of the checks, then of ships and cards', () => {
    const text =
      'fedMiranda.terrell.fedUhura.fedChekov-fedRedAlert~fedVoyager.kirk.bogus~fedReliant.~fedEnterprise.spock.indEnergyWeb.fedUhura-kliKerla~!resNothing';
    const codes = checkFleet(read(text), { ...EVENT_LIMITS, fleetMaxSp: 30, minShips: 5 }).map((fault) => [
      fault.code,
      fault.ship,
    ]);
    expect(codes).toEqual([
      ['unknownCard', 1],
      ['unknownCard', 1],
      ['unknownCard', -1],
      ['tooFewShips', -1],
      ['noCaptain', 2],
      ['noSlot', 0],
      ['restricted', 3],
      ['twiceInFleet', 3],
      ['hiddenFaction', 3],
      ['hiddenTalent', 0],
      ['fleetDear', -1],
    ]);
  });

  test.each([
    ['an empty fleet', '', ['A fleet needs at least 1 ship.']],
    ['an empty ship', '.kirk', ['Ship 1, unknown: "" is not a ship of this event.']],
    [
      'the hidden card last of all',
      'fedMiranda.federationCaptain.fedChekov-fedUhura',
      ['Ship 1, Federation Starship: No free Crew slot for Nyota Uhura: 2 needed, 1 there.'],
    ],
    [
      'one per ship, the hidden card included',
      'kliKronosOne.klingonCaptain.kliNavigator-kliNavigator',
      ['Ship 1, I.K.S. Kronos One: Only one Klingon Navigator on a ship.'],
    ],
    [
      'a captain’s talents',
      'fedEnterprise.pike.fedRedAlert.fedCheatDeath',
      ['Ship 1, U.S.S. Enterprise: No free Elite Talent slot for Cheat Death: 2 needed, 1 there.'],
    ],
    [
      'no Tech slot without Styles',
      'fedMiranda.federationCaptain.fedDeuteriumTank',
      ['Ship 1, Federation Starship: No free Tech slot for Deuterium Tank: 1 needed, 0 there.'],
    ],
    [
      'the slot Styles adds is one',
      'fedMiranda.styles.fedDeuteriumTank-fedParametallic',
      ['Ship 1, Federation Starship: No free Tech slot for Parametallic Hull Plating: 2 needed, 1 there.'],
    ],
    [
      'no Crew slot without Kor',
      'kliD7.kang.kliKerla.kliKunivas',
      ['Ship 1, Klingon Starship: No free Crew slot for Kunivas: 2 needed, 1 there.'],
    ],
    [
      'a Federation ship',
      'kliD7.klingonCaptain.fedDualPhaserBanks',
      ['Ship 1, Klingon Starship: Dual Phaser Banks may only be bought for a Federation ship.'],
    ],
    [
      'a D7 Class ship',
      'romRateg.romulanCommander.romCommandPod',
      ['Ship 1, I.R.W. Rateg: Command Pod may only be bought for a D7 Class ship.'],
    ],
    [
      'a Tholian captain',
      'indTholian.gornCommander.indTholianPunctuality',
      ['Ship 1, Tholian Starship: Tholian Punctuality may only be bought for a Tholian captain.'],
    ],
    [
      'a hull of 3 or less',
      'fedRefit.federationCaptain.indDeflectorScreens',
      [
        'Ship 1, Federation Starship: Improved Deflector Screens may only be bought for a ship with a hull of 3 or less.',
      ],
    ],
  ])('%s', (_, text, messages) => {
    expect(said(text)).toEqual(messages);
  });

  test.each([
    ['Styles adds a Tech slot', 'fedMiranda.styles.fedDeuteriumTank'],
    ['the slot Styles adds takes a hidden card', 'fedMiranda.styles-fedDeuteriumTank'],
    ['Kor adds a Crew slot', 'kliD7.kor.kliKerla.kliKunivas'],
    [
      'Khan saves the penalty, not the hidden card',
      'kliD7.khan.romBochra-kliTractorBeam'.replace('-kliTractorBeam', '-kliMagneticPulse'),
    ],
    ['an admiral brings a talent slot', 'fedEnterprise.pike.fedRedAlert.fedCheatDeath*admMattDecker'],
    [
      'two Photon Torpedoes and two Sabotages do not clash',
      'fedIntrepid.federationCaptain.fedPhotonTorpedoes.fedPhotonTorpedoes~kliD7.chang.kliSabotage~!resSabotage',
    ],
    [
      'generic ships and captains are unlimited',
      'kliD7.klingonCaptain~kliD7.klingonCaptain~kliD7.klingonCaptain',
    ],
  ])('%s', (_, text) => {
    expect(said(text, { admirals: true })).toEqual([]);
  });

  test('a captain and an admiral of one title are one person', () => {
    expect(
      said('fedEnterprise.mattDecker~fedMiranda.federationCaptain*admMattDecker', { admirals: true }),
    ).toEqual(['Ship 2, Federation Starship: Matt Decker is unique and already on ship 1.']);
  });
});

describe('the short text', () => {
  test('comes back as it was (100 random fleets, and the ready-made ones)', () => {
    const fleets = [
      ...Array.from({ length: 100 }, (_, seed) => randomFleet(EVENT_LIMITS, fastRng(seed + 1))),
      ...FLEET_IDS.map(fleetOf),
    ].map(writeFleet);
    for (const fleet of fleets) expect(parseFleet(makeFleet(fleet))).toEqual({ ok: true, value: fleet });
  });

  test('random fleets are lawful, whatever the limits (300 of them)', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const rng = fastRng(seed);
      const limits = { ...EVENT_LIMITS, fleetMaxSp: 20 + rng.below(281), hidden: seed % 2 === 0 };
      expect(checkFleet(writeFleet(randomFleet(limits, rng)), limits)).toEqual([]);
    }
  });

  test.each([
    ['', 'aw1~'],
    ['hello', 'aw1~'],
    ['aw2~x~kliD7.krell', 'aw1~'],
    ['aw1~x~kliD7', 'Ship 1'],
    ['aw1~x~kliD7.krell~kli D7.krell', 'Ship 2'],
    ['aw1~x~kliD7.krell*admGorkon*admGorkon', 'Ship 1'],
    ['aw1~x~!', 'resource'],
    [`aw1~${'x'.repeat(3000)}`, '2000'],
    [`aw1~x${'~kliD7.krell'.repeat(26)}`, '25 ships'],
    [`aw1~x~kliD7.krell${'.kliKerla'.repeat(21)}`, 'Ship 1'],
  ])('%p is refused in words', (text, part) => {
    const parsed = parseFleet(text);
    expect(parsed).toMatchObject({ ok: false, refusal: { code: 'badFleetText' } });
    expect(parsed.ok ? '' : parsed.refusal.message).toContain(part);
  });

  test('a name cannot break it', () => {
    const fleet = { name: ' a~b\u0000\n c'.repeat(20), ships: [], resources: [] };
    const parsed = parseFleet(makeFleet(fleet));
    expect(parsed.ok && parsed.value.name).toMatch(/^a b c a b c/u);
    expect(parsed.ok && parsed.value.name.length).toBeLessThanOrEqual(40);
  });
});

describe('the Fleet Build Sheet (rules 10.8)', () => {
  const text = 'fedEnterprise.kirk.fedSpock.fedCheatDeath-fedScott~kliD7.klingonCaptain~!resSabotage';

  test('its owner sees everything', () => {
    const sheet = makeBuildSheet(lawful(text), true);
    expect(
      sheet.ships[0]!.rows.map((row) => [row.type, rowTitle(row), row.faction, row.sp].join(' ')),
    ).toEqual([
      ' U.S.S. Enterprise FED 22',
      ' James T. Kirk FED 6',
      'C Mr. Spock FED 5',
      'E Cheat Death FED 3',
      'C Montgomery Scott FED 3',
    ]);
    expect(sheet).toMatchObject({ resource: { title: 'Sabotage', sp: 5 }, total: 55 });
    expect(sheet.ships.map(({ total }) => total)).toEqual([39, 11]);
  });

  test('others do not see what lies face down', () => {
    const sheet = makeBuildSheet(lawful(text), false);
    expect(
      sheet.ships[0]!.rows.slice(3).map((row) => [row.type, rowTitle(row), row.faction, row.sp].join(' ')),
    ).toEqual(['E face-down talent FED 3', ' face-down upgrade  3']);
    expect(JSON.stringify(sheet)).not.toMatch(/Scott|Cheat/u);
    expect(sheet.total).toBe(55);
  });
});

describe('a battle', () => {
  const HIDDEN = 'aw1~Own~fedEnterprise.kirk.fedCheatDeath-fedScott~!resSabotage';
  const OTHER = 'aw1~Other~kliKronosOne.chang.kliKonmel-kliKorax';
  const begin = (options: object): State => {
    const started = start(game, options, 2, keyFromSeed(1));
    if (!started.ok) throw new Error(started.refusal.message);
    return started.value.state;
  };

  test('takes built fleets as a secret move', () => {
    const state = begin({ fleets: 'built', mission: 'balanceOfTerror' });
    expect(state.open[0]).toMatchObject({ type: 'chooseFleet', open: true });
    const [chosen] = does(state, 0, { type: 'buildFleet', fleet: HIDDEN });
    expect(game.redact(chosen!, 1)).toEqual({ type: 'fleetChosen', seat: 0, fleet: '' });
    expect(JSON.stringify(viewOf(game, state, 1))).not.toContain('Enterprise');
    expect(viewOf(game, state, 0).priv?.sheet).toBe(HIDDEN);
    const events = does(state, 1, { type: 'buildFleet', fleet: OTHER });
    expect(only(events, 'fleetsRevealed')[0]).toMatchObject({
      names: ['Own', 'Other'],
      points: [22 + 6 + 3 + 3 + 5, 24 + 4 + 4 + 3],
      sheets: [
        'aw1~Own~fedEnterprise.kirk.faceDown-faceDown~!resSabotage',
        'aw1~Other~kliKronosOne.chang.kliKonmel-faceDown',
      ],
    });
    expect(state.players[0]).toMatchObject({ name: 'Own', resource: 'resSabotage', sheet: '' });
    expect(survivingPoints(state, 0)).toBe(39);
    const toldTo = (viewer: Viewer) => game.redact(only(events, 'fleetsRevealed')[0]!, viewer);
    expect(toldTo(0)).toMatchObject({ own: [HIDDEN, ''] });
    expect(toldTo(1)).toMatchObject({ own: ['', OTHER] });
    expect(toldTo('spectator')).toMatchObject({ own: ['', ''] });
  });

  test('takes the sheets of an event, and shows them to nobody', () => {
    const state = begin({ fleetMax: 100, mission: 'balanceOfTerror', sheet1: HIDDEN, sheet2: OTHER });
    expect(state.phase).toBe('placement');
    for (const viewer of [1, 'spectator'] as const)
      expect(JSON.stringify(viewOf(game, state, viewer))).not.toMatch(/Scott|CheatDeath/u);
    expect(viewOf(game, state, 0).priv?.hidden).toEqual([
      { ship: 0, at: 0, card: 'fedCheatDeath' },
      { ship: 0, at: 1, card: 'fedScott' },
    ]);
    expect(game.publicOptions?.(state.options)).toMatchObject({ sheet1: '?', sheet2: '?' });
    const events = does(state, 1, { type: 'concede' });
    expect(only(events, 'cardsShown')).toEqual([]);
  });

  test('of its own shows what never was turned up when it is over', () => {
    const state = begin({ fleets: 'built', mission: 'balanceOfTerror' });
    does(state, 0, { type: 'buildFleet', fleet: HIDDEN });
    does(state, 1, { type: 'buildFleet', fleet: OTHER });
    const events = does(state, 1, { type: 'concede' });
    expect(only(events, 'cardsShown')[0]?.cards).toEqual([
      { ship: 0, upgrade: 0, card: 'fedCheatDeath' },
      { ship: 0, upgrade: 1, card: 'fedScott' },
      { ship: 1, upgrade: 1, card: 'kliKorax' },
    ]);
    expect(JSON.stringify(viewOf(game, state, 'spectator'))).toContain('fedScott');
  });

  test('a fleet whose only fault is its hidden card may be played (ruling 14), any other may not', () => {
    const state = begin({ fleets: 'built', mission: 'balanceOfTerror' });
    const wrong = (fleet: string) => () => does(state, 0, { type: 'buildFleet', fleet });
    expect(wrong('aw1~x~kliD7.kirk~kliD7.kirk')).toThrow('badFleet');
    expect(wrong('aw1~x~fedEnterprise.kirk-resSabotage')).toThrow('badFleet');
    expect(wrong('nonsense')).toThrow('badFleet');
    does(state, 0, { type: 'buildFleet', fleet: 'aw1~x~fedEnterprise.terrell-kliOnceMore' });
    expect(state.players[0]!.fleet).toBe('own');
  });

  test.each<[object, string]>([
    [{ fleetMax: 50 }, 'fleetMax'],
    [{ fleetMax: 10, fleets: 'built' }, 'fleetMax'],
    [{ admirals: true }, 'noneToBuild'],
    [{ sheet1: HIDDEN }, 'oneSheet'],
    [{ sheet1: HIDDEN, sheet2: 'aw1~x~kliD7.nobody', mission: 'balanceOfTerror' }, 'badSheet'],
    [{ sheet1: HIDDEN, sheet2: OTHER }, 'badSheet'],
  ])('options %p are refused as %s', (options, code) => {
    expect(fitOptions(game, options, 2)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('a face-down card is guessed among those that could lie there, each with the same chance', () => {
    const state = begin({ mission: 'balanceOfTerror', sheet1: HIDDEN, sheet2: OTHER });
    const view = viewOf(game, state, 1);
    const seen = new Map<string, number>();
    const possible = possibleCards(view.pub, 0, 'hidden');
    for (let seed = 1; seed <= 60 * possible.length; seed++) {
      const guess = guessFrom(game, view, fastRng(seed)).ships[0]!.upgrades[1]!.card;
      seen.set(guess, (seen.get(guess) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual([...possible].sort());
    for (const times of seen.values()) expect(times).toBeGreaterThan(30);
    expect(possibleCards(view.pub, 0, 'talent')).toEqual([
      'fedCheatDeath',
      'fedCochrane',
      'fedCorbomite',
      'fedRedAlert',
      'fedFullAlert',
    ]);
    // One talent slot is taken by the face-down one, the other is free; Photon Torpedoes have a slot.
    expect(possible).toEqual(
      expect.arrayContaining(['fedSpock', 'fedCheatDeath', 'fedPhotonTorpedoes', 'fedDualPhaserBanks']),
    );
    expect(possible).not.toContain('fedDeuteriumTank');
  });
});

test('RULES.md tells of fleets', () => {
  expect(readFileSync(join(__dirname, '../../../shared/games/attackWing/RULES.md'), 'utf8')).toContain(
    '## Fleets',
  );
});
