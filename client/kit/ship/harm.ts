import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import { VertexBuffer } from '@babylonjs/core/Buffers/buffer';
import type { Scene } from '@babylonjs/core/scene';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { makeChance } from '../chance';
import { makeShader } from '../shader';
import { Shape } from '../shape';
import type { Wounds } from './hullPlugin';

const LEVEL = `
uniform vec3 hullA; uniform vec3 hullB; uniform float time;
float level(float s) {
  return s < 2.5 ? (s < 0.5 ? hullA.x : s < 1.5 ? hullA.y : hullA.z) : (s < 3.5 ? hullB.x : s < 4.5 ? hullB.y : hullB.z);
}`;

/** seed: chance, life, kind (0 spark, 1 flame), section. */
const SPARK_VERTEX = `precision highp float;
attribute vec3 position; attribute vec3 normal; attribute vec2 uv; attribute vec4 seed;
uniform mat4 world; uniform mat4 view; uniform mat4 viewProjection;
varying vec2 vUv; varying vec4 vInk;
${LEVEL}
void main() {
  float hurt = level(seed.w);
  float rate = seed.z > 0.5 ? 0.5 + 0.3 * seed.x : 0.7 + 0.8 * seed.x;
  float age = fract(time * rate + seed.y);
  float round_ = floor(time * rate + seed.y);
  float lucky = fract(sin(round_ * 17.3 + seed.x * 91.7) * 4375.5);
  bool flame = seed.z > 0.5;
  float on = step(0.5, hurt) * (flame ? 1.0 : step(lucky, 0.55)) * (hurt > 1.5 && !flame ? step(lucky, 0.3) : 1.0);
  vec3 jitter = vec3(fract(lucky * 7.7), fract(lucky * 13.1), fract(lucky * 3.3)) - 0.5;
  vec3 fly = normalize(normal + jitter * 1.4) * (flame ? 5.0 : 26.0) * (0.4 + lucky) * age;
  vec3 local = position + normal * 0.6 + fly + (flame ? vec3(0.0, 3.0 * age, 0.0) : vec3(0.0, -7.0 * age * age, 0.0));
  vec4 p = world * vec4(local, 1.0);
  float scale = length(world[0].xyz);
  float size = (flame ? 3.4 + 4.5 * age : 0.55 * (1.0 - age * 0.6)) * scale * on;
  vec3 right = vec3(view[0][0], view[1][0], view[2][0]); vec3 up = vec3(view[0][1], view[1][1], view[2][1]);
  p.xyz += (right * uv.x + up * uv.y) * size;
  vUv = uv;
  float fade = flame ? (1.0 - age) * smoothstep(0.0, 0.15, age) * 0.24 : (1.0 - age * age);
  vec3 hot = flame ? mix(vec3(1.0, 0.5, 0.14), vec3(0.45, 0.06, 0.02), age) : mix(vec3(1.0, 0.95, 0.8), vec3(1.0, 0.45, 0.1), age);
  vInk = vec4(hot, fade * on);
  gl_Position = viewProjection * p;
}`;

const SPARK_FRAGMENT = `precision highp float;
varying vec2 vUv; varying vec4 vInk;
void main() {
  float d = dot(vUv, vUv);
  float light = exp(-d * 3.2) * (1.0 - smoothstep(0.7, 1.0, d));
  gl_FragColor = vec4(vInk.rgb, light * vInk.a);
}`;

const DEBRIS_VERTEX = `precision highp float;
attribute vec3 position; attribute vec3 normal; attribute vec2 uv; attribute vec3 home; attribute vec4 seed;
uniform mat4 world; uniform mat4 viewProjection;
varying vec3 vNormal; varying vec3 vWorld; varying vec3 vInk;
${LEVEL}
mat3 turn(vec3 k, float a) {
  float c = cos(a), s = sin(a), t = 1.0 - c;
  return mat3(t*k.x*k.x+c, t*k.x*k.y+s*k.z, t*k.x*k.z-s*k.y, t*k.x*k.y-s*k.z, t*k.y*k.y+c, t*k.y*k.z+s*k.x, t*k.x*k.z+s*k.y, t*k.y*k.z-s*k.x, t*k.z*k.z+c);
}
void main() {
  float out_ = clamp(level(seed.w) - 1.0, 0.0, 1.0);
  float bearing_ = (30.0 + 60.0 * seed.w) * 0.0174533;
  vec3 away = normalize(vec3(sin(bearing_), 0.0, cos(bearing_)) + (vec3(seed.x, seed.y, fract(seed.x * 9.1)) - 0.5) * 1.7);
  float drift = out_ * (6.0 + 17.0 * seed.y + 3.0 * sin(time * 0.22 + seed.x * 40.0));
  mat3 spin = turn(normalize(vec3(seed.x - 0.5, seed.y - 0.4, 0.3)), time * (0.15 + 0.5 * seed.y) + seed.x * 40.0);
  vec3 local = home + away * drift + spin * position * step(0.02, out_) * (0.6 + 0.4 * out_);
  vec4 p = world * vec4(local, 1.0);
  vNormal = normalize(mat3(world) * (spin * normal)); vWorld = p.xyz;
  vInk = vec3(seed.x, uv);
  gl_Position = viewProjection * p;
}`;

const DEBRIS_FRAGMENT = `precision highp float;
varying vec3 vNormal; varying vec3 vWorld; varying vec3 vInk;
uniform vec3 cameraPosition; uniform float time;
void main() {
  vec3 n = normalize(vNormal); vec3 way = normalize(cameraPosition - vWorld);
  float lit = max(0.0, dot(n, normalize(vec3(0.55, 0.75, 0.4))));
  float edge = pow(1.0 - max(0.0, dot(n, way)), 3.0);
  vec3 colour = vec3(0.2, 0.21, 0.22) * (0.16 + 0.75 * lit) * (0.45 + 0.55 * vInk.x) + vec3(0.04, 0.07, 0.11) * edge;
  float ember = smoothstep(0.55, 1.0, vInk.y) * (0.6 + 0.4 * sin(time * 2.0 + vInk.x * 30.0));
  colour += vec3(0.95, 0.28, 0.05) * ember * step(0.45, vInk.x);
  gl_FragColor = vec4(colour, 1.0);
}`;

type V = readonly [number, number, number];

/** Places on a section's skin, chosen by chance, each with its outward direction. */
const spots = (mesh: Mesh, count: number, chance: () => number): { readonly p: V; readonly n: V }[] => {
  const p = mesh.getVerticesData(VertexBuffer.PositionKind) ?? [];
  const n = mesh.getVerticesData(VertexBuffer.NormalKind) ?? [];
  const vec = (from: ArrayLike<number>, i: number): V => [
    from[3 * i] ?? 0,
    from[3 * i + 1] ?? 0,
    from[3 * i + 2] ?? 0,
  ];
  return Array.from({ length: count }, () => {
    const i = Math.floor((chance() * p.length) / 3);
    return { p: vec(p, i), n: vec(n, i) };
  });
};

const sparkShape = (sections: readonly Mesh[]): Shape => {
  const chance = makeChance(66);
  const shape = new Shape();
  sections.forEach((mesh, section) => {
    for (const { p, n } of spots(mesh, 9, chance)) {
      for (let k = 0; k < 6; k++) {
        const seed = [chance(), chance(), k === 0 ? 1 : 0, section];
        const corners = [
          [-1, -1],
          [-1, 1],
          [1, 1],
          [1, -1],
        ] as const;
        const [a, b, c, d] = corners.map((uv) => {
          const at = shape.vertex(p, n, uv);
          shape.extra('seed', ...seed);
          return at;
        });
        shape.quad(a ?? 0, b ?? 0, c ?? 0, d ?? 0);
      }
    }
  });
  return shape;
};

/** A bent plate with thickness, its corners pushed about. */
const shard = (shape: Shape, home: V, seed: readonly number[], size: number, chance: () => number): void => {
  const wobble = (): number => (chance() - 0.5) * size * 0.7;
  const corner = (x: number, y: number, z: number): V => [
    x * size + wobble(),
    y * size * 0.18 + wobble() * 0.25,
    z * size * 0.7 + wobble(),
  ];
  const top = [corner(-1, 1, -1), corner(-1, 1, 1), corner(1, 1, 1), corner(1, 1, -1)];
  const low = top.map(([x, y, z]): V => [x * 0.9, y - size * 0.3, z * 0.9]);
  const face = (points: readonly V[]): void => {
    const [a, b, c] = points;
    if (!a || !b || !c) return;
    const [u, v] = [
      [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const,
      [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const,
    ];
    const n = new Vector3(
      u[1] * v[2] - u[2] * v[1],
      u[2] * v[0] - u[0] * v[2],
      u[0] * v[1] - u[1] * v[0],
    ).normalize();
    const [i, j, k, l] = points.map((p, at) => {
      const made = shape.vertex(p, [n.x, n.y, n.z], [at > 1 ? 1 : 0, 0]);
      shape.extra('home', ...home);
      shape.extra('seed', ...seed);
      return made;
    });
    shape.quad(i ?? 0, j ?? 0, k ?? 0, l ?? 0);
  };
  face(top);
  face([...low].reverse());
  for (let i = 0; i < 4; i++) {
    const j = (i + 1) % 4;
    face([top[i] ?? home, low[i] ?? home, low[j] ?? home, top[j] ?? home]);
  }
};

const debrisShape = (sections: readonly Mesh[]): Shape => {
  const chance = makeChance(1966);
  const shape = new Shape();
  sections.forEach((mesh, section) => {
    for (const { p } of spots(mesh, 18, chance)) {
      shard(shape, p, [chance(), chance(), chance(), section], 0.8 + 2.8 * chance() * chance(), chance);
    }
  });
  return shape;
};

export interface Harm {
  update(): void;
}

/** What a wound gives off: sparks and flames from damaged sections, drifting plates from destroyed ones. */
export const makeHarm = (
  scene: Scene,
  root: TransformNode,
  sections: readonly Mesh[],
  wounds: Wounds,
): Harm => {
  const sparks = makeShader(scene, 'sparks', {
    vertex: SPARK_VERTEX,
    fragment: SPARK_FRAGMENT,
    attributes: ['position', 'normal', 'uv', 'seed'],
    uniforms: ['hullA', 'hullB', 'time'],
    blend: 'add',
    bothSides: true,
  });
  const debris = makeShader(scene, 'debris', {
    vertex: DEBRIS_VERTEX,
    fragment: DEBRIS_FRAGMENT,
    attributes: ['position', 'normal', 'uv', 'home', 'seed'],
    uniforms: ['hullA', 'hullB', 'time'],
    bothSides: true,
  });
  const place = (shape: Shape, name: string): Mesh => {
    const mesh = shape.mesh(name, scene);
    mesh.parent = root;
    mesh.isPickable = false;
    mesh.alwaysSelectAsActiveMesh = true;
    return mesh;
  };
  const [fire, plates] = [place(sparkShape(sections), 'sparks'), place(debrisShape(sections), 'debris')];
  fire.material = sparks;
  plates.material = debris;
  const [a, b] = [new Vector3(), new Vector3()];
  return {
    update: () => {
      const [l0 = 0, l1 = 0, l2 = 0, l3 = 0, l4 = 0, l5 = 0] = wounds.levels;
      a.set(l0, l1, l2);
      b.set(l3, l4, l5);
      const worst = Math.max(l0, l1, l2, l3, l4, l5);
      fire.setEnabled(worst > 0.4);
      plates.setEnabled(worst > 1);
      for (const material of [sparks, debris]) {
        material.setVector3('hullA', a);
        material.setVector3('hullB', b);
        material.setFloat('time', wounds.time);
      }
    },
  };
};
