import type { Play } from '../net/session';

/** What a name is taken from. */
interface Named {
  readonly module: { readonly words: Pick<Play['module']['words'], 'name'> };
  readonly view: { readonly pub: Play['view']['pub'] };
  readonly people: Play['people'];
}

/** A seat's name as everybody at the table has it; `plain`: the one it has where the game gives none. */
export const nameIn =
  ({ module, view: { pub }, people }: Named, plain: (seat: number) => string) =>
  (seat: number): string => {
    const named = module.words.name(seat, pub, people);
    return named === '' ? plain(seat) : named;
  };
