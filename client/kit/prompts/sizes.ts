/** How large each panel may be, in texels. */
export const SIZE = {
  question: { width: 1024, height: 768 },
  explanation: { width: 768, height: 400 },
  status: { width: 2016, height: 448 },
  refusal: { width: 768, height: 160 },
} as const;
export type PanelName = keyof typeof SIZE;

/** On a tall picture panels are narrower instead of smaller. */
export const TALL: Readonly<Record<PanelName, number>> = {
  question: 660,
  explanation: 620,
  status: 780,
  refusal: 620,
};
