import type { EventView } from '../../../shared/eventProtocol';
import type { EventSession, EventState } from '../../net/eventSession';
import { serverAt } from '../../net/server';
import { make, makeButton, setText } from '../dom';
import { pageWords } from './eventWords';
import { refusal } from './place';
import type { Evenings } from './evening';
import { printBuilds, printScore, type Save, saveCsv, saveJson } from './printing';

export interface PaperPorts {
  readonly session: EventSession;
  readonly event: string;
  readonly save: Save;
  readonly evenings: Evenings;
}

/** Printing, files, another device, and what is needed to verify chance. */
export const paperLines = (
  page: Document,
  { session, save, event, evenings }: PaperPorts,
  { view, you }: EventState,
  act: (work: () => Promise<string>) => void,
): HTMLElement[] => {
  if (!view) return [];
  const words = pageWords.print;
  const evening = evenings[view.options.format];
  const now = (use: (view: EventView) => void) => () => {
    const { view: latest } = session.state();
    if (latest) use(latest);
  };
  const started = view.stage !== 'registration';
  const all = (): string[] => Object.keys(session.state().view?.entrants ?? {});
  const record = (): Promise<object | undefined> =>
    view.stage === 'closed'
      ? serverAt(location.origin)
          .eventRecord(event)
          .catch(() => undefined)
      : Promise.resolve(undefined);
  const told = make(page, 'p', { role: 'status' });
  const device = async (): Promise<string> => {
    const answer = await session.device();
    setText(told, answer ? words.deviceCode(answer.code) : '');
    return answer ? '' : refusal({ ok: false, refusal: { code: 'notSeated', message: pageWords.gone } });
  };
  return [
    ...(started
      ? [
          makeButton(
            page,
            words.score,
            now((latest) => printScore(page, latest, evening)),
            'quiet',
          ),
        ]
      : []),
    ...(started && evening.sheets
      ? [makeButton(page, words.builds, () => void printBuilds(page, session, evening, all()), 'quiet')]
      : []),
    ...(you.sheet === ''
      ? []
      : [
          makeButton(page, words.mine, () => void printBuilds(page, session, evening, [you.player]), 'quiet'),
        ]),
    ...(started
      ? [
          makeButton(
            page,
            words.csv,
            now((latest) => saveCsv(latest, evening, save)),
            'quiet',
          ),
        ]
      : []),
    makeButton(
      page,
      words.json,
      now((latest) => void record().then((whole) => saveJson(latest, whole, save))),
      'quiet',
    ),
    ...(you.player !== '' || you.organiser
      ? [makeButton(page, words.device, () => act(device), 'quiet')]
      : []),
    told,
    make(
      page,
      'p',
      { class: 'hint fair' },
      view.seed === '' ? pageWords.fair(view.commitment) : pageWords.seed(view.seed),
    ),
  ];
};
