import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Pick } from '../../../client/kit/pick';
import type { Question } from '../../../client/kit/prompts';
import { type AskingPorts, AskingInWords } from '../../../client/tabletop/asking';
import type { Open } from '../../../client/tabletop/asked';

const PILE: Pick = { kind: 'pile', id: 'discard' };
const WORLD: Pick = { kind: 'location', id: '7' };
const AT: Readonly<Record<string, Vector3>> = {
  pile: new Vector3(0.5, 0.8, -1),
  location: new Vector3(0.2, 0.78, 0.4),
};
const BEYOND = new Vector3(0.9, 0.78, 1.3);

/** Where a question stands that is about these things, or for which one is held. */
const standsAt = (about: readonly Pick[], worn: boolean, picked: readonly Pick[] = []): Vector3 => {
  const told: Question[] = [];
  const ports = {
    table: { about: () => about },
    words: { move: () => ({ sentence: 'Go on.' }), ask: () => 'What now?', about: () => '' },
    voice: { isPage: () => false, ask: (question?: Question) => question && told.push(question) },
    middle: ({ kind }: Pick, into: Vector3) => Boolean(into.copyFrom(AT[kind] ?? into)),
    aside: (into: Vector3) => (worn ? into.copyFrom(BEYOND) : undefined),
    isOnTable: ({ kind }: Pick) => kind === 'location',
    nameOf: () => '',
    answer: () => undefined,
    changed: () => undefined,
  };
  const open = {
    asking: { pub: {}, people: {}, ask: { type: 'act' } },
    choosing: { show: () => ({ picked, next: [], named: [{ type: 'end' }] }) },
  };
  new AskingInWords(ports as unknown as AskingPorts).ask(open as unknown as Open);
  return told[0]!.at.clone();
};

test('in a headset a question stands over what it is about on the table, else beyond the table, never over the piles', () => {
  expect(standsAt([PILE], true)).toEqual(BEYOND);
  expect(standsAt([], true)).toEqual(BEYOND);
  expect(standsAt([WORLD, PILE], true)).toEqual(AT.location);
});

test('what is held comes first', () => {
  expect(standsAt([WORLD], true, [PILE])).toEqual(AT.pile);
});

test('at a desk it is beside the table or the piles', () => {
  expect(standsAt([PILE], false)).toEqual(AT.pile);
  expect(standsAt([], false)).not.toEqual(BEYOND);
});
