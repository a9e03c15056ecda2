import { TABLE } from '../measures';

/** How much larger than life a battle lies on the round table: the mat's corners come near its lit rim. */
export const MAT_SCALE = 1.6;

/** Lengths on the table in metres; what is said in millimetres on the mat is `mm(…)` here. */
export const mm = (millimetres: number): number => (millimetres / 1000) * MAT_SCALE;

/** Side of the mat, of a base, depth of a starting area and of a range band. */
export const MAT_SIDE = mm(914);
export const BASE_SIDE = mm(40);
export const BAND = mm(100);
/** Width of a maneuver template. */
export const TEMPLATE_WIDTH = mm(20);

/** How thick the mat and a clear base are, and how high above the mat a ship's middle hovers. */
export const THICK = { mat: 0.0016, base: 0.0034 } as const;
export const HOVER = 0.03;

/** How high the mat's upper side lies. */
export const TOP = TABLE.height + THICK.mat;
