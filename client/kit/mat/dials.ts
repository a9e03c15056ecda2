import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture';
import type { InstancedMesh } from '@babylonjs/core/Meshes/instancedMesh';
import type { Scene } from '@babylonjs/core/scene';
import { lathe, type Shape } from '../shape';
import { type Layer, LAYER_VERTEX } from '../things/layer';
import { MARK_GLSL, markOf, NO_MARK } from '../things/marks';
import { SOLID_GLSL } from '../things/solid';
import { type Colours, type Meaning, toRgb } from '../theme';
import { Way } from '../way';
import { Placed } from './pool';
import { makeStock, type Stock } from './stock';

/** Radius and height of a dial in metres. */
export const DIAL = { radius: 0.0225, height: 0.0042 } as const;
const OPEN_SECONDS = 0.7;

/** What lies under the blades: a sign for the bearing, a speed, how hard it is on the engines. */
export interface DialFace {
  readonly sign: string;
  readonly speed: number;
  readonly ease: 'green' | 'white' | 'red';
}

const EASES = ['green', 'white', 'red'] as const;

const VERTEX = `${LAYER_VERTEX}
attribute vec4 dial; attribute vec4 face; attribute vec4 ring_;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vAt; varying vec4 vDial; varying vec4 vFace; varying vec4 vRing;
void main() {
  mat4 world = place();
  vec4 p = world * vec4(position, 1.0);
  vWorld = p.xyz; vNormal = normalize(mat3(world) * normal); vAt = position.xz / ${DIAL.radius.toFixed(5)};
  vDial = dial; vFace = face; vRing = ring_;
  gl_Position = viewProjection * p;
}`;

/** Seven blades of dark metal over a lit face; they draw back round the rim. */
const FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vAt; varying vec4 vDial; varying vec4 vFace; varying vec4 vRing;
uniform vec3 cameraPosition; uniform float time;
${MARK_GLSL}${SOLID_GLSL}
vec3 ease(float kind) { return kind < 0.5 ? vec3(0.36, 1.0, 0.6) : kind < 1.5 ? vec3(0.9, 0.95, 1.0) : vec3(1.0, 0.3, 0.26); }
void main() {
  vec3 n = normalize(vNormal); vec3 way = normalize(cameraPosition - vWorld);
  float r = length(vAt);
  vec3 side = vDial.rgb;
  if (r > 0.985 || n.y < 0.5 && r > 0.9) {
    gl_FragColor = vec4(lightSolid(side * 0.2, n, way, 60.0, 0.6, side * 0.2) + side * 0.18, 1.0); return;
  }
  float w = max(fwidth(vAt.x), fwidth(vAt.y));
  float soft_ = clamp(w * 3.0, 0.05, 0.4);
  // The face below: dark glass, the bearing large, its speed beside it.
  vec3 hue = ease(vFace.z);
  vec3 face = mix(vec3(0.01, 0.016, 0.028), hue * 0.16, exp(-r * r * 2.2));
  float arrow = inked(markAt(vFace.x, (vAt - vec2(-0.27, 0.02)) / 0.46), soft_);
  float speed = inked(markAt(vFace.y, (vAt - vec2(0.42, -0.1)) / 0.27), soft_);
  face = mix(face, mix(hue, vec3(1.0), 0.25), max(arrow, speed));
  // Hard maneuvers have a broken double ring, easy ones a whole one.
  float turn = atan(vAt.x, vAt.y);
  float band = 1.0 - smoothstep(0.015, 0.015 + w, abs(r - 0.84));
  float inner = 1.0 - smoothstep(0.012, 0.012 + w, abs(r - 0.76));
  float broken = step(0.4, fract(turn * 3.8197));
  face += hue * (vFace.z < 0.5 ? band : vFace.z > 1.5 ? (band + inner) * broken : 0.35 * band) * 0.85;
  vec3 colour = face;
  float open = vDial.a;
  float gap = open * 0.98;
  float best = 9.0; float which = 0.0;
  for (int i = 0; i < 7; i++) {
    float a = (float(i) / 7.0) * 6.2831853 + 0.9 * (1.0 - open) + 0.35;
    vec2 out_ = vec2(sin(a), cos(a));
    float d = dot(vAt, out_) - gap;
    float along = dot(vAt, vec2(out_.y, -out_.x));
    // Each blade lies over the next one on its left, under the one on its right.
    if (d > 0.0 && along > -0.02 - 0.6 * d && d < best) { best = d; which = float(i); }
  }
  if (best < 9.0 && open < 0.985) {
    float lit = exp(-best * 16.0);
    vec3 metal = lightSolid(vec3(0.11, 0.13, 0.17) + side * 0.09 + 0.03 * sin(which * 2.4), n, way, 34.0, 0.5, vec3(0.0));
    metal *= 0.62 + 0.5 * smoothstep(0.0, 0.5, best);
    metal += side * (0.7 * exp(-best * 60.0) + 0.12 * lit);
    float mark = inked(markAt(vRing.w, vAt / 0.34), soft_) * (1.0 - smoothstep(0.0, 0.2, open));
    metal = mix(metal, mix(side, vec3(1.0), 0.3), mark * 0.9);
    float shade = 1.0 - 0.6 * exp(-max(0.0, -best) * 30.0);
    colour = metal * shade;
  }
  // The rim: whose dial it is; it lights up when there is something to choose.
  float rim = smoothstep(0.9 - w, 0.91, r);
  vec3 glow = vRing.rgb;
  float pulse = 0.75 + 0.25 * sin(time * 3.2);
  colour = mix(colour, lightSolid(side * 0.25, n, way, 50.0, 0.6, vec3(0.0)) + side * 0.3 + glow * pulse, rim);
  gl_FragColor = vec4(colour, 1.0);
}`;

export class Dial extends Placed {
  readonly body: InstancedMesh;
  private readonly dial = new Vector4();
  private readonly shown = new Vector4(NO_MARK, NO_MARK, 1, 0);
  private readonly ring = new Vector4(0, 0, 0, NO_MARK);
  private readonly opening = new Way(0);
  private owner: Meaning = 'mine';
  private meaning: Meaning | undefined;
  private now = 0;

  constructor(
    scene: Scene,
    layer: Layer,
    private readonly palette: () => Colours,
    give: () => void,
  ) {
    super('dial', scene, give);
    this.body = layer.add(this.node, { dial: this.dial, face: this.shown, ring_: this.ring });
    this.body.isPickable = true;
    this.paint();
  }

  override wake(): void {
    super.wake();
    this.body.metadata = null;
    this.face(undefined);
    this.open(0, 0);
    this.glow(undefined);
  }

  own(meaning: Meaning): void {
    this.owner = meaning;
    this.paint();
  }

  /** What is under the blades; nothing where nobody here may know it. */
  face(face: DialFace | undefined): void {
    if (face) this.shown.set(markOf(face.sign), face.speed, EASES.indexOf(face.ease), 0);
    else this.shown.set(NO_MARK, NO_MARK, 1, 0);
  }

  /** Draws the blades back so far (0 shut … 1 open). */
  open(part: number, seconds = OPEN_SECONDS): void {
    this.opening.go(this.now, part, seconds);
  }

  glow(meaning: Meaning | undefined): void {
    this.meaning = meaning;
    this.paint();
  }

  paint(): void {
    const colours = this.palette();
    const [r, g, b] = toRgb(colours[this.owner]);
    this.dial.set(r, g, b, this.dial.w);
    const [lr, lg, lb] = this.meaning === undefined ? [0, 0, 0] : toRgb(colours[this.meaning]);
    this.ring.set(lr, lg, lb, markOf(this.owner));
  }

  update(time: number): void {
    this.now = time;
    this.dial.w = this.opening.at(time);
  }
}

export type Dials = Stock<Dial>;

const body = (): Shape => {
  const { radius: r, height: h } = DIAL;
  return lathe(
    [
      [r - 0.0008, 0],
      [r, 0.0008],
      [r, h - 0.001],
      [r - 0.001, h],
      [0, h],
    ],
    44,
  );
};

/** All maneuver dials. */
export const makeDials = (scene: Scene, marks: BaseTexture, colours: Colours): Dials =>
  makeStock(
    scene,
    colours,
    {
      name: 'dials',
      shape: body(),
      vertex: VERTEX,
      fragment: FRAGMENT,
      own: ['dial', 'face', 'ring_'],
      textures: { marks },
    },
    (layer, palette, give) => new Dial(scene, layer, palette, give),
  );
