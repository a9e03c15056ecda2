import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TABLE } from '../holodeck/measures';
import type { Alert } from '../kit/theme';
import type { Pick } from '../kit/pick';
import { PROMPT } from '../kit/prompts/question';
import type { Asked } from './asked';
import type { AskingInWords } from './asking';
import type { AnyTable } from './gameTable';
import type { Hand } from './hand';
import type { TableKit } from './kit';
import { isPicks } from './route';
import type { SceneGround, SceneTrial } from './scene';
import type { Stage } from './stage';
import type { Voice } from './voice';

export interface TrialPorts {
  readonly table: AnyTable;
  readonly ground: SceneGround;
  readonly kit: TableKit;
  readonly stage: Stage;
  readonly asked: Asked;
  readonly asking: AskingInWords;
  readonly hand: Hand;
  readonly voice: Voice;
  alert(): Alert;
}

/** Where everything is, for whoever compares or tries the scene out. */
export const trialOf = (ports: TrialPorts): SceneTrial => {
  const { table, ground, kit, stage, asked, asking, hand, voice } = ports;
  const find = (thing: Pick): Vector3 | undefined => {
    const at = new Vector3();
    const found = thing.kind === PROMPT ? kit.prompts.where(thing.id, at) : stage.middle(thing, at);
    return found ? at : undefined;
  };
  return {
    describe: () => ({ ...stage.describe(), alert: ports.alert() }),
    screen: (thing) => {
      const onPage = thing.kind === PROMPT ? voice.where(thing.id) : undefined;
      if (onPage !== undefined) return onPage;
      const at = find(thing);
      return at && ground.viewpoint.screen(at);
    },
    world: (thing) => find(thing)?.asArray(),
    point: (x, y) => ground.viewpoint.screen(new Vector3(x, TABLE.height, y)),
    choices: () => {
      const choice = asked.now()?.choosing.show();
      const named = choice === undefined ? [] : asking.texts();
      return { next: choice?.next ?? [], named, point: choice?.point !== undefined };
    },
    hover: (thing) => {
      const at = new Vector3();
      const there = thing !== undefined && stage.middle(thing, at);
      hand.take({ type: 'point', pick: there ? thing : undefined, at: there ? at : undefined });
    },
    boxes: () => kit.prompts.boxes?.() ?? [],
    things: () => stage.things(),
    wayTo: (move) => {
      const open = asked.now();
      const steps = open === undefined ? [] : table.route(move, open.asking);
      return steps.flatMap((step) => (isPicks(step) ? step.picks.slice(0, 1) : []));
    },
  };
};
