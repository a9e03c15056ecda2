import { FLAT, openHouse } from '../helpers/house';
import { playByNumbers } from '../helpers/numbers';
import { openRepeatable } from '../helpers/tablePages';

jest.setTimeout(240_000);

const house = openHouse({}, FLAT);

test('a Balance of Terror by keyboard alone', async () => {
  const { page, complaints } = house.keep(
    await openRepeatable(house.browser, 5, { width: 960, height: 540 }),
  );
  await page.goto(`${house.server.origin}/?test`);
  await page.getByRole('button', { name: 'Play alone' }).press('Enter');
  await page.getByRole('button', { name: /^Star Trek: Attack Wing/u }).press('Enter');
  await page.getByText('Rules and options', { exact: true }).press('Enter');
  for (const [name, letter] of [
    ['Mission', 'B'],
    ['Size of the battle', 's'],
  ] as const)
    await page.getByLabel(name, { exact: true }).press(letter);
  await page.getByLabel('Game rounds').press('Control+a');
  await page.keyboard.type('3');
  await page.getByLabel('Time to react (seconds)').press('Control+a');
  await page.keyboard.type('0');
  await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter');
  await page.locator('.play-question.mine').waitFor();
  expect(await playByNumbers(page, 6000)).toBeGreaterThan(9);
  await page.getByRole('log').getByText(/flies/u).first().waitFor();
  expect(complaints).toEqual([]);
});
