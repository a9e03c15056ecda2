import type { GameModule, Refusal } from '../../shared/engine/game';
import { describe } from '../../shared/engine/shape';
import { GAMES, type GameId } from '../../shared/games';
import { levelsOf, USUAL_LEVEL } from '../../shared/bots/thinker';
import { make, makeButton, makeElement } from './dom';
import type { MenuWishes } from './menuWishes';
import { playWords } from './menuWords';
import { optionFields, type Values } from './optionForm';
import { levelWords } from './table/tableWords';
import { refusalWords } from './words';

const IDS = Object.keys(GAMES) as GameId[];
/** You and two bots, where the game allows it. */
const USUAL_SEATS = 3;

/** Play alone: a game, then its options with a button that begins; nothing needs to be changed. */
export function soloPanel(page: Document, wishes: MenuWishes): HTMLElement[] {
  const kept = wishes.kept();
  const goOn = make(page, 'div', { class: 'go-on' });
  const keptId = IDS.find((id) => id === kept);
  if (keptId !== undefined)
    void GAMES[keptId]().then(({ words }) =>
      goOn.replaceChildren(makeButton(page, playWords.goOn(words.title), () => wishes.resume(), 'game')),
    );
  return [goOn, ...chooser(page, wishes, playWords.lead, (module) => soloSetup(page, module, wishes))];
}

/** Host: a game, then its options with a button that opens the table. */
export const hostPanel = (page: Document, wishes: MenuWishes): HTMLElement[] =>
  chooser(page, wishes, playWords.hostLead, (module) => hostSetup(page, module, wishes));

/** The games of the register, each a button; the chosen one is replaced by what `setup` makes for it. */
function chooser(
  page: Document,
  wishes: MenuWishes,
  lead: string,
  setup: (module: GameModule) => readonly HTMLElement[],
): HTMLElement[] {
  const root = make(page, 'div', { class: 'chooser' });
  const error = make(page, 'p', { class: 'error', role: 'alert' });
  const choose = async (id: GameId): Promise<void> => {
    try {
      const module: GameModule = await GAMES[id]();
      const title = make(page, 'h3', { tabindex: '-1' }, module.words.title);
      const back = makeButton(page, playWords.back, list, 'quiet');
      root.replaceChildren(title, ...setup(module), back);
      root.querySelector<HTMLElement>('button.begin')?.focus();
    } catch {
      error.textContent = playWords.failed;
    }
  };
  const list = (): void => {
    const buttons = IDS.map((id) => {
      const button = makeButton(page, '', () => void choose(id), 'game');
      const name = make(page, 'span', { class: 'name' }, id);
      button.append(name, make(page, 'span', { class: 'tagline' }, wishes.tagline(id)));
      void GAMES[id]().then(({ words }) => (name.textContent = words.title));
      return button;
    });
    root.replaceChildren(makeElement(page, 'p', lead), ...buttons, error);
  };
  list();
  return [root];
}

function soloSetup(page: Document, { game, words }: GameModule, wishes: MenuWishes): HTMLElement[] {
  const { min, max } = game.seats;
  let seats = Math.min(max, Math.max(min, USUAL_SEATS));
  let level = USUAL_LEVEL;
  let options: Values = {};
  const error = make(page, 'p', { class: 'error', role: 'alert' });
  const begin = makeButton(
    page,
    playWords.start,
    () => {
      const levels = Array.from({ length: seats }, (_, seat) => (seat === 0 ? '' : level));
      void wishes.solo({ game: game.id, options, levels }).then((refusal) => showRefusal(error, refusal));
    },
    'begin',
  );
  const own = optionFields(
    page,
    'solo',
    [
      {
        name: 'seats',
        title: playWords.seats,
        description: playWords.seatsHint,
        kind: 'choice',
        choices: Array.from({ length: max - min + 1 }, (_, at) => String(min + at)),
        initial: String(seats),
      },
    ],
    {},
    (values) => (seats = Number(values.seats)),
  );
  const levels = levelChoice(page, 'solo-level', levelsOf(game), (chosen) => (level = chosen));
  const rules = optionFields(page, 'solo-option', describe(game.options), {}, (values) => (options = values));
  const taught = IDS.find((id) => id === game.id && wishes.taught(id));
  const teach =
    taught === undefined
      ? []
      : [makeButton(page, playWords.teach(words.title), () => wishes.firstGame(taught), 'quiet')];
  return [begin, error, ...teach, ...own, levels, folded(page, rules)];
}

function hostSetup(page: Document, { game }: GameModule, wishes: MenuWishes): HTMLElement[] {
  let options: Values = {};
  const box = make(page, 'input', { type: 'checkbox', id: 'host-listed' });
  const listed = make(
    page,
    'div',
    { class: 'check' },
    box,
    make(page, 'label', { for: 'host-listed' }, playWords.listed),
  );
  const begin = makeButton(
    page,
    playWords.open,
    () => wishes.host({ game: game.id, options, listed: box.checked }),
    'begin',
  );
  const rules = optionFields(page, 'host-option', describe(game.options), {}, (values) => (options = values));
  return [begin, listed, folded(page, rules)];
}

const folded = (page: Document, rules: readonly HTMLElement[]): HTMLElement =>
  make(page, 'details', { class: 'rules' }, make(page, 'summary', {}, playWords.options), ...rules);

function showRefusal(error: HTMLElement, refusal: Refusal | undefined): void {
  error.textContent = refusal ? refusalWords(refusal) : '';
}

/** A choice of how well bots play. */
export function levelChoice(
  page: Document,
  id: string,
  levels: readonly string[],
  change: (level: string) => void,
): HTMLElement {
  const select = make(page, 'select', { id });
  for (const level of levels)
    select.append(make(page, 'option', { value: level, selected: level === USUAL_LEVEL }, levelWords(level)));
  select.addEventListener('change', () => change(select.value));
  return make(page, 'div', { class: 'field' }, make(page, 'label', { for: id }, playWords.level), select);
}
