/** Sizes in metres, as a person standing at the table meets them. */
export const TABLE = {
  height: 0.78,
  radius: 1.14,
  /** Where light runs round the edge. */
  rim: 1.06,
} as const;
