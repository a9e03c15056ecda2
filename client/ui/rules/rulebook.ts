/** One part of a game's rules. */
export interface Section {
  readonly title: string;
  readonly rules: readonly string[];
}

/** What is for those who write the game, not for those who play it. */
const NOT_FOR_PLAYERS = /^(where |how long |left out|the language of )/iu;

/** Rulings, pages and names of files are of no use at the table. */
const cleaned = (text: string): string =>
  text
    .replace(/\s*\((?:`[^`]*`|R\d+|W\d+|pp?\. [\d–, ]+)(?:, (?:`[^`]*`|R\d+|W\d+))*\)/gu, '')
    .replace(/\s*Tested in [^.]*`[^`]*`[^.]*\./gu, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/`([^`]*)`/gu, '$1')
    .replace(/\*\*([^*]*)\*\*|\b_([^_]*)_\b/gu, '$1$2')
    .trim();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);

/** The first cell of a table's row; undefined: a heading, a rule between, or no row at all. */
const firstCell = (line: string): string | undefined => {
  const cell = /^\|\s*((?:\\\||[^|])*?)\s*\|/u.exec(line)?.[1];
  return cell === undefined || /^:?-+:?$/u.test(cell) || /^rule$/iu.test(cell) ? undefined : cell;
};

/** A game's RULES.md as it is read at the table: its sections, and the rules in them without where they are implemented. */
export const readRulebook = (markdown: string): readonly Section[] => {
  const sections: { title: string; rules: string[] }[] = [];
  let prose: string[] = [];
  const endProse = (): void => {
    const text = prose.join(' ');
    prose = [];
    if (text !== '') sections.at(-1)?.rules.push(sentence(cleaned(text)));
  };
  for (const line of markdown.split('\n')) {
    const title = /^## (.*)$/u.exec(line)?.[1];
    const cell = firstCell(line);
    if (title !== undefined || cell !== undefined || line.trim() === '') endProse();
    if (title !== undefined) sections.push({ title: cleaned(title), rules: [] });
    else if (cell !== undefined) sections.at(-1)?.rules.push(sentence(capital(cleaned(cell))));
    else if (line.trim() !== '' && !line.startsWith('|') && !line.startsWith('#')) prose.push(line.trim());
  }
  endProse();
  return sections.filter(({ title, rules }) => rules.length > 0 && !NOT_FOR_PLAYERS.test(title));
};

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/gu, "'").toLowerCase();

/** What holds every word of a text, in its rule or its section's title. */
export const searchRules = (sections: readonly Section[], text: string): readonly Section[] => {
  const wanted = plain(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (wanted.length === 0) return sections;
  return sections.flatMap(({ title, rules }) => {
    const found = rules.filter((rule) => wanted.every((word) => plain(`${title} ${rule}`).includes(word)));
    return found.length === 0 ? [] : [{ title, rules: found }];
  });
};
