import { ALERTS, DIVISIONS, MARKS, MEANINGS, RANGES, THEMES, toRgb } from '../../client/kit/theme';

const light = (colour: string): number => {
  const [r, g, b] = toRgb(colour).map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (colour: string): number => (light(colour) + 0.05) / (light('#05070d') + 0.05);

test('every meaning has a mark of its own', () => {
  expect(new Set(MEANINGS.map((meaning) => MARKS[meaning])).size).toBe(MEANINGS.length);
});

test.each(Object.entries(THEMES))('%s: every colour stands out from the night', (name, colours) => {
  for (const meaning of MEANINGS) {
    expect(colours[meaning]).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(colours[meaning])).toBeGreaterThan(name === 'highContrast' ? 5.5 : 4);
  }
});

test.each(Object.entries(THEMES))('%s: what is told apart has different colours', (_name, colours) => {
  const rivals = ['mine', 'rivalA', 'rivalB', 'rivalC', 'rivalD', 'rivalE'] as const;
  for (const group of [
    ALERTS,
    RANGES,
    DIVISIONS,
    rivals,
    ['shield', 'shieldHurt'],
    ['legal', 'danger'],
  ] as const)
    expect(new Set(group.map((meaning) => colours[meaning])).size).toBe(group.length);
});
