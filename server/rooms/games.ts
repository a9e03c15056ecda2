import type { BaseState, GameDefinition, GameModule, Tagged } from '../../shared/engine/game';
import type { Register } from '../../shared/games';

/** A game as the table sees it: what is inside states, moves and views is the game's own business. */
export type ServedGame = GameDefinition<BaseState, Tagged, Tagged, object, object, object>;

/** The games of a register, by id; each is loaded once, when first asked for. */
export const loadGame = async (register: Register, id: string): Promise<ServedGame | undefined> => {
  const module = await loadModule(register, id);
  return module && served(module);
};

export const served = (module: GameModule): ServedGame => module.game;

export const loadModule = async (register: Register, id: string): Promise<GameModule | undefined> =>
  Object.hasOwn(register, id) ? register[id]?.() : undefined;
