import type { Play, Session } from '../../net/session';
import { make, makeButton } from '../dom';
import { togetherWords } from './togetherWords';

/** The name of a landmark; undefined where there is none of that id. */
export const landmarkName = (id: string, { module, view, people }: Play): string | undefined =>
  module.words.landmarks(view.pub, people).find((landmark) => landmark.id === id)?.name;

/** Pointing at a landmark by keyboard: choose it, press. The scene has its own way to the same request. */
export function makePointing(page: Document, session: Session): { element: HTMLElement; show(): void } {
  const select = make(page, 'select', { id: 'point-place' });
  const button = makeButton(page, togetherWords.pointDo, () => undefined, 'quiet');
  button.type = 'submit';
  const form = make(
    page,
    'form',
    { class: 'chat pointing' },
    make(page, 'label', { for: 'point-place' }, togetherWords.point),
    select,
    button,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (select.value !== '') void session.ask('ping', { landmark: select.value });
  });
  let shown = '';
  return {
    element: form,
    show() {
      const { play, view } = session.state();
      form.hidden = view.stage !== 'playing';
      if (!play) return;
      const landmarks = play.module.words.landmarks(play.view.pub, play.people);
      const key = JSON.stringify(landmarks);
      if (key === shown) return;
      shown = key;
      const before = select.value;
      select.replaceChildren(...landmarks.map(({ id, name }) => make(page, 'option', { value: id }, name)));
      if (landmarks.some(({ id }) => id === before)) select.value = before;
    },
  };
}
