/** Tokens in the box (rulebook p. 4). What is not on the map is in the supply. */
export const ALIEN_TOKENS = 72;
export const TRIBBLE_TOKENS = 50;

/** The tenth Tribble of a location makes them overrun (rulebook p. 18). */
export const OVERRUN = 10;
