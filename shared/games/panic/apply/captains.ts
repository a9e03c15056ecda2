import type { Rng } from '../../../engine/rng';
import { FACINGS_COUNT, SHORT } from '../data/ship';
import { type TokenId, tokenOf } from '../data/tokens';
import type { Leg } from '../events';
import { facingOf } from '../geometry';
import type { PanicState, Token, Work } from '../types';
import { type Emitter, schedule } from './context';
import { reappear, volleyFrom } from './fire';
import { moveCloser } from './tokens';

const isKlingon = (token: Token): boolean => tokenOf(token.id).faction === 'klingon';

/** Rulebook p. 16: a captain's event happens once, right after its ship is placed. */
export const captainActs = (
  draft: PanicState,
  token: TokenId,
  kind: string,
  rng: Rng,
  emit: Emitter,
): void => {
  if (kind !== 'kang' && kind !== 'koloth' && kind !== 'kor') return;
  emit?.({ type: 'captainActed', token });
  if (kind === 'kang') kangActs(draft, rng, emit);
  else if (kind === 'koloth') kolothActs(draft, emit);
  else korActs(draft, emit);
};

/** All Klingons fire, one volley for each facing; hidden ones reappear first, and stay face up. */
const kangActs = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  reappear(draft, isKlingon, false, rng, emit);
  for (let sector = 1; sector <= FACINGS_COUNT && draft.ending === ''; sector++) {
    const shooters = draft.tokens.filter((token) => token.sector === sector && isKlingon(token));
    const ids = shooters.map(({ id }) => id);
    volleyFrom(draft, sector, ids, 0, 'kang', rng, emit);
  }
};

/** All visible Klingons move one closer and do not fire; at short range they board where there is no shield. */
const kolothActs = (draft: PanicState, emit: Emitter): void => {
  const steps: Leg[] = [];
  const boardings: Work[] = [];
  for (let sector = 1; sector <= FACINGS_COUNT; sector++) {
    const shieldUp = (draft.shields[facingOf(sector, draft.heading)] ?? 0) > 0;
    const tokens: TokenId[] = [];
    let damage = 0;
    for (const token of draft.tokens) {
      if (token.sector !== sector || token.cloaked || !isKlingon(token)) continue;
      if (token.range > SHORT) steps.push(moveCloser(draft, token));
      else if (!shieldUp) {
        tokens.push(token.id);
        damage += token.defence;
      }
    }
    if (tokens.length > 0) boardings.push({ type: 'boarding', sector, damage, tokens });
  }
  if (steps.length > 0) emit?.({ type: 'moved', steps, why: 'koloth' });
  schedule(draft, ...boardings);
};

/** All Klingons, hidden ones too, regain one point of defence, never above what is printed. */
const korActs = (draft: PanicState, emit: Emitter): void => {
  for (const token of draft.tokens) {
    if (!isKlingon(token) || token.defence >= tokenOf(token.id).defence) continue;
    token.defence++;
    draft.stirred = true;
    emit?.({ type: 'defenceRegained', token: token.id, defence: token.defence });
  }
};
