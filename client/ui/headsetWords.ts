/** What the page says about headsets. */
export const headsetWords = {
  group: 'Headset',
  vr: 'Enter VR',
  mr: 'Enter mixed reality',
  leave: 'Leave the headset',
  failed: (reason: string): string => `The headset could not be entered: ${reason}`,
} as const;
