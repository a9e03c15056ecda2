import type { Refusal } from '../../../engine/game';
import { failed, type Result, succeeded } from '../../../engine/result';
import type { WrittenFleet, WrittenShip } from './fleet';

/*
 * A fleet as one short line that survives chat, mail and addresses:
 *   aw1~Neutral Zone Patrol~fedEnterprise.kirk.fedSulu-fedScott~fedMiranda.federationCaptain~!resSabotage
 * Parts are parted by ~: the version, the name, ships, resources with a mark of their own. In a ship the first word is
 * the ship, the second the captain, then upgrades; `-` before a word: face down; `*`: the admiral.
 */
const VERSION = 'aw1';
const PART = '~';
const RESOURCE = '!';
export const MOST_TEXT = 2000;
export const MOST_NAME = 40;
const MOST_SHIPS = 25;
const MOST_CARDS = 20;

/** A name without what the text uses itself, and without what nobody sees. */
export const cleanName = (name: string): string =>
  Array.from(name.replace(/[~\p{C}\p{Z}]+/gu, ' ').trim())
    .slice(0, MOST_NAME)
    .join('');

const makeShip = ({ ship, captain, upgrades, hidden, admiral }: WrittenShip): string =>
  [
    ship,
    `.${captain}`,
    ...upgrades.map((id) => `.${id}`),
    ...hidden.map((id) => `-${id}`),
    ...(admiral === '' ? [] : [`*${admiral}`]),
  ].join('');

/** The fleet as a short text. */
export const makeFleet = ({ name, ships, resources }: WrittenFleet): string =>
  [VERSION, cleanName(name), ...ships.map(makeShip), ...resources.map((id) => `${RESOURCE}${id}`)].join(PART);

const refusal = (message: string): Refusal => ({ code: 'badFleetText', message });

/** Reads a short text. It says nothing about whether the cards exist: that is for `checkFleet`. */
export const parseFleet = (text: string): Result<WrittenFleet> => {
  if (text.length > MOST_TEXT) return failed(refusal(`A fleet has at most ${String(MOST_TEXT)} characters.`));
  const [version = '', name = '', ...parts] = text.trim().split(PART);
  if (version !== VERSION) return failed(refusal(`A fleet begins with "${VERSION}${PART}".`));
  const ships: WrittenShip[] = [];
  const resources: string[] = [];
  for (const part of parts.filter((one) => one !== '')) {
    if (part.startsWith(RESOURCE)) {
      if (!/^![\w]{1,40}$/u.test(part)) return failed(refusal('A resource is "!" and one word.'));
      resources.push(part.slice(RESOURCE.length));
      continue;
    }
    const ship = parseShip(part);
    if (!ship) return failed(refusal(`Ship ${String(ships.length + 1)} is not written as a ship is.`));
    ships.push(ship);
  }
  if (ships.length > MOST_SHIPS) return failed(refusal(`A fleet has at most ${String(MOST_SHIPS)} ships.`));
  return succeeded({ name: cleanName(name), ships, resources });
};

const SHIP = /^\w{0,40}\.\w{0,40}(?:[.\-*]\w{1,40})*$/u;

const parseShip = (text: string): WrittenShip | undefined => {
  if (!SHIP.test(text)) return undefined;
  const words = text.split(/(?=[.\-*])/u);
  const [ship = '', captain = '', ...cards] = text.startsWith('.') ? ['', ...words] : words;
  const marked = (mark: string): string[] =>
    cards.filter((word) => word.startsWith(mark)).map((word) => word.slice(1));
  const [admiral = '', ...more] = marked('*');
  if (more.length > 0 || cards.length > MOST_CARDS) return undefined;
  return { ship, captain: captain.slice(1), upgrades: marked('.'), hidden: marked('-'), admiral };
};
