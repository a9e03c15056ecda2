/** Rulebook p. 4 and 5: hand limit by number of players. Index 0 is unused. */
export const HAND_LIMITS: readonly number[] = [0, 6, 6, 5, 5, 5, 4];

/** Rulebook p. 7: five missions in a standard game; success indicators go up to ten. */
export const STANDARD_MISSIONS = 5;
export const MOST_MISSIONS = 10;
/** Rulebook p. 4: the recommended first game. */
export const FIRST_GAME_MISSIONS = 2;

/** Rulebook p. 14. */
export const NEW_THREATS = 2;

/** Designed: how often an offer may be turned down before this trade is spent, so that a turn is bounded. */
export const OFFERS_PER_TRADE = 3;
/** Designed: a player who used no card may throw away this many, or a hand could lock up for ever. */
export const IDLE_DISCARDS = 2;
/** Designed: after so many turns without a change of token, shield, hull, timer or committed card the game is lost. */
export const STALEMATE_TURNS = 60;
/** Designed: after so many of them the table says so, and that one may give up. */
export const STILL_TURNS = 12;
/** Designed: briefings drawn from a renewed deck could otherwise be played without end in one turn. */
export const CARDS_PER_TURN = 62;
