import { isWin } from '../../../shared/games/panic/apply/ending';
import { MISSION } from '../../../shared/games/panic/data/missions';
import {
  COUNTS,
  endedTitle,
  endTitle,
  goalsTitle,
  missionsOnly,
  missionsTitle,
  missionTitle,
  phaseTitle,
  timerTitle,
  turnTitle,
  YOU,
} from '../../../shared/games/panic/words/en/scene';
import type { StatusLine } from '../../kit/prompts';
import type { GameStatus } from '../../tabletop/gameTable';
import type { Company } from '../../tabletop/scene';
import type { Picture } from './picture';
import { alertOf, metOf } from './read';

const missionLines = (picture: Picture): readonly StatusLine[] => {
  const { mission, missionsDone, target, ending } = picture;
  if (target === 0) return [];
  if (mission.id === '' || ending !== '')
    return [{ title: missionsOnly(missionsDone.length, target, ending !== ''), gauges: [] }];
  const met = metOf(picture);
  const reached = met.filter((one) => one).length;
  return [
    {
      title: `${missionTitle(mission.id)}: ${missionsTitle(missionsDone.length, target)}`,
      gauges: [
        { text: goalsTitle(reached, met.length), now: reached, of: met.length },
        // Some missions have no time limit.
        ...(MISSION[mission.id].timer > 0
          ? [
              {
                text: timerTitle(mission.timer),
                now: mission.timer,
                of: MISSION[mission.id].timer,
                ebbs: true,
              },
            ]
          : []),
      ],
    },
  ];
};

/** How things stand, at a glance. */
export const statusOf = (picture: Picture, { me, seats }: Company): GameStatus => {
  const { ending, active, turn, phase } = picture;
  return {
    alert: alertOf(picture),
    ...(ending === ''
      ? {
          phase: phaseTitle(phase, active === me),
          turn: turnTitle(turn, active === me ? YOU : (seats[active]?.name ?? '')),
        }
      : { phase: endTitle(isWin(ending)), turn: endedTitle(ending), over: true }),
    lines: missionLines(picture),
    counts: [
      ...(picture.target > 0 ? [] : [{ text: COUNTS.bag, value: picture.bag }]),
      ...(picture.removed > 0
        ? [{ text: COUNTS.removed, value: picture.removed, meaning: 'danger' as const }]
        : []),
    ],
  };
};
