import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Prompts, Question } from '../../../client/kit/prompts';
import { Voice } from '../../../client/tabletop/voice';

test('a small page speaks for the panels, but not to somebody who sees nothing of it', () => {
  const heard: string[] = [];
  const hear =
    (who: string, what: string) =>
    (said: unknown): void => {
      if (said !== undefined) heard.push(`${who} ${what}`);
    };
  const of = (who: string) => ({
    ...{ ask: hear(who, 'asks'), explain: hear(who, 'explains'), refuse: hear(who, 'refuses') },
  });
  let worn = false;
  const voice = new Voice(
    of('panel') as unknown as Prompts,
    { ...of('page'), isOpen: () => true },
    () => worn,
  );
  const speak = (): string => {
    heard.length = 0;
    voice.ask({ title: '', choices: [], at: Vector3.Zero() } satisfies Question);
    voice.explain({ title: '', lines: [] });
    voice.refuse('no', Vector3.Zero());
    return heard.join(', ');
  };
  expect(speak()).toBe('page asks, page explains, page refuses');
  worn = true;
  expect(voice.isPage()).toBe(false);
  expect(speak()).toBe('panel asks, panel explains, panel refuses');
  worn = false;
  expect(speak()).toBe('page asks, page explains, page refuses');
});
