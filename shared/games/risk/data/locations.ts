import type { Quadrant } from './quadrants';
import type { SectorId } from './sectors';
import type { Provenance } from './provenance';

/** One place on the map. Neighbours are the printed links, clockwise from 12 o'clock. */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly sector: SectorId;
  readonly quadrant: Quadrant;
  /** On a map of 1,000 by 1,000, from the top left; all positions are designed. */
  readonly at: readonly [x: number, y: number];
  /** Stars on its Location card; the two-star locations are those with a starbase. Designed. */
  readonly stars: 1 | 2;
  /** Home planet of its sector. Designed. */
  readonly home: boolean;
  /** Named by the rulebook (p. 18) as lying in a cloud. */
  readonly cloud: boolean;
  readonly neighbours: readonly string[];
  /** Where name, sector and quadrant come from. */
  readonly from: readonly [name: Provenance, sector: Provenance, quadrant: Provenance];
}

// prettier-ignore
export const LOCATIONS = [
  { id: 'breen', name: 'Breen', sector: 'breen', quadrant: 'alpha', at: [85, 75], stars: 2, home: true, cloud: false, neighbours: ['dozaria', 'salavat', 'portas-v'], from: ['designed', 'designed', 'source'] },
  { id: 'dozaria', name: 'Dozaria', sector: 'breen', quadrant: 'alpha', at: [245, 70], stars: 1, home: false, cloud: false, neighbours: ['bolarus-ix', 'argus-x', 'salavat', 'breen'], from: ['designed', 'designed', 'designed'] },
  { id: 'portas-v', name: 'Portas V', sector: 'breen', quadrant: 'alpha', at: [100, 185], stars: 1, home: false, cloud: false, neighbours: ['salavat', 'irtok', 'breen'], from: ['designed', 'designed', 'designed'] },
  { id: 'salavat', name: 'Salavat', sector: 'breen', quadrant: 'alpha', at: [225, 180], stars: 1, home: false, cloud: false, neighbours: ['dozaria', 'argus-x', 'clarus', 'portas-v', 'breen'], from: ['designed', 'designed', 'designed'] },
  { id: 'ferenginar', name: 'Ferenginar', sector: 'ferengi', quadrant: 'alpha', at: [75, 380], stars: 2, home: true, cloud: false, neighbours: ['irtok', 'clarus', 'volchok-prime'], from: ['rulebook', 'rulebook', 'rulebook'] },
  { id: 'irtok', name: 'Irtok', sector: 'ferengi', quadrant: 'alpha', at: [115, 285], stars: 1, home: false, cloud: false, neighbours: ['clarus', 'ferenginar', 'portas-v'], from: ['designed', 'designed', 'designed'] },
  { id: 'clarus', name: 'Clarus', sector: 'ferengi', quadrant: 'alpha', at: [225, 310], stars: 1, home: false, cloud: false, neighbours: ['salavat', 'tellar-prime', 'volchok-prime', 'ferenginar', 'irtok'], from: ['designed', 'designed', 'designed'] },
  { id: 'volchok-prime', name: 'Volchok Prime', sector: 'ferengi', quadrant: 'alpha', at: [190, 435], stars: 1, home: false, cloud: false, neighbours: ['clarus', 'trill', 'bajor', 'septimus-iii', 'ferenginar'], from: ['designed', 'designed', 'designed'] },
  { id: 'septimus-iii', name: 'Septimus III', sector: 'cardassian', quadrant: 'alpha', at: [75, 555], stars: 1, home: false, cloud: false, neighbours: ['volchok-prime', 'cardassia', 'soukara'], from: ['designed', 'designed', 'source'] },
  { id: 'bajor', name: 'Bajor', sector: 'cardassian', quadrant: 'alpha', at: [250, 560], stars: 2, home: false, cloud: false, neighbours: ['trill', 'chintoka', 'cardassia', 'volchok-prime'], from: ['rulebook', 'designed', 'source'] },
  { id: 'cardassia', name: 'Cardassia', sector: 'cardassian', quadrant: 'alpha', at: [160, 645], stars: 2, home: true, cloud: true, neighbours: ['bajor', 'chintoka', 'amleth-prime', 'soukara', 'septimus-iii'], from: ['rulebook', 'designed', 'source'] },
  { id: 'chintoka', name: "Chin'Toka", sector: 'cardassian', quadrant: 'alpha', at: [295, 670], stars: 1, home: false, cloud: false, neighbours: ['betazed', 'minos-corva', 'amleth-prime', 'cardassia', 'bajor'], from: ['rulebook', 'designed', 'source'] },
  { id: 'soukara', name: 'Soukara', sector: 'cardassian', quadrant: 'alpha', at: [80, 755], stars: 1, home: false, cloud: true, neighbours: ['cardassia', 'amleth-prime', 'celtris-iii', 'septimus-iii'], from: ['rulebook', 'designed', 'source'] },
  { id: 'amleth-prime', name: 'Amleth Prime', sector: 'cardassian', quadrant: 'alpha', at: [205, 780], stars: 1, home: false, cloud: true, neighbours: ['chintoka', 'minos-corva', 'celtris-iii', 'soukara', 'cardassia'], from: ['rulebook', 'designed', 'source'] },
  { id: 'celtris-iii', name: 'Celtris III', sector: 'cardassian', quadrant: 'alpha', at: [135, 890], stars: 1, home: false, cloud: false, neighbours: ['amleth-prime', 'soukara'], from: ['designed', 'designed', 'source'] },
  { id: 'argus-x', name: 'Argus X', sector: 'federation', quadrant: 'alpha', at: [340, 195], stars: 1, home: false, cloud: true, neighbours: ['bolarus-ix', 'benzar', 'tellar-prime', 'salavat', 'dozaria'], from: ['rulebook', 'designed', 'source'] },
  { id: 'tellar-prime', name: 'Tellar Prime', sector: 'federation', quadrant: 'alpha', at: [390, 325], stars: 1, home: false, cloud: false, neighbours: ['benzar', 'earth', 'trill', 'clarus', 'argus-x'], from: ['designed', 'designed', 'source'] },
  { id: 'earth', name: 'Earth', sector: 'federation', quadrant: 'alpha', at: [475, 365], stars: 2, home: true, cloud: false, neighbours: ['benzar', 'vulcan', 'andoria', 'trill', 'tellar-prime'], from: ['designed', 'designed', 'designed'] },
  { id: 'trill', name: 'Trill', sector: 'federation', quadrant: 'alpha', at: [365, 495], stars: 2, home: false, cloud: false, neighbours: ['tellar-prime', 'earth', 'andoria', 'coridan', 'betazed', 'bajor', 'volchok-prime'], from: ['rulebook', 'designed', 'source'] },
  { id: 'betazed', name: 'Betazed', sector: 'federation', quadrant: 'alpha', at: [385, 640], stars: 2, home: false, cloud: false, neighbours: ['coridan', 'planet-q', 'minos-corva', 'chintoka', 'trill'], from: ['rulebook', 'designed', 'source'] },
  { id: 'planet-q', name: 'Planet Q', sector: 'federation', quadrant: 'alpha', at: [485, 710], stars: 1, home: false, cloud: false, neighbours: ['coridan', 'boreth', 'risa', 'minos-corva', 'betazed'], from: ['rulebook', 'designed', 'source'] },
  { id: 'minos-corva', name: 'Minos Corva', sector: 'federation', quadrant: 'alpha', at: [350, 785], stars: 1, home: false, cloud: true, neighbours: ['betazed', 'planet-q', 'amleth-prime', 'chintoka'], from: ['rulebook', 'designed', 'source'] },
  { id: 'bolarus-ix', name: 'Bolarus IX', sector: 'federation', quadrant: 'beta', at: [540, 130], stars: 2, home: false, cloud: true, neighbours: ['nelvana-iii', 'benzar', 'argus-x', 'dozaria'], from: ['rulebook', 'designed', 'source'] },
  { id: 'benzar', name: 'Benzar', sector: 'federation', quadrant: 'beta', at: [525, 245], stars: 1, home: false, cloud: false, neighbours: ['bolarus-ix', 'nelvana-iii', 'vulcan', 'earth', 'tellar-prime', 'argus-x'], from: ['designed', 'designed', 'source'] },
  { id: 'vulcan', name: 'Vulcan', sector: 'federation', quadrant: 'beta', at: [605, 345], stars: 1, home: false, cloud: false, neighbours: ['hobus', 'archanis', 'andoria', 'earth', 'benzar'], from: ['rulebook', 'rulebook', 'source'] },
  { id: 'andoria', name: 'Andoria', sector: 'federation', quadrant: 'beta', at: [550, 445], stars: 1, home: false, cloud: false, neighbours: ['vulcan', 'archanis', 'coridan', 'trill', 'earth'], from: ['rulebook', 'designed', 'source'] },
  { id: 'coridan', name: 'Coridan', sector: 'federation', quadrant: 'beta', at: [520, 565], stars: 1, home: false, cloud: true, neighbours: ['andoria', 'archanis', 'boreth', 'planet-q', 'betazed', 'trill'], from: ['rulebook', 'designed', 'source'] },
  { id: 'risa', name: 'Risa', sector: 'federation', quadrant: 'beta', at: [565, 825], stars: 1, home: false, cloud: false, neighbours: ['boreth', 'tygokor', 'planet-q'], from: ['designed', 'designed', 'source'] },
  { id: 'romulus', name: 'Romulus', sector: 'romulan', quadrant: 'beta', at: [730, 130], stars: 2, home: true, cloud: false, neighbours: ['remus', 'rator-iii', 'nelvana-iii'], from: ['designed', 'designed', 'source'] },
  { id: 'remus', name: 'Remus', sector: 'romulan', quadrant: 'beta', at: [840, 70], stars: 1, home: false, cloud: false, neighbours: ['devoras', 'romulus'], from: ['designed', 'designed', 'source'] },
  { id: 'nelvana-iii', name: 'Nelvana III', sector: 'romulan', quadrant: 'beta', at: [645, 225], stars: 1, home: false, cloud: false, neighbours: ['romulus', 'rator-iii', 'hobus', 'benzar', 'bolarus-ix'], from: ['designed', 'designed', 'source'] },
  { id: 'hobus', name: 'Hobus', sector: 'romulan', quadrant: 'beta', at: [715, 320], stars: 1, home: false, cloud: false, neighbours: ['rator-iii', 'galorndon-core', 'vulcan', 'nelvana-iii'], from: ['rulebook', 'rulebook', 'designed'] },
  { id: 'rator-iii', name: 'Rator III', sector: 'romulan', quadrant: 'beta', at: [805, 220], stars: 2, home: false, cloud: false, neighbours: ['devoras', 'carraya-iv', 'hobus', 'nelvana-iii', 'romulus'], from: ['designed', 'designed', 'source'] },
  { id: 'devoras', name: 'Devoras', sector: 'romulan', quadrant: 'beta', at: [920, 165], stars: 1, home: false, cloud: false, neighbours: ['carraya-iv', 'rator-iii', 'remus'], from: ['designed', 'designed', 'source'] },
  { id: 'galorndon-core', name: 'Galorndon Core', sector: 'romulan', quadrant: 'beta', at: [775, 405], stars: 2, home: false, cloud: false, neighbours: ['carraya-iv', 'khitomer', 'archanis', 'hobus'], from: ['designed', 'designed', 'source'] },
  { id: 'carraya-iv', name: 'Carraya IV', sector: 'romulan', quadrant: 'beta', at: [910, 335], stars: 1, home: false, cloud: false, neighbours: ['devoras', 'narendra-iii', 'galorndon-core', 'rator-iii'], from: ['designed', 'designed', 'designed'] },
  { id: 'archanis', name: 'Archanis', sector: 'klingon', quadrant: 'beta', at: [665, 500], stars: 1, home: false, cloud: false, neighbours: ['galorndon-core', 'khitomer', 'rura-penthe', 'boreth', 'coridan', 'andoria', 'vulcan'], from: ['rulebook', 'designed', 'designed'] },
  { id: 'khitomer', name: 'Khitomer', sector: 'klingon', quadrant: 'beta', at: [805, 510], stars: 2, home: false, cloud: false, neighbours: ['narendra-iii', 'mempa', 'rura-penthe', 'archanis', 'galorndon-core'], from: ['designed', 'designed', 'source'] },
  { id: 'narendra-iii', name: 'Narendra III', sector: 'klingon', quadrant: 'beta', at: [925, 465], stars: 1, home: false, cloud: false, neighbours: ['mempa', 'khitomer', 'carraya-iv'], from: ['rulebook', 'rulebook', 'rulebook'] },
  { id: 'mempa', name: 'Mempa', sector: 'klingon', quadrant: 'beta', at: [925, 585], stars: 1, home: false, cloud: false, neighbours: ['narendra-iii', 'qonos', 'rura-penthe', 'khitomer'], from: ['designed', 'designed', 'designed'] },
  { id: 'rura-penthe', name: 'Rura Penthe', sector: 'klingon', quadrant: 'beta', at: [770, 605], stars: 1, home: false, cloud: false, neighbours: ['khitomer', 'mempa', 'qonos', 'tygokor', 'boreth', 'archanis'], from: ['designed', 'designed', 'source'] },
  { id: 'boreth', name: 'Boreth', sector: 'klingon', quadrant: 'beta', at: [660, 670], stars: 1, home: false, cloud: false, neighbours: ['archanis', 'rura-penthe', 'qonos', 'tygokor', 'risa', 'planet-q', 'coridan'], from: ['rulebook', 'designed', 'source'] },
  { id: 'qonos', name: "Qo'noS", sector: 'klingon', quadrant: 'beta', at: [880, 690], stars: 2, home: true, cloud: false, neighbours: ['mempa', 'tygokor', 'boreth', 'rura-penthe'], from: ['designed', 'designed', 'source'] },
  { id: 'tygokor', name: "Ty'Gokor", sector: 'klingon', quadrant: 'beta', at: [770, 790], stars: 2, home: false, cloud: false, neighbours: ['rura-penthe', 'qonos', 'risa', 'boreth'], from: ['designed', 'designed', 'designed'] },
] as const satisfies readonly Row[];

export type LocationId = (typeof LOCATIONS)[number]['id'];
