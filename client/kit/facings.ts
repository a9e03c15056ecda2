/** The six facings of the ship, clockwise from the bow seen from above; the order of shields and hull sections. */
export const FACINGS = ['FR', 'SR', 'RR', 'RL', 'SL', 'FL'] as const;
export type Facing = (typeof FACINGS)[number];

export const CONDITIONS = ['intact', 'damaged', 'destroyed'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** How far round from the bow the middle of a facing lies, clockwise, in radians. */
export const bearing = (index: number): number => (Math.PI / 180) * (30 + 60 * index);

/** 0 intact, 1 damaged, 2 destroyed. */
export const degree = (condition: Condition): number => CONDITIONS.indexOf(condition);
