import * as v from 'valibot';
import { atOnce } from './atOnce';
import { canonical } from './canonical';
import { commitmentOf, digestOf, isHex, nonceHashOf, type Terms } from './fairness';
import type { AnyGame, BaseState, Seat, Tagged } from './game';
import { type Journal, journalOf, journalShape } from './journal';
import type { Action } from './kernel';
import { fromAddress, readHex, readJson, TextModels, toAddress, writeHex, writeJson } from './linkText';
import { begin, type Charter, keyOf, type Moment, nextShaped } from './match';
import { ChoiceReader, ChoiceWriter, Model } from './rangeCoder';
import { failed, type Result, succeeded } from './result';
import { parse } from './shape';
import { type Entry, isUndo } from './timeline';

/**
 * A whole game in an address: what was agreed on, the seed, and each move as its number among the legal ones, packed
 * into as few bits as there was to choose. Answers no list has are there in full. Nothing is trusted on opening: the
 * game is played again, and must end in the state the link names.
 */
const FORMAT = 1;
const FORMATS = 8;
const NONCE_BYTES = 32;
/** Of the digest of the last state: enough to find any mistake, and too little to count. */
const DIGEST_BYTES = 8;
const LONGEST_LINK = 200_000;
const LONGEST_ID = 64;

/** How much a link may unfold into; a few letters can hold very much. */
export interface LinkLimits {
  readonly entries: number;
  /** Characters of a text in it. */
  readonly text: number;
}
const PAGE_LIMITS: LinkLimits = { entries: 100_000, text: 400_000 };

/** An answer from the list; one in full; anything else that is a move; taking back; the end. */
const LISTED = 0;
const OPEN = 1;
const OTHER = 2;
const UNDO = 3;
const END = 4;
const KINDS = [96, 8, 2, 2, 1];

interface Models {
  readonly kind: Model;
  readonly text: TextModels;
}
const newModels = (): Models => ({ kind: new Model(KINDS), text: new TextModels() });

const Head = v.strictObject({ terms: journalShape.entries.terms, nonces: v.array(v.string()) });

const menuOf = (game: AnyGame, state: Readonly<BaseState>, seat: Seat): readonly Tagged[] => [
  ...game.legalMoves(state, seat),
];

/** A finished game as the text of a link; refused when the journal cannot be played. */
export const packGame = (game: AnyGame, journal: Journal): Result<string> => {
  const to = new ChoiceWriter();
  const models = newModels();
  to.equal(FORMAT, FORMATS);
  writeJson(to, models.text, journal.terms.game);
  writeHead(to, models, journal);
  const begun = begin(game, journal.terms, keyOf(journal));
  if (!begun.ok) return begun;
  let moment = begun.value;
  for (const entry of journal.entries) {
    writeEntry(to, models, game, moment, entry);
    const stepped = nextShaped(game, moment, entry);
    if (!stepped.ok) return stepped;
    moment = stepped.value;
  }
  to.learnt(END, models.kind);
  writeHex(to, digestOf(moment.line.state).slice(0, DIGEST_BYTES * 2));
  return succeeded(toAddress(to.finish()));
};

const writeHead = (to: ChoiceWriter, { text }: Models, { terms, nonces, seed }: Charter): void => {
  const isPacked = nonces.map((nonce) => isHex(nonce, NONCE_BYTES));
  const plain = nonces.map((nonce, seat) => (isPacked[seat] === true ? '*' : `=${nonce}`));
  writeJson(to, text, { terms, nonces: plain });
  writeHex(to, seed);
  for (const [seat, nonce] of nonces.entries()) if (isPacked[seat] === true) writeHex(to, nonce);
};

const writeEntry = (
  to: ChoiceWriter,
  models: Models,
  game: AnyGame,
  { line: { state, past } }: Moment,
  entry: Entry<Tagged>,
): void => {
  if (isUndo(entry)) {
    to.learnt(UNDO, models.kind);
    to.equal(
      past.findIndex(({ seq }) => seq === entry.undo),
      past.length,
    );
    return;
  }
  const asked = state.open.findIndex(({ id, seat }) => id === entry.ask && seat === entry.actor);
  const ask = state.open[asked];
  const menu = ask ? menuOf(game, state, ask.seat) : [];
  const text = canonical(entry.move);
  const listed = menu.findIndex((move) => canonical(move) === text);
  to.learnt(listed >= 0 ? LISTED : ask ? OPEN : OTHER, models.kind);
  if (!ask) return writeJson(to, models.text, entry);
  to.equal(asked, state.open.length);
  if (listed >= 0) to.equal(listed, menu.length);
  else writeJson(to, models.text, entry.move);
};

/** A reader at the game's name, or nothing: the text is no link of ours. */
const readerOf = (link: string): { from: ChoiceReader; models: Models; id: string } | undefined => {
  const bytes = link.length <= LONGEST_LINK ? fromAddress(link) : undefined;
  if (!bytes || bytes.length === 0) return undefined;
  const from = new ChoiceReader(bytes);
  const models = newModels();
  if (from.equal(FORMATS) !== FORMAT) return undefined;
  return { from, models, id: String(readJson(from, models.text, LONGEST_ID)) };
};

const BAD = failed<never>({ code: 'badLink', message: 'this link does not hold a whole game' });

/** Which game a link is of, so that it can be loaded. */
export const gameOfLink = (link: string): Result<string> => {
  try {
    const read = readerOf(link);
    return read ? succeeded(read.id) : BAD;
  } catch {
    return BAD;
  }
};

/** Plays the game in a link again; gives its journal when everything in it is as it should be. */
export const openLink = (game: AnyGame, link: string): Result<Journal> => atOnce(openingLink(game, link));

/** The same entry by entry, for whoever has others to attend to in between. */
export function* openingLink(
  game: AnyGame,
  link: string,
  limits = PAGE_LIMITS,
): Generator<undefined, Result<Journal>, undefined> {
  try {
    const read = readerOf(link);
    if (read?.id !== game.id) return BAD;
    const charter = readHead(read.from, read.models, limits);
    if (!charter.ok) return charter;
    const { terms } = charter.value;
    if (terms.version !== game.version)
      return failed({ code: 'otherVersion', message: `the link is of another version of ${game.id}` });
    return yield* playLink(game, read.from, read.models, charter.value, limits);
  } catch {
    return BAD;
  }
}

const readHead = (from: ChoiceReader, { text }: Models, limits: LinkLimits): Result<Charter> => {
  const head = parse(Head, readJson(from, text, limits.text), 'link');
  if (!head.ok) return head;
  const seed = readHex(from, 32);
  const terms: Terms = head.value.terms;
  const nonces = head.value.nonces.map((nonce) =>
    nonce === '*' ? readHex(from, NONCE_BYTES) : nonce.slice(1),
  );
  const nonceHashes = nonces.map(nonceHashOf);
  return succeeded({ terms, seed, nonces, nonceHashes, commitment: commitmentOf(seed, terms) });
};

function* playLink(
  game: AnyGame,
  from: ChoiceReader,
  models: Models,
  charter: Charter,
  limits: LinkLimits,
): Generator<undefined, Result<Journal>, undefined> {
  const begun = begin(game, charter.terms, keyOf(charter));
  if (!begun.ok) return begun;
  let moment = begun.value;
  const entries: Entry<Tagged>[] = [];
  for (;;) {
    const entry = readEntry(from, models, game, moment, limits);
    if (!entry) break;
    if (from.isBeyond || entries.length >= limits.entries) return BAD;
    const stepped = nextShaped(game, moment, entry);
    if (!stepped.ok) return stepped;
    entries.push(entry);
    moment = stepped.value;
    yield;
  }
  const digest = readHex(from, DIGEST_BYTES);
  if (!digestOf(moment.line.state).startsWith(digest))
    return failed({ code: 'otherEnd', message: 'the moves do not lead to the state the link ends with' });
  return succeeded(journalOf(charter, entries, moment));
}

/** The next entry; `undefined`: there is none. */
const readEntry = (
  from: ChoiceReader,
  models: Models,
  game: AnyGame,
  { line: { state, past } }: Moment,
  limits: LinkLimits,
): Entry<Tagged> | undefined => {
  const kind = from.learnt(models.kind);
  if (kind === END) return undefined;
  if (kind === UNDO) return { undo: past[from.equal(past.length)]?.seq ?? -1 };
  const text = (): unknown => readJson(from, models.text, limits.text);
  if (kind === OTHER) return text() as Action<Tagged>;
  const ask = state.open[from.equal(state.open.length)];
  if (!ask) throw new RangeError('nobody is asked');
  const menu = kind === LISTED ? menuOf(game, state, ask.seat) : [];
  const move = kind === LISTED ? menu[from.equal(menu.length)] : (text() as Tagged);
  if (!move) throw new RangeError('no such answer');
  return { actor: ask.seat, ask: ask.id, move };
};
