import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder';
import { loadCentrepiece } from '../../holodeck/centrepiece';
import { TABLE } from '../../holodeck/measures';
import { makeRoom } from '../../holodeck/room';
import { type Input, type MakeSource, openInput } from '../../input';
import { makePrompts, type Prompts, type Question, type StatusBoard } from '../../kit/prompts';
import { makeShader, PLAIN_VERTEX } from '../../kit/shader';
import { seatMeaning } from '../../kit/theme';
import type { Exhibit } from '../exhibit';

const THING = `precision highp float; varying vec3 vNormal;
void main() { gl_FragColor = vec4(vec3(0.12, 0.17, 0.27) * (0.5 + 0.5 * vNormal.y), 1.0); }`;

const onTable = (x: number, z: number, y = 0.06): Vector3 => new Vector3(x, TABLE.height + y, z);

const BOARD: StatusBoard = {
  alert: 'calm',
  phase: 'Play cards',
  turn: 'Turn 12 · Kirk',
  waiting: 'Waiting for Spock',
  waitingMeaning: 'rivalB',
  clock: '1:05',
  lines: [
    {
      title: 'The Doomsday Machine',
      gauges: [
        { text: 'Progress', now: 2, of: 4 },
        { text: 'Turns left', now: 5, of: 8, ebbs: true },
      ],
    },
  ],
  counts: [
    { text: 'Threats', value: 14, meaning: 'danger' },
    { text: 'Deck', value: 31, meaning: 'calm' },
    { text: 'Missions', value: 3, meaning: 'mine' },
  ],
};

const BOARDERS: Question = {
  title: 'Boarders in sector 3 for 2. Send a Security Team?',
  choices: [
    {
      id: 'send',
      text: 'Send a Security Team',
      hint: 'Discard it: the boarders do no harm.',
      meaning: 'legal',
    },
    { id: 'keep', text: 'Take the damage', hint: 'The hull of sector 3 is hit for 2.', meaning: 'danger' },
  ],
  at: onTable(0.4, -0.2, 0.2),
};

const MANY: Question = {
  title: 'Which card do you discard?',
  lines: ['You hold more than the limit.'],
  choices: Array.from({ length: 23 }, (_, i) => ({
    id: `card ${i}`,
    text: ['Phasers', 'Photon torpedo', 'Evasive action', 'Repair crew', 'Shields up'][i % 5] ?? '',
    meaning: (['calm', 'danger', 'mine', 'legal', 'shield'] as const)[i % 5] ?? 'calm',
  })),
  at: onTable(0, 0, 0.25),
};

/** A key pressed by nobody, so that the focus can be looked at. */
const steps =
  (count: number): MakeSource =>
  ({ walker }) => {
    let left = count;
    return {
      update: () => {
        if (left > 0) walker.step('right');
        left -= 1;
      },
      dispose: () => undefined,
    };
  };

const ACTS: Readonly<Record<string, (prompts: Prompts, input: Input) => void>> = {
  status: (p) => p.status(BOARD),
  'status red alert': (p) =>
    p.status({
      ...BOARD,
      alert: 'red',
      phase: 'Enemies attack',
      waiting: 'Your turn',
      question: 'Spock: which threat comes next?',
      waitingMeaning: 'mine',
      clock: '0:09',
    }),
  'status of five': (p) =>
    p.status({
      ...BOARD,
      lines: [],
      seats: ['Kirk', 'Spock', 'Uhura', 'Scott', 'Sulu'].map((name, seat) => ({
        name,
        meaning: seatMeaning(seat, 0),
        value: String(31 - 5 * seat),
        note: `${7 - seat} systems`,
        active: seat === 1,
      })),
    }),
  question: (p) => p.ask(BOARDERS),
  'choice in focus': (p, input) => {
    p.ask(BOARDERS);
    input.connect(steps(1));
  },
  'thing in focus': (_, input) => {
    input.connect(steps(1));
  },
  'many choices': (p) => p.ask(MANY),
  explanation: (p) =>
    p.explain(
      {
        title: 'Klingon battle cruiser',
        lines: [
          'Defence 3 of 3 · sector 2, medium range.',
          'Fires phasers for 1 and torpedoes for 2 when its turn comes.',
        ],
        meaning: 'danger',
      },
      onTable(0.35, 0.35, 0.1),
    ),
  refusal: (p) =>
    p.refuse('The phaser reaches medium range only, and this ship is at long range.', onTable(-0.5, 0.1)),
  'loud labels': (p) =>
    [1, 4, 0, 2, 0, 7].forEach((much, at) => {
      const a = (at + 0.5) * (Math.PI / 3);
      const place = onTable(TABLE.rim * Math.sin(a), TABLE.rim * Math.cos(a), 0.005);
      const meaning = much > 2 ? 'danger' : 'yellow';
      p.label(`loud ${at}`, much > 0 ? { text: String(much), at: place, meaning, loud: true } : undefined);
    }),
  labels: (p) => {
    p.label('kang', { text: 'Kang', at: onTable(0.3, 0.5, 0.12), meaning: 'danger' });
    p.label('base', { text: 'Starbase', at: onTable(-0.6, 0.3, 0.12), meaning: 'legal' });
    p.label('kirk', {
      text: 'Montgomery Scott of Engineering',
      at: onTable(-0.3, -0.6, 0.1),
      meaning: 'mine',
    });
    p.label('plain', { text: 'Planet killer', at: onTable(0.5, -0.4, 0.1) });
  },
  everything: (p, input) => {
    for (const act of ['status', 'loud labels', 'labels', 'refusal', 'explanation', 'question'] as const)
      ACTS[act]?.(p, input);
  },
};

const exhibit = (scale: number): Exhibit => ({
  states: Object.keys(ACTS),
  build: async (scene, preset, colours) => {
    const room = makeRoom(scene, preset.stars);
    room.colours(colours);
    const ship = await loadCentrepiece(scene, preset);
    ship.colours(colours);
    for (let i = 0; i < 6; i++) ship.shields.set(i, 'intact', 0);
    const canvas = scene.getEngine().getRenderingCanvas();
    if (canvas === null) throw new Error('the viewer has a canvas');
    const input = openInput(scene, canvas, { surface: TABLE.height });
    const thing = CreateBox('thing', { width: 0.09, height: 0.02, depth: 0.13 }, scene);
    thing.material = makeShader(scene, 'thing', {
      vertex: PLAIN_VERTEX,
      fragment: THING,
      attributes: ['position', 'normal', 'uv'],
    });
    thing.position.copyFrom(onTable(0.45, -0.5, 0.02));
    input.pickable(thing, { kind: 'thing', id: 'box' }, { drag: true });
    const prompts = await makePrompts(scene, input);
    prompts.colours(colours);
    prompts.scale(scale);
    return {
      // As the table is seen from a seat.
      framing: { target: [0, TABLE.height, 0], radius: 2.75, rise: 43 },
      show: (state) => {
        room.surround('space', 0);
        room.alert(state.includes('red') ? 'red' : 'calm');
        prompts.calm(true);
        ACTS[state]?.(prompts, input);
      },
      update: (time) => {
        room.update(time, false);
        ship.update(time);
        input.update(time);
        prompts.update(time);
      },
    };
  },
});

/** Every panel, label and mark over the table, by name. */
export const prompts = exhibit(1);
/** The same for readers who want larger letters. */
export const largePrompts = exhibit(1.5);
