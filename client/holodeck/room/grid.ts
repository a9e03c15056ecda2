import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import { HASH_GLSL, makeShader, PLAIN_VERTEX } from '../../kit/shader';
import { Shape } from '../../kit/shape';
import { ROOM } from '../measures';

const FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal;
uniform float dissolve; uniform vec3 glow; uniform float time;
${HASH_GLSL}
void main() {
  vec3 n = abs(vNormal);
  bool ground = vNormal.y > 0.5;
  vec2 c = n.y > 0.5 ? vWorld.xz : n.x > 0.5 ? vWorld.zy : vWorld.xy;
  vec2 f = abs(fract(c + 0.5) - 0.5);
  vec2 w = max(fwidth(c), vec2(1e-4));
  vec2 edge = 1.0 - smoothstep(vec2(0.006) , vec2(0.006) + 1.4 * w, f);
  float thin = max(edge.x, edge.y) * clamp(0.03 / max(w.x, w.y), 0.0, 1.0);
  float halo = max(exp(-f.x * 34.0), exp(-f.y * 34.0));
  float chance = hash2(floor(c) + floor(vNormal.xz * 7.0 + vNormal.y * 3.0));
  float gone = smoothstep(chance * 0.75, chance * 0.75 + 0.25, dissolve);
  float spark = gone * (1.0 - gone) * 4.0;
  float r = length(vWorld.xz);
  vec3 warm = vec3(0.95, 0.66, 0.22);
  float fade = 0.3 + 0.7 * exp(-r * 0.12);
  vec3 colour = vec3(0.0075, 0.007, 0.008) + warm * (thin * 0.5 + halo * 0.045) * fade;
  colour += warm * spark * (thin + 0.06);
  // The floor mirrors the table's light and stays under one's feet, faintly, when the walls are gone.
  float pool = ground ? exp(-pow(max(0.0, r - 0.5), 2.0) * 0.9) : exp(-vWorld.y * 0.9) * 0.12;
  colour += glow * pool * (0.035 + 0.16 * thin);
  float stay = ground ? exp(-r * r * 0.2) * 0.85 : 0.0;
  float alpha = mix(1.0, stay, gone);
  gl_FragColor = vec4(colour, alpha);
}`;

const face = (
  shape: Shape,
  corners: readonly (readonly [number, number, number])[],
  n: readonly [number, number, number],
): void => {
  const [a, b, c, d] = corners.map((p) => shape.vertex(p, n, [0, 0]));
  shape.quad(a ?? 0, b ?? 0, c ?? 0, d ?? 0);
};

const shell = (): Shape => {
  const [h, top] = [ROOM.half, ROOM.height];
  const shape = new Shape();
  face(
    shape,
    [
      [-h, 0, h],
      [-h, top, h],
      [h, top, h],
      [h, 0, h],
    ],
    [0, 0, -1],
  );
  face(
    shape,
    [
      [h, 0, -h],
      [h, top, -h],
      [-h, top, -h],
      [-h, 0, -h],
    ],
    [0, 0, 1],
  );
  face(
    shape,
    [
      [h, 0, h],
      [h, top, h],
      [h, top, -h],
      [h, 0, -h],
    ],
    [-1, 0, 0],
  );
  face(
    shape,
    [
      [-h, 0, -h],
      [-h, top, -h],
      [-h, top, h],
      [-h, 0, h],
    ],
    [1, 0, 0],
  );
  face(
    shape,
    [
      [-h, top, h],
      [-h, top, -h],
      [h, top, -h],
      [h, top, h],
    ],
    [0, -1, 0],
  );
  return shape;
};

const floor = (): Shape => {
  const shape = new Shape();
  const h = ROOM.half;
  face(
    shape,
    [
      [-h, 0, -h],
      [-h, 0, h],
      [h, 0, h],
      [h, 0, -h],
    ],
    [0, 1, 0],
  );
  return shape;
};

export interface Grid {
  /** 0: the bare holodeck; 1: gone, but for a trace of floor. */
  dissolve(amount: number): void;
  light(colour: Vector3, strength: number): void;
  /** How high the floor is; undefined: there is none. */
  floor(height: number | undefined): void;
}

/** The holodeck's walls and floor: a warm grid on black that breaks up cell by cell. */
export const makeGrid = (scene: Scene): Grid => {
  const material = makeShader(scene, 'holodeck grid', {
    vertex: PLAIN_VERTEX,
    fragment: FRAGMENT,
    attributes: ['position', 'normal', 'uv'],
    uniforms: ['dissolve', 'glow', 'time'],
    blend: 'mix',
    bothSides: true,
  });
  const place = (name: string, shape: Shape): Mesh => {
    const mesh = shape.mesh(name, scene);
    mesh.material = material;
    mesh.isPickable = false;
    mesh.alphaIndex = 1;
    mesh.freezeWorldMatrix();
    mesh.doNotSyncBoundingInfo = true;
    return mesh;
  };
  const walls = place('walls', shell());
  const ground = place('floor', floor());
  const glow = new Vector3();
  return {
    dissolve: (amount) => {
      material.setFloat('dissolve', amount);
      walls.setEnabled(amount < 1);
    },
    light: (colour, strength) => {
      glow.copyFrom(colour).scaleInPlace(strength);
      material.setVector3('glow', glow);
    },
    floor: (height) => {
      ground.setEnabled(height !== undefined);
      ground.position.y = height ?? 0;
      ground.freezeWorldMatrix();
    },
  };
};
