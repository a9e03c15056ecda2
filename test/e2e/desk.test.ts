import type { Page } from 'playwright-core';
import type { fleetDesk } from '../../client/games/attackWing/desk/fleetDesk';
import type { Evening, ResultAsked } from '../../client/ui/events/evening';
import { EVENT_LIMITS } from '../../shared/games/attackWing/fleet/limits';
import { MISTAKES } from '../games/attackWing/mistakes';
import { FLAT, openHouse } from '../helpers/house';
import { loadInPage } from '../helpers/inBrowser';
import { axe, isWide, tooSmall } from '../helpers/tablePages';

/** The fleet desk in a real browser without WebGL: everything by roles and names, as a reader has it. */
jest.setTimeout(120_000);
const house = openHouse({}, FLAT);

const open = async (text = '', size = { width: 1280, height: 720 }): Promise<Page> => {
  const { page } = await house.visit(`/fleets#${encodeURIComponent(text)}`, size);
  await page.getByRole('button', { name: 'Add a ship' }).waitFor();
  return page;
};

const faults = (page: Page): Promise<string[]> => page.locator('#desk-faults > li').allTextContents();
const pick = async (page: Page, button: string | RegExp, card: string): Promise<void> => {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').locator(`[data-card="${card}"]`).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

test('a fleet is built, kept, opened again and forgotten', async () => {
  const page = await open();
  expect(await faults(page)).toEqual(['A fleet needs at least 1 ship.']);
  await pick(page, 'Add a ship', 'fedEnterprise');
  await pick(page, /^Change captain/u, 'kirk');
  await pick(page, /^Add Crew/u, 'fedSulu');
  await pick(page, 'Lay a card face down', 'fedScott');
  await pick(page, 'Choose a resource', 'resSabotage');
  expect(await faults(page)).toEqual([]);
  await page.getByText('This fleet is lawful.').waitFor();
  await page.getByText('39 of 100 squadron points').waitFor();
  await page.getByLabel('Name of the fleet').fill('Patrol');
  await page.getByRole('button', { name: 'Keep in this browser' }).click();
  await page.getByText('Patrol is kept.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Open Patrol' }).click();
  await page.getByRole('heading', { name: /U\.S\.S\. Enterprise/u }).waitFor();
  await page.getByRole('button', { name: 'Forget Patrol' }).click();
  await page.getByText('None kept in this browser yet.').waitFor();
});

test('what does not fit is shown with its reason and cannot be chosen', async () => {
  const page = await open('aw1~~kliD7.klingonCaptain');
  await page.getByRole('button', { name: 'Lay a card face down' }).click();
  const dialog = page.getByRole('dialog');
  const scott = dialog.locator('[data-card="fedScott"]');
  expect(await scott.getAttribute('aria-disabled')).toBe('true');
  expect(await scott.textContent()).toContain('is not of the faction of the ship');
  await scott.click({ force: true });
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.locator('.desk-cards li').count()).toBe(1);
});

/** The desk as an event's registration has it, with limits of its own. */
test('every kind of mistake is said, in the words of the rules', async () => {
  const { page } = await house.visit('about:blank');
  await loadInPage(page, 'client/games/attackWing/desk/fleetDesk.ts');
  for (const [text, message, limits] of Object.values(MISTAKES)) {
    const said = await page.evaluate(
      ([start, allowed]) => {
        const { bundled } = window as unknown as { bundled: { fleetDesk: typeof fleetDesk } };
        const desk = bundled.fleetDesk(document, { start, limits: allowed });
        const items = [...desk.element.querySelectorAll('#desk-faults > li')];
        return { items: items.map((item) => item.textContent), lawful: desk.built().lawful };
      },
      [`aw1~Test~${text}`, { ...EVENT_LIMITS, ...limits }] as const,
    );
    expect(said).toEqual({ items: [message], lawful: false });
  }
});

test('the rules of the fleet change what is wrong', async () => {
  const page = await open('aw1~~kliD7.klingonCaptain-kliKorax*admGorkon~kliD7.klingonCaptain');
  expect(await faults(page)).toEqual(['Ship 1, Klingon Starship: No admirals in this event.']);
  await page.getByLabel('Admirals').check();
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Face-down upgrades').uncheck();
  expect((await faults(page))[0]).toContain('No face-down upgrades in this mission.');
  await page.getByLabel('Face-down upgrades').check();
  await page.getByRole('spinbutton', { name: 'Squadron points' }).fill('7');
  await page.getByLabel('Name of the fleet').focus();
  expect(await page.getByRole('spinbutton', { name: 'Squadron points' }).inputValue()).toBe('20');
  expect((await faults(page))[0]).toContain('20 are allowed');
});

test('a fleet travels as a text and as a link; what is no fleet is refused in words', async () => {
  const page = await open('aw1~Patrol~fedEnterprise.kirk-fedScott');
  await page.getByText('Share', { exact: true }).click();
  const link = await page.getByLabel('Link to this fleet', { exact: true }).inputValue();
  const text = await page.getByLabel('The fleet as a text').inputValue();
  expect(text).toBe('aw1~Patrol~fedEnterprise.kirk-fedScott');
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  const field = page.getByLabel('Read a fleet from a text or a link');
  for (const bad of ['hello', 'aw1~x~not a ship', `aw1~${'x'.repeat(2000)}`]) {
    await field.fill(bad);
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    expect(await page.getByRole('alert').allTextContents()).not.toEqual([]);
    expect(await page.getByLabel('The fleet as a text').inputValue()).toBe(text);
  }
  await page.getByRole('button', { name: 'New fleet' }).click();
  expect(await page.getByLabel('Name of the fleet').inputValue()).toBe('');
  await field.fill(link);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  expect(await page.getByLabel('Name of the fleet').inputValue()).toBe('Patrol');
});

test('by keyboard alone, and the focus stays where the hand is', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Add a ship' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.locator('.desk-ship').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add a ship');
});

test('a battle in the page begins with the fleet of the desk, and kept fleets are answers elsewhere', async () => {
  const page = await open('aw1~Patrol~fedEnterprise.kirk-fedScott');
  await page.getByRole('button', { name: 'Keep in this browser' }).click();
  await page.getByRole('button', { name: 'Play alone with this fleet' }).click();
  await page.waitForFunction(() => location.pathname === '/solo');
  await page
    .getByText(/Where do you place|place next/u)
    .first()
    .waitFor();
  await page.goto(`${house.server.origin}/?test`);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByRole('button', { name: /^(?:Star Trek: )?Attack Wing/u }).click();
  await page.getByText('Rules and options').click();
  await page.getByLabel('Fleets').selectOption('built');
  await page.getByLabel('Mission').selectOption('balanceOfTerror');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: /Field Patrol: 1 ship/u }).click();
  await page
    .getByText(/Where do you place|place next/u)
    .first()
    .waitFor();
});

test('a fleet that is not lawful is not played', async () => {
  const page = await open('aw1~~kliD7.');
  await page.getByRole('button', { name: 'Play alone with this fleet' }).click();
  await page.getByText('Only a lawful fleet can be played').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('desk-faults');
});

test('a fleet that is wrong only in what lies face down is played, with a warning', async () => {
  const page = await open('aw1~Smugglers~fedEnterprise.pike-fedScott-fedUhura');
  expect(await faults(page)).toEqual(['Ship 1, U.S.S. Enterprise: Only one face-down upgrade on a ship.']);
  await page.getByText('32 of 100 squadron points').waitFor();
  await page.getByText('a ship that turns a wrong card up is destroyed at once').waitFor();
  await page.getByRole('button', { name: 'Play alone with this fleet' }).click();
  await page.waitForFunction(() => location.pathname === '/solo');
  await page
    .getByText(/Where do you place|place next/u)
    .first()
    .waitFor();
});

test('the Fleet Build Sheet is all that is printed', async () => {
  const page = await open('aw1~Patrol~fedEnterprise.kirk.fedCheatDeath-fedScott');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.desk-page').isVisible()).toBe(false);
  const sheet = page.locator('.build-sheet');
  expect(await sheet.isVisible()).toBe(true);
  expect(await sheet.textContent()).toContain('Montgomery Scott (face down)');
  expect(await sheet.locator('.sheet-battles tbody tr').count()).toBe(3);
});

/** What an organiser enters by hand is what is reported; a correction begins with what was reported before. */
test.each([
  [
    'panic',
    'CREWS',
    { type: 'crew', missions: 4, hull: 7 },
    { missions: '5' },
    { type: 'crew', missions: 5, hull: 7 },
  ],
  [
    'risk',
    'CAPTAINS',
    { type: 'places', order: [1, 0, 2], held: [4, 9, 2] },
    { place0: '1', place1: '2', held2: '3' },
    { type: 'places', order: [0, 1, 2], held: [4, 9, 3] },
  ],
] as const)('a result of %s by hand', async (game, name, before, filled, after) => {
  const { page } = await house.visit('about:blank');
  await loadInPage(page, `client/games/${game}/desk/evening.ts`);
  const read = await page.evaluate(
    ([which, old, values]) => {
      const { bundled } = window as unknown as { bundled: Record<string, Evening> };
      const players = old.type === 'crew' ? ['a'] : ['a', 'b', 'c'];
      const table = { players, reports: [old] } as unknown as ResultAsked['table'];
      const asked = { id: 'x', table, options: {} as ResultAsked['options'], nameOf: (id: string) => id };
      const reading = bundled[which]!.result(document, asked);
      document.body.append(...reading.lines);
      const first = reading.read();
      for (const [field, value] of Object.entries(values))
        document.querySelector<HTMLInputElement>(`#x-${field}`)!.value = value;
      return [first, reading.read()];
    },
    [name, before, filled] as const,
  );
  expect(read).toEqual([before, after]);
});

test.each([
  [1280, 720],
  [390, 844],
])('everybody can use it at %i × %i', async (width, height) => {
  const page = await open('aw1~Patrol~fedEnterprise.kirk-fedScott~kliD7.', { width, height });
  expect(await axe(page)).toEqual([]);
  expect(await isWide(page)).toBe(false);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add a ship' }).click();
  expect(await axe(page)).toEqual([]);
});
