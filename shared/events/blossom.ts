/*
 * A matching of greatest weight in any graph (Edmonds' blossoms with dual weights, O(n³)): vertices are 1 … n, a blossom
 * takes a number above n, 0 is nothing. Weights are whole and small enough for exact doubles.
 */

/** Vertices and blossoms of one search, and the dense table of edges between them. */
interface Graph {
  readonly n: number;
  readonly size: number;
  /** The highest number in use. */
  most: number;
  /** Of the edge from a to b, at `a * size + b`: its ends among vertices, and its weight. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly weight: Float64Array;
  readonly label: Float64Array;
  readonly match: Int32Array;
  readonly slack: Int32Array;
  /** The outermost blossom a vertex or blossom lies in. */
  readonly top: Int32Array;
  readonly parent: Int32Array;
  /** -1: not in the tree; 0: even; 1: odd. */
  readonly side: Int8Array;
  readonly seen: Int32Array;
  readonly petalOf: Int32Array;
  readonly petals: number[][];
  queue: number[];
  turn: number;
}

const get = (array: Int32Array | Float64Array | Int8Array, at: number): number => array[at] as number;
const petalsOf = (g: Graph, b: number): number[] => g.petals[b] as number[];

const makeGraph = (n: number, weight: (a: number, b: number) => number): Graph => {
  const size = 2 * n + 2;
  const ints = (): Int32Array => new Int32Array(size);
  const g: Graph = {
    n,
    size,
    most: n,
    from: new Int32Array(size * size),
    to: new Int32Array(size * size),
    weight: new Float64Array(size * size),
    label: new Float64Array(size),
    match: ints(),
    slack: ints(),
    top: ints(),
    parent: ints(),
    side: new Int8Array(size),
    seen: ints(),
    petalOf: new Int32Array(size * size),
    petals: Array.from({ length: size }, () => []),
    queue: [],
    turn: 0,
  };
  let heaviest = 0;
  for (let a = 1; a <= n; a++) {
    g.top[a] = a;
    g.petalOf[a * size + a] = a;
    for (let b = 1; b <= n; b++) {
      const at = a * size + b;
      g.from[at] = a;
      g.to[at] = b;
      g.weight[at] = a === b ? 0 : weight(a - 1, b - 1);
      heaviest = Math.max(heaviest, get(g.weight, at));
    }
  }
  g.label.fill(heaviest, 1, n + 1);
  return g;
};

/** How far an edge is from being tight. */
const gap = (g: Graph, at: number): number => {
  const [a, b] = [get(g.from, at), get(g.to, at)];
  return get(g.label, a) + get(g.label, b) - get(g.weight, a * g.size + b) * 2;
};

const updateSlack = (g: Graph, u: number, x: number): void => {
  const s = get(g.slack, x);
  if (s === 0 || gap(g, u * g.size + x) < gap(g, s * g.size + x)) g.slack[x] = u;
};

const setSlack = (g: Graph, x: number): void => {
  g.slack[x] = 0;
  for (let u = 1; u <= g.n; u++)
    if (get(g.weight, u * g.size + x) > 0 && get(g.top, u) !== x && get(g.side, get(g.top, u)) === 0)
      updateSlack(g, u, x);
};

const enqueue = (g: Graph, x: number): void => {
  if (x <= g.n) g.queue.push(x);
  else for (const petal of petalsOf(g, x)) enqueue(g, petal);
};

const setTop = (g: Graph, x: number, b: number): void => {
  g.top[x] = b;
  if (x > g.n) for (const petal of petalsOf(g, x)) setTop(g, petal, b);
};

/** The way around a blossom to one of its petals that has an even number of steps. */
const evenWay = (g: Graph, b: number, petal: number): number => {
  const petals = petalsOf(g, b);
  const at = petals.indexOf(petal);
  if (at % 2 === 0) return at;
  const [base = 0, ...rest] = petals;
  g.petals[b] = [base, ...rest.reverse()];
  return petals.length - at;
};

const setMatch = (g: Graph, u: number, v: number): void => {
  const edge = u * g.size + v;
  g.match[u] = get(g.to, edge);
  if (u <= g.n) return;
  const inner = get(g.petalOf, u * g.size + get(g.from, edge));
  const way = evenWay(g, u, inner);
  const petals = petalsOf(g, u);
  for (let at = 0; at < way; at++) setMatch(g, petals[at] as number, petals[at ^ 1] as number);
  setMatch(g, inner, v);
  g.petals[u] = [...petals.slice(way), ...petals.slice(0, way)];
};

const augment = (g: Graph, from: number, to: number): void => {
  let [u, v] = [from, to];
  for (;;) {
    const next = get(g.top, get(g.match, u));
    setMatch(g, u, v);
    if (next === 0) return;
    const up = get(g.top, get(g.parent, next));
    setMatch(g, next, up);
    [u, v] = [up, next];
  }
};

/** Where two ways to the root meet; 0: they do not. */
const meeting = (g: Graph, from: number, to: number): number => {
  g.turn++;
  let [u, v] = [from, to];
  while (u !== 0 || v !== 0) {
    if (u !== 0) {
      if (get(g.seen, u) === g.turn) return u;
      g.seen[u] = g.turn;
      u = get(g.top, get(g.match, u));
      if (u !== 0) u = get(g.top, get(g.parent, u));
    }
    [u, v] = [v, u];
  }
  return 0;
};

const freeNumber = (g: Graph): number => {
  let b = g.n + 1;
  while (b <= g.most && get(g.top, b) !== 0) b++;
  g.most = Math.max(g.most, b);
  return b;
};

/** The petals from a vertex up to where two ways meet. */
const climb = (g: Graph, from: number, lca: number): number[] => {
  const found: number[] = [];
  for (let x = from; x !== lca;) {
    const y = get(g.top, get(g.match, x));
    found.push(x, y);
    enqueue(g, y);
    x = get(g.top, get(g.parent, y));
  }
  return found;
};

const addBlossom = (g: Graph, u: number, lca: number, v: number): void => {
  const b = freeNumber(g);
  g.label[b] = 0;
  g.side[b] = 0;
  g.match[b] = get(g.match, lca);
  g.petals[b] = [lca, ...climb(g, u, lca).reverse(), ...climb(g, v, lca)];
  setTop(g, b, b);
  joinEdges(g, b);
  setSlack(g, b);
};

/** The edges of a blossom are the tightest of its petals'. */
const joinEdges = (g: Graph, b: number): void => {
  const { size } = g;
  for (let x = 1; x <= g.most; x++) {
    g.weight[b * size + x] = 0;
    g.weight[x * size + b] = 0;
  }
  for (let x = 1; x <= g.n; x++) g.petalOf[b * size + x] = 0;
  for (const petal of petalsOf(g, b)) {
    for (let x = 1; x <= g.most; x++) {
      const [own, other] = [b * size + x, petal * size + x];
      if (get(g.weight, own) !== 0 && gap(g, other) >= gap(g, own)) continue;
      copyEdge(g, other, own);
      copyEdge(g, x * size + petal, x * size + b);
    }
    for (let x = 1; x <= g.n; x++)
      if (get(g.petalOf, petal * size + x) !== 0) g.petalOf[b * size + x] = petal;
  }
};

const copyEdge = (g: Graph, from: number, to: number): void => {
  g.from[to] = get(g.from, from);
  g.to[to] = get(g.to, from);
  g.weight[to] = get(g.weight, from);
};

const expandBlossom = (g: Graph, b: number): void => {
  const { size } = g;
  for (const petal of petalsOf(g, b)) setTop(g, petal, petal);
  const entry = get(g.petalOf, b * size + get(g.from, b * size + get(g.parent, b)));
  const way = evenWay(g, b, entry);
  const petals = petalsOf(g, b);
  for (let at = 0; at < way; at += 2) {
    const [odd, even] = [petals[at] as number, petals[at + 1] as number];
    g.parent[odd] = get(g.from, even * size + odd);
    g.side[odd] = 1;
    g.side[even] = 0;
    g.slack[odd] = 0;
    setSlack(g, even);
    enqueue(g, even);
  }
  g.side[entry] = 1;
  g.parent[entry] = get(g.parent, b);
  for (const petal of petals.slice(way + 1)) {
    g.side[petal] = -1;
    setSlack(g, petal);
  }
  g.top[b] = 0;
};

/** A tight edge: the tree grows, a blossom closes, or (true) a way is found along which the matching grows. */
const useEdge = (g: Graph, edge: number): boolean => {
  const u = get(g.top, get(g.from, edge));
  const v = get(g.top, get(g.to, edge));
  if (get(g.side, v) === -1) {
    g.parent[v] = get(g.from, edge);
    g.side[v] = 1;
    const next = get(g.top, get(g.match, v));
    g.slack[v] = 0;
    g.slack[next] = 0;
    g.side[next] = 0;
    enqueue(g, next);
    return false;
  }
  if (get(g.side, v) !== 0) return false;
  const lca = meeting(g, u, v);
  if (lca !== 0) {
    addBlossom(g, u, lca, v);
    return false;
  }
  augment(g, u, v);
  augment(g, v, u);
  return true;
};

/** Works through the queue along tight edges. */
const grow = (g: Graph): boolean => {
  // The queue grows while it is worked through.
  for (const u of g.queue) {
    if (get(g.side, get(g.top, u)) === 1) continue;
    for (let v = 1; v <= g.n; v++) {
      const edge = u * g.size + v;
      if (get(g.weight, edge) <= 0 || get(g.top, u) === get(g.top, v)) continue;
      if (gap(g, edge) !== 0) updateSlack(g, u, get(g.top, v));
      else if (useEdge(g, edge)) return true;
    }
  }
  g.queue = [];
  return false;
};

const isTop = (g: Graph, x: number): boolean => get(g.top, x) === x;

/** How far the labels can be moved until something becomes tight. */
const stepOf = (g: Graph): number => {
  let step = Infinity;
  for (let b = g.n + 1; b <= g.most; b++)
    if (isTop(g, b) && get(g.side, b) === 1) step = Math.min(step, get(g.label, b) / 2);
  for (let x = 1; x <= g.most; x++) {
    const s = get(g.slack, x);
    if (!isTop(g, x) || s === 0 || get(g.side, x) === 1) continue;
    const far = gap(g, s * g.size + x);
    step = Math.min(step, get(g.side, x) === 0 ? far / 2 : far);
  }
  return step;
};

/** False: no heavier matching is left. */
const moveLabels = (g: Graph, step: number): boolean => {
  for (let u = 1; u <= g.n; u++) {
    const side = get(g.side, get(g.top, u));
    if (side === 0 && get(g.label, u) <= step) return false;
    if (side === 0) g.label[u] = get(g.label, u) - step;
    else if (side === 1) g.label[u] = get(g.label, u) + step;
  }
  for (let b = g.n + 1; b <= g.most; b++) {
    if (!isTop(g, b)) continue;
    if (get(g.side, b) === 0) g.label[b] = get(g.label, b) + step * 2;
    else if (get(g.side, b) === 1) g.label[b] = get(g.label, b) - step * 2;
  }
  return true;
};

/** Edges that have become tight, and blossoms that have to open. */
const useTight = (g: Graph): boolean => {
  for (let x = 1; x <= g.most; x++) {
    const s = get(g.slack, x);
    if (!isTop(g, x) || s === 0 || get(g.top, s) === x || gap(g, s * g.size + x) !== 0) continue;
    if (useEdge(g, s * g.size + x)) return true;
  }
  for (let b = g.n + 1; b <= g.most; b++)
    if (isTop(g, b) && get(g.side, b) === 1 && get(g.label, b) === 0) expandBlossom(g, b);
  return false;
};

const enlarge = (g: Graph): boolean => {
  g.side.fill(-1);
  g.slack.fill(0);
  g.queue = [];
  for (let x = 1; x <= g.most; x++) {
    if (!isTop(g, x) || get(g.match, x) !== 0) continue;
    g.parent[x] = 0;
    g.side[x] = 0;
    enqueue(g, x);
  }
  if (g.queue.length === 0) return false;
  for (;;) {
    if (grow(g)) return true;
    const step = stepOf(g);
    if (step === Infinity || !moveLabels(g, step)) return false;
    if (useTight(g)) return true;
  }
};

/** The partner of each of n (from 0) in a matching of greatest weight; -1: none. Weights are 0 (no edge) or positive. */
export const heaviestMatching = (n: number, weight: (a: number, b: number) => number): number[] => {
  const g = makeGraph(n, weight);
  while (enlarge(g));
  return Array.from({ length: n }, (_, at) => get(g.match, at + 1) - 1);
};
