import type { Play } from '../../net/session';
import { make, makeElement, setText } from '../dom';
import { readRulebook, searchRules, type Section } from './rulebook';
import './rules.css';
import { rulesFound, rulesWords } from './rulesWords';

export interface RulesPorts {
  /** The match of which the rules are wanted. */
  play(): Play | undefined;
  /** The text of a game's RULES.md; rejects where it cannot be had. */
  rulebook(game: string): Promise<string>;
}

export interface RulesPanel {
  readonly element: HTMLElement;
  /** It is about to be seen: opens at the phase one is in. */
  open(): void;
}

/** A game's whole rules, every card and piece, to be searched while playing. */
export function makeRules(page: Document, ports: RulesPorts): RulesPanel {
  const field = make(page, 'input', { type: 'search', id: 'rules-field', autocomplete: 'off' });
  const said = make(page, 'p', { class: 'hint', role: 'status' });
  const list = make(page, 'div', {
    class: 'scroll rules-list',
    tabindex: '0',
    role: 'region',
    'aria-label': rulesWords.title,
  });
  const element = make(page, 'section', { class: 'panel play-rules', 'aria-label': rulesWords.title });
  const line = make(
    page,
    'div',
    { class: 'field' },
    make(page, 'label', { for: 'rules-field' }, rulesWords.search),
    field,
  );
  element.append(makeElement(page, 'h2', rulesWords.title), line, said, list);
  let sections: readonly Section[] = [];
  let at = '';
  const show = (): void => {
    const wanted = field.value.trim();
    const found = searchRules(sections, wanted);
    const rules = found.reduce((sum, section) => sum + section.rules.length, 0);
    setText(said, wanted === '' ? '' : rulesFound(rules));
    list.replaceChildren(...found.map((section) => drawSection(page, section, at, wanted !== '')));
  };
  const load = async (play: Play): Promise<void> => {
    const { module, view, people } = play;
    at = module.words.rulesAt?.(view.pub) ?? '';
    const lexicon = module.words.lexicon?.(view.pub, people) ?? [];
    const things = lexicon.map(({ title, lines }) => ({ title, rules: lines }));
    sections = [...readRulebook(await ports.rulebook(module.game.id)), ...things];
    show();
    list.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
  };
  field.addEventListener('input', show);
  return {
    element,
    open: () => {
      const play = ports.play();
      if (play) load(play).catch(() => setText(said, rulesWords.failed));
    },
  };
}

/** Open where something was looked for, or where the game stands. */
function drawSection(page: Document, { title, rules }: Section, at: string, open: boolean): HTMLElement {
  const isNow = (rule: string): boolean => at !== '' && rule.startsWith(at);
  const items = rules.map((rule) => {
    const item = make(page, 'li', isNow(rule) ? { class: 'now' } : {}, rule);
    if (isNow(rule)) item.append(make(page, 'span', { class: 'spoken' }, ` ${rulesWords.now}`));
    return item;
  });
  const details = make(page, 'details', { open: open || rules.some(isNow) });
  details.append(make(page, 'summary', {}, title), make(page, 'ul', {}, ...items));
  return details;
}
