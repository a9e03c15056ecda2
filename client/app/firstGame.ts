import type { Session } from '../net/session';
import { readKept } from '../net/localSession';
import type { Guide, GuidePorts } from '../ui/guide';
import { apart } from '../ui/guide/keptCourse';
import { storage } from './browser';
import { FIRST_GAME, guidanceOf } from './shelf';
import { goOnAlone, playAlone, type Solo, type SoloOptions } from './solo';

/** Opens a guide to a session. */
export type Teach = (session: Session, ports: GuidePorts) => Guide;

export interface FirstGame {
  readonly solo: Solo;
  readonly path: string;
  readonly teach: Teach;
}

/** A game that teaches itself: a new one, or `goOn` with the one that this browser was in the midst of. */
export const openFirstGame = async (
  game: string,
  options: Omit<SoloOptions, 'keep'>,
  goOn: boolean,
): Promise<FirstGame> => {
  const [{ openGuide }, guidance] = await Promise.all([import('../ui/guide'), guidanceOf(game)]);
  const taught = guidance.setup.game;
  const keep = apart(storage(), taught);
  const kept = goOn ? readKept(keep) : undefined;
  const chance = { ...options, keep, random: guidance.random() };
  const resumed = kept?.game === taught ? await goOnAlone(kept, chance) : undefined;
  const isOpen = resumed?.ok === true && resumed.value.session.state().view.stage === 'playing';
  if (resumed?.ok === true && !isOpen) resumed.value.dispose();
  return {
    solo: isOpen ? resumed : await playAlone(guidance.setup, chance),
    path: taught === FIRST_GAME ? '/first' : `/first/${taught}`,
    teach: (session, ports) => openGuide(document, session, guidance, ports),
  };
};
