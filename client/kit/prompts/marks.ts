import type { Camera } from '@babylonjs/core/Cameras/camera';
import { type Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import { VertexBuffer } from '@babylonjs/core/Buffers/buffer';
import type { Scene } from '@babylonjs/core/scene';
import type { Gaze } from '../gaze';
import { makeShader } from '../shader';
import { Shape } from '../shape';
import type { Colours, Meaning } from '../theme';
import { boxBefore } from './around';
import type { Item } from './items';
import { layMark } from './noteLayout';
import { PREMULTIPLIED } from './panelMesh';
import { type Area, shared, type Window } from './place';
import { Sheet } from './sheet';
import type { PanelBox } from './types';
import { type Measure, SIZES, TEXEL } from './text';

const VERTEX = `precision highp float;
attribute vec3 position; attribute vec2 uv; attribute vec2 offset;
uniform mat4 view; uniform mat4 viewProjection; uniform float texel; uniform float edge;
varying vec2 vUv;
void main() {
  vec3 right = vec3(view[0][0], view[1][0], view[2][0]);
  vec3 up = vec3(view[0][1], view[1][1], view[2][1]);
  vec4 seen = view * vec4(position, 1.0);
  float far = max(0.3, seen.z);
  vUv = uv;
  vec3 at = position + (right * offset.x + up * offset.y) * far * texel;
  gl_Position = viewProjection * vec4(at, 1.0);
  // The whole of it is in the free part of the picture, where its place is.
  vec4 middle = viewProjection * vec4(position, 1.0);
  float place = middle.x / middle.w;
  float wide = abs(gl_Position.x / gl_Position.w - place);
  if (abs(place) < 1.3) gl_Position.x += (clamp(place, wide - 0.99, edge - wide) - place) * gl_Position.w;
  // Before the thing it belongs to, and behind whatever is held before the eye.
  vec3 ahead = vec3(view[0][2], view[1][2], view[2][2]);
  vec4 nearer = viewProjection * vec4(at - ahead * min(0.25, 0.5 * far), 1.0);
  gl_Position.z = nearer.z / nearer.w * gl_Position.w;
}`;
const FRAGMENT = `precision highp float;
varying vec2 vUv; uniform sampler2D sheet;
void main() { gl_FragColor = texture2D(sheet, vUv); }`;

const SHEET = { width: 1280, height: 512 };
const CELL = { width: 320, height: 64 };
const COLUMNS = SHEET.width / CELL.width;
/** As many marks as there are cells. */
export const MOST_MARKS = COLUMNS * (SHEET.height / CELL.height);

export interface Mark {
  readonly text: string;
  readonly at: Vector3;
  readonly meaning: Meaning | undefined;
  /** Loud ones are filled with their colour and lie on their place; the others stand over it. */
  readonly loud: boolean;
  /** In place of the text where the picture is narrow, or where nothing longer has room. */
  readonly short?: string;
  /** Other places that say the same. */
  readonly or?: readonly Vector3[];
}

/** A panel lies over what is many times as large as a mark before it lies over the mark. */
const WEIGHT = 40;

/** As good as nothing, in parts of what is hidden: a mark does not move for that. */
const NEARLY = 0.02;

/** What lies beyond the picture cannot be read at all: it is so many times as bad as what lies over something. */
const BEYOND = 8;

const isSameWriting = (a: Mark, b: Mark): boolean =>
  a.text === b.text && a.short === b.short && a.meaning === b.meaning && a.loud === b.loud;

const spot = new Vector3();

/** The right edge of what marks have of the picture, −1…1: the page lies over the rest. */
const edgeOf = (right: number): number => 0.99 - 2 * right;

/** What a mark at a place covers of the picture, in tangents; the whole of it is in its free part, where its place is in the picture. */
const seeMark = (place: Vector3, view: Matrix, window: Window, loud: boolean, into: Area): Area => {
  const { across, covered } = window;
  const { x, y, z } = Vector3.TransformCoordinatesToRef(place, view, spot);
  const [least, most] = [into.w / 2 - 0.99 * across, edgeOf(covered.right) * across - into.w / 2];
  into.x = Math.abs(x / z) < 1.3 * across ? Math.min(most, Math.max(least, x / z)) : x / z;
  into.y = y / z + (loud ? 0 : into.h / 2);
  return into;
};

/** The nth of a mark's places. */
const placeAt = ({ at, or }: Mark, nth: number): Vector3 => (nth === 0 ? at : (or?.[nth - 1] ?? at));

/** How much a mark hides and is hidden, in parts of itself or of what is smaller; nearly nothing is nothing. */
const hiding = (area: Area, { across, up }: Window, obstacles: readonly Area[]): number => {
  const { x, y, w, h } = area;
  const [wide, high] = [Math.abs(x) + w / 2 - across, Math.abs(y) + h / 2 - up];
  let sum = BEYOND * (Math.max(0, wide / w) + Math.max(0, high / h));
  for (const other of obstacles) {
    const both = shared(area, other);
    if (both > 0) sum += both / Math.max(1e-6, Math.min(w * h, other.w * other.h));
  }
  return sum < NEARLY ? 0 : sum;
};

const NO_WIDTH = { full: 0, brief: 0 } as const;

/** The place of a mark where it hides least, and how much: where it is, unless another is better; the first of those where it hides nothing. */
const seek = (
  { or }: Mark,
  now: number,
  hides: (nth: number) => number,
): { readonly at: number; readonly hides: number } => {
  let [at, least] = [now, or === undefined ? 0 : hides(now) - NEARLY];
  for (let nth = 0; least > 0 && nth <= (or?.length ?? 0); nth++) {
    const much = hides(nth);
    if (much < least) [at, least] = [nth, much];
  }
  // Where nothing lies any more it goes back to.
  for (let nth = 0; nth < at; nth++) if (hides(nth) === 0) at = nth;
  return { at, hides: least };
};

/** All small marks and labels: one sheet, one mesh, one draw call; each faces the reader by itself. */
export class Marks {
  private readonly sheet: Sheet;
  private readonly mesh: Mesh;
  private readonly material: ShaderMaterial;
  private readonly known = new Map<string, Mark>();
  private readonly positions = new Float32Array(MOST_MARKS * 12);
  private readonly offsets = new Float32Array(MOST_MARKS * 8);
  private readonly uvs = new Float32Array(MOST_MARKS * 8);
  /** What is written has changed; or only where it stands, for which nothing is drawn again. */
  private stale = false;
  private moved = false;
  private isNarrow = false;
  private edge = edgeOf(0);
  /** How wide each of them is, written in full and as briefly as can be. */
  private readonly widths: { readonly full: number; readonly brief: number }[] = [];
  /** Those that have found room only for the least. */
  private readonly brief = new Set<string>();
  /** Which of its places a mark stands at, where that is not the first. */
  private readonly chosen = new Map<string, number>();
  /** Where they lie in the picture since they last settled. */
  readonly areas: Area[] = [];

  constructor(
    scene: Scene,
    private readonly measure: Measure,
  ) {
    this.sheet = new Sheet('marks', SHEET.width, SHEET.height, scene);
    this.material = makeShader(scene, 'marks', {
      vertex: VERTEX,
      fragment: FRAGMENT,
      attributes: ['position', 'uv', 'offset'],
      uniforms: ['texel', 'edge'],
      samplers: ['sheet'],
      blend: 'mix',
      bothSides: true,
    });
    this.material.alphaMode = PREMULTIPLIED;
    this.material.setTexture('sheet', this.sheet.texture);
    this.scale(1);
    this.cover(0);
    const shape = new Shape();
    for (let i = 0; i < MOST_MARKS; i++) {
      const [a, b, c, d] = [0, 1, 2, 3].map(() => {
        const at = shape.vertex([0, 0, 0], [0, 0, -1], [0, 0]);
        shape.extra('offset', 0, 0);
        return at;
      });
      shape.quad(a ?? 0, b ?? 0, c ?? 0, d ?? 0);
    }
    this.mesh = shape.mesh('marks', scene);
    this.mesh.setVerticesData(VertexBuffer.PositionKind, this.positions, true);
    this.mesh.setVerticesData(VertexBuffer.UVKind, this.uvs, true);
    this.mesh.setVerticesData('offset', this.offsets, true, 2);
    this.mesh.material = this.material;
    this.mesh.alphaIndex = 1000;
    this.mesh.isPickable = false;
    this.mesh.alwaysSelectAsActiveMesh = true;
    this.mesh.setEnabled(false);
  }

  set(id: string, mark: Mark | undefined): void {
    if (mark === undefined) {
      if (this.known.delete(id)) this.stale = true;
      this.chosen.delete(id);
      this.brief.delete(id);
      return;
    }
    const old = this.known.get(id);
    const isSame = old !== undefined && isSameWriting(old, mark);
    if (isSame && old.at.equals(mark.at)) return;
    this.known.set(id, { ...mark, at: mark.at.clone() });
    if (isSame) this.moved = true;
    else this.stale = true;
  }

  scale(text: number): void {
    this.material.setFloat('texel', TEXEL * text);
  }

  /** The part of the picture, from its right, that the page lies over. */
  cover(right: number): void {
    this.edge = edgeOf(right);
    this.material.setFloat('edge', this.edge);
  }

  redraw(narrow: boolean): void {
    this.isNarrow = narrow;
    this.stale = true;
  }

  update(colours: Colours): void {
    if (this.stale) this.write(colours);
    if (this.stale || this.moved) this.stand();
    this.stale = this.moved = false;
  }

  private write(colours: Colours): void {
    const items: Item[] = [];
    this.offsets.fill(0);
    [...this.known]
      .slice(0, MOST_MARKS)
      .forEach(([id, mark], i) => items.push(...this.lay(mark, this.brief.has(id), i, colours)));
    this.sheet.show(items);
    this.mesh.updateVerticesData(VertexBuffer.UVKind, this.uvs);
    this.mesh.updateVerticesData('offset', this.offsets);
    this.mesh.setEnabled(this.known.size > 0);
  }

  /** Brings every mark to its place. */
  private stand(): void {
    const { positions } = this;
    let corner = 0;
    for (const [id, mark] of this.known) {
      const { x, y, z } = this.placeOf(id, mark);
      for (const end = Math.min(positions.length, corner + 12); corner < end; corner += 3) {
        positions[corner] = x;
        positions[corner + 1] = y;
        positions[corner + 2] = z;
      }
    }
    positions.fill(0, corner);
    this.mesh.updateVerticesData(VertexBuffer.PositionKind, positions);
  }

  private placeOf(id: string, mark: Mark): Vector3 {
    return placeAt(mark, this.chosen.get(id) ?? 0);
  }

  private lay({ text, meaning, loud, short }: Mark, brief: boolean, index: number, colours: Colours): Item[] {
    const [left, top] = [(index % COLUMNS) * CELL.width, Math.floor(index / COLUMNS) * CELL.height];
    const look = { px: loud ? SIZES.title : SIZES.line, filled: loud };
    const write = (words: string) => layMark(words, meaning, colours, look, CELL, this.measure);
    const least = short === undefined ? undefined : write(short);
    const full = this.isNarrow && least ? least : write(text);
    const { width, items } = brief && least ? least : full;
    this.widths[index] = { full: full.width, brief: (least ?? full).width };
    for (let corner = 0; corner < 4; corner++) {
      const [u, v] = [corner === 1 || corner === 2 ? 1 : 0, corner >= 2 ? 1 : 0];
      const vertex = index * 4 + corner;
      this.offsets.set([(u - 0.5) * width, (v - (loud ? 0.5 : 0)) * CELL.height], vertex * 2);
      this.uvs.set(
        [(left + u * width) / SHEET.width, 1 - (top + (1 - v) * CELL.height) / SHEET.height],
        vertex * 2,
      );
    }
    return items.map((item) => ({ ...item, x: item.x + left, y: item.y + top }));
  }

  /** Marks that have several places go to the first of them where they hide none of these, nor each other; or to where they hide least. */
  settle(camera: Camera, window: Window, texel: number, obstacles: Area[]): void {
    const view = camera.getViewMatrix();
    this.areas.length = 0;
    [...this.known].slice(0, MOST_MARKS).forEach(([id, mark], index) => {
      const area: Area = { x: 0, y: 0, w: 0, h: CELL.height * texel, weight: WEIGHT };
      const hides = (nth: number): number =>
        hiding(seeMark(placeAt(mark, nth), view, window, mark.loud, area), window, obstacles);
      const now = this.chosen.get(id) ?? 0;
      const { full, brief } = this.widths[index] ?? NO_WIDTH;
      area.w = full * texel;
      let found = seek(mark, now, hides);
      const isBrief = found.hides > 0 && brief < full;
      if (isBrief) {
        area.w = brief * texel;
        found = seek(mark, now, hides);
      }
      if (isBrief !== this.brief.has(id)) this.stale = true;
      if (isBrief) this.brief.add(id);
      else this.brief.delete(id);
      if (found.at !== now) this.moved = true;
      this.chosen.set(id, found.at);
      // Two marks one over the other are worse than one that lies behind a card.
      seeMark(placeAt(mark, found.at), view, window, mark.loud, area);
      obstacles.push(area, area, area);
      this.areas.push(area);
    });
  }

  /** How wide a mark is as it is written now. */
  private widthOf(id: string, index: number): number {
    const { full, brief } = this.widths[index] ?? NO_WIDTH;
    return this.brief.has(id) ? brief : full;
  }

  /** Where every mark lies in the picture, −1…1 to the right and up. */
  boxes(camera: Camera, texel: number): readonly PanelBox[] {
    const [view, { m }] = [camera.getViewMatrix(), camera.getProjectionMatrix()];
    const seen = new Vector3();
    return [...this.known].slice(0, MOST_MARKS).flatMap(([name, mark], index) => {
      const { loud } = mark;
      const { x, y, z } = Vector3.TransformCoordinatesToRef(this.placeOf(name, mark), view, seen);
      if (z <= 0) return [];
      const far = Math.max(0.3, z) * texel;
      const [w, h] = [this.widthOf(name, index) * far, CELL.height * far];
      const [across, up] = [(m[0] ?? 1) / z, (m[5] ?? 1) / z];
      const half = (w * across) / 2;
      const place = Math.min(this.edge - half, Math.max(half - 0.99, x * across));
      return [{ name, x: place, y: (y + (loud ? 0 : h / 2)) * up, w: w * across, h: h * up }];
    });
  }

  /** The same as a gaze has them, before a headset. */
  boxesBefore(camera: Camera, gaze: Gaze, texel: number): readonly PanelBox[] {
    return [...this.known].slice(0, MOST_MARKS).map(([name, mark], index) => {
      const at = this.placeOf(name, mark).clone();
      const far = Math.max(0.3, Vector3.Distance(at, camera.globalPosition)) * texel;
      const [w, h] = [this.widthOf(name, index) * far, CELL.height * far];
      if (!mark.loud) at.y += h / 2;
      return boxBefore(gaze, name, at, w / 2, h / 2);
    });
  }

  bytes(): number {
    return this.sheet.bytes();
  }

  dispose(): void {
    this.sheet.dispose();
    this.mesh.dispose(false, true);
  }
}
