import { MISSION } from '../../../shared/games/panic/data/missions';
import { type TokenId, tokenOf } from '../../../shared/games/panic/data/tokens';
import type { Leg } from '../../../shared/games/panic/events';
import { takeOut } from '../../tabletop/tell';
import type { Picture } from './picture';
import { spend, type Tellers } from './teller';

const move = ({ tokens }: Picture, steps: readonly Leg[]): void => {
  for (const { token, toSector, toRange } of steps) {
    const moved = tokens[token];
    if (moved) [moved.sector, moved.range] = [toSector, toRange];
  }
};

const takeOff = (picture: Picture, token: TokenId): void => {
  const { [token]: _, ...left } = picture.tokens;
  picture.tokens = left;
  if (!tokenOf(token).ofMission) picture.threatDiscard += 1;
};

const isMissionToken = ({ mission: { id } }: Picture, token: TokenId): boolean =>
  id !== '' && MISSION[id].token?.id === token;

/** What happens to tokens: in the bag, before Spock, on the board. */
export const TOKEN_TELLERS: Tellers = {
  placed: (picture, { token, sector, range, defence, why }) => {
    takeOut(picture.drawn, token);
    takeOut(picture.picked, token);
    if (why === 'setUp') picture.bag -= 1;
    picture.tokens[token] = { sector, range, defence, cloaked: false, forceField: false };
  },
  moved: (picture, { steps }) => move(picture, steps),
  reappeared: (picture, { steps }) => {
    move(picture, steps);
    for (const { token } of steps) {
      const shown = picture.tokens[token];
      if (shown) shown.cloaked = false;
    }
  },
  cloaked: ({ tokens }, { token }) => {
    const hidden = tokens[token];
    if (hidden) hidden.cloaked = true;
  },
  destroyed: (picture, { token }) => {
    takeOff(picture, token);
    if (tokenOf(token).type !== 'ship' || picture.mission.id === '') return;
    picture.mission.destroyed += 1;
    if (isMissionToken(picture, token)) picture.mission.tokenDestroyed = true;
  },
  left: (picture, { token, why }) => {
    takeOff(picture, token);
    if (why === 'departed' && picture.mission.id !== '') picture.mission.departed = true;
  },
  fired: (picture, { seat, card, directHit, target, left }) => {
    const hit = picture.tokens[target];
    if (hit) hit.defence = left;
    spend(picture, seat, ...(directHit === '' ? [card] : [card, directHit]));
  },
  forceFieldSet: (picture, { seat, card, target }) => {
    const held = picture.tokens[target];
    if (held) held.forceField = true;
    spend(picture, seat, card);
  },
  forceFieldEnded: ({ tokens }, { target }) => {
    const held = tokens[target];
    if (held) held.forceField = false;
  },
  tokenHit: ({ tokens }, { token, left }) => {
    const hit = tokens[token];
    if (hit) hit.defence = left;
  },
  defenceRegained: ({ tokens }, { token, defence }) => {
    const mended = tokens[token];
    if (mended) mended.defence = defence;
  },
  threatDrawn: (picture, { token }) => {
    picture.bag -= 1;
    picture.drawn.push(token);
  },
  threatsLaidOut: (picture, { tokens }) => {
    picture.bag -= tokens.length;
    picture.drawn = [...tokens];
  },
  threatPicked: (picture, { token }) => {
    takeOut(picture.drawn, token);
    picture.picked.push(token);
  },
  threatReturned: (picture, { token }) => {
    takeOut(picture.drawn, token);
    picture.bag += 1;
  },
  bagRefilled: (picture, { tokens }) => {
    picture.bag += tokens;
    picture.threatDiscard -= tokens;
  },
  cometPassed: (picture, { token }) => {
    takeOut(picture.drawn, token);
    takeOut(picture.picked, token);
    picture.threatDiscard += 1;
  },
};
