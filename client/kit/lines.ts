import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import { makeShader } from './shader';
import { Shape } from './shape';
import { type Colours, type Meaning, THEMES, toRgb } from './theme';

/** Lines of light from one place to another, each by its name. */
export interface Lines {
  /** Draws it, or moves it; it stays until it is taken away. */
  draw(name: string, from: Vector3, to: Vector3, meaning: Meaning): void;
  erase(name: string): void;
  colours(colours: Colours): void;
  update(time: number): void;
  dispose(): void;
}

const STEPS = 32;
const WIDTH = 0.007;

const VERTEX = `precision highp float;
attribute vec3 position; uniform mat4 view; uniform mat4 viewProjection; uniform vec3 from; uniform vec3 to; uniform float width;
varying float vAlong; varying float vAcross;
vec3 at(float t) { return mix(from, to, t) + vec3(0.0, 0.22 * distance(from, to) * t * (1.0 - t) * 2.0, 0.0); }
void main() {
  vec3 here = at(position.x);
  vec3 along = normalize(at(position.x + 0.02) - at(position.x - 0.02));
  vec3 eye = vec3(view[0][2], view[1][2], view[2][2]);
  vec3 across = normalize(cross(along, eye)) * width * (0.6 + 0.4 * position.x);
  vAlong = position.x; vAcross = position.y;
  gl_Position = viewProjection * vec4(here + across * position.y, 1.0);
}`;
const FRAGMENT = `precision highp float;
varying float vAlong; varying float vAcross; uniform vec3 tint; uniform float time; uniform float far;
void main() {
  float core = 1.0 - smoothstep(0.1, 1.0, abs(vAcross));
  float dash = 0.45 + 0.55 * smoothstep(0.3, 0.5, abs(fract(vAlong * far * 14.0 - time * 1.6) - 0.5) * 2.0);
  float ends = smoothstep(0.0, 0.05, vAlong) * (1.0 - smoothstep(0.95, 1.0, vAlong));
  gl_FragColor = vec4(tint, core * dash * ends);
}`;

const strip = (): Shape => {
  const shape = new Shape();
  for (let i = 0; i <= STEPS; i++)
    for (const side of [-1, 1]) shape.vertex([i / STEPS, side, 0], [0, 1, 0], [0, 0]);
  for (let i = 0; i < STEPS; i++) shape.quad(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2);
  return shape;
};

interface Line {
  readonly mesh: Mesh;
  readonly material: ShaderMaterial;
  readonly from: Vector3;
  readonly to: Vector3;
  meaning: Meaning;
}

/** Each line is a ribbon that faces the reader, one draw call while it is seen. */
export const makeLines = (scene: Scene): Lines => {
  const known = new Map<string, Line>();
  let palette: Colours = THEMES.standard;
  const tint = new Vector3();
  const paint = ({ material, meaning }: Line): void => {
    material.setVector3('tint', tint.set(...toRgb(palette[meaning])));
  };
  const begin = (name: string): Line => {
    const material = makeShader(scene, `line ${name}`, {
      vertex: VERTEX,
      fragment: FRAGMENT,
      attributes: ['position'],
      uniforms: ['from', 'to', 'width', 'tint', 'time', 'far'],
      blend: 'add',
      bothSides: true,
    });
    material.setFloat('width', WIDTH);
    const mesh = strip().mesh(`line ${name}`, scene);
    mesh.material = material;
    mesh.isPickable = false;
    mesh.alwaysSelectAsActiveMesh = true;
    const made: Line = { mesh, material, from: new Vector3(), to: new Vector3(), meaning: 'legal' };
    known.set(name, made);
    return made;
  };
  return {
    draw: (name, from, to, meaning) => {
      const line = known.get(name) ?? begin(name);
      line.meaning = meaning;
      line.from.copyFrom(from);
      line.to.copyFrom(to);
      line.material.setVector3('from', line.from);
      line.material.setVector3('to', line.to);
      line.material.setFloat('far', Vector3.Distance(from, to));
      paint(line);
      line.mesh.setEnabled(true);
    },
    erase: (name) => known.get(name)?.mesh.setEnabled(false),
    colours: (colours) => {
      palette = colours;
      for (const line of known.values()) paint(line);
    },
    update: (time) => {
      for (const { mesh, material } of known.values()) if (mesh.isEnabled()) material.setFloat('time', time);
    },
    dispose: () => {
      for (const { mesh, material } of known.values()) {
        mesh.dispose();
        material.dispose();
      }
      known.clear();
    },
  };
};
