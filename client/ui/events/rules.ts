import * as v from 'valibot';
import { describe, type Field } from '../../../shared/engine/shape';
import { FORMAT_OPTIONS, type TournamentOptions, tournamentOptions } from '../../../shared/events/options';
import { make } from '../dom';
import { valueWords } from '../optionForm';
import type { Evening } from './evening';

/** What none of something means, where the field says it: "0: no final." */
const NONE = /\b0: ([^.;]+)/u;

const settled = ({ name, description }: Field, options: TournamentOptions): string => {
  const value = options[name as keyof TournamentOptions];
  return (value === 0 ? NONE.exec(description)?.[1] : undefined) ?? valueWords(value);
};

/** Rules 10.10: what the organiser has settled, in the order of the form, for everybody to read. */
export const rulesOf = (
  options: TournamentOptions,
  { settled: more }: Pick<Evening, 'settled'>,
): readonly (readonly [title: string, value: string])[] => [
  ...describe(v.pick(tournamentOptions, FORMAT_OPTIONS[options.format])).map(
    (field) => [field.title, settled(field, options)] as const,
  ),
  ...(more ? [more(options)] : []),
];

/** More letters than this do not stand beside what they are about, but below it. */
const LONG = 24;

export const rulesList = (page: Document, options: TournamentOptions, evening: Evening): HTMLElement =>
  make(
    page,
    'dl',
    { class: 'event-rules' },
    ...rulesOf(options, evening).map(([title, value]) =>
      make(
        page,
        'div',
        value.length > LONG ? { class: 'long' } : {},
        make(page, 'dt', {}, title),
        make(page, 'dd', {}, value),
      ),
    ),
  );
