import { Texture } from '@babylonjs/core/Materials/Textures/texture';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import { ASSETS } from '../../kit/assets';
import { HASH_GLSL, makeShader } from '../../kit/shader';
import { Shape } from '../../kit/shape';
import { makeChance } from '../../kit/chance';

const SKY_VERTEX = `precision highp float;
attribute vec3 position; uniform mat4 view; uniform mat4 viewProjection; uniform vec3 cameraPosition;
varying vec3 vWay;
// At the very back of the depth buffer, however near the far plane is.
void main() { vWay = position; gl_Position = (viewProjection * vec4(position + cameraPosition, 1.0)).xyww * vec4(1.0, 1.0, 0.999999, 1.0); }`;

const SKY_FRAGMENT = `precision highp float;
varying vec3 vWay; uniform sampler2D sky; uniform float shown;
${HASH_GLSL}
void main() {
  vec3 d = normalize(vWay);
  vec2 uv = vec2(atan(d.x, d.z) / 6.2831853 + 1.0, 0.5 - asin(clamp(d.y, -1.0, 1.0)) / 3.1415927);
  // The seam where longitude wraps must not pick a tiny mipmap.
  vec3 m = textureLod(sky, uv, 0.0).rgb;
  vec3 colour = vec3(0.01, 0.0145, 0.03);
  colour += m.r * mix(vec3(0.085, 0.1, 0.145), vec3(0.24, 0.2, 0.17), m.r * m.r);
  colour += m.g * mix(vec3(0.15, 0.03, 0.09), vec3(0.6, 0.26, 0.23), m.g);
  colour += m.b * mix(vec3(0.02, 0.065, 0.18), vec3(0.12, 0.36, 0.5), m.b);
  colour += (hash2(gl_FragCoord.xy) - 0.5) / 255.0;
  gl_FragColor = vec4(colour * shown, 1.0);
}`;

const STAR_VERTEX = `precision highp float;
attribute vec3 position; attribute vec4 star;
uniform mat4 viewProjection; uniform vec3 cameraPosition; uniform float shown; uniform float time; uniform float density;
varying vec4 vStar;
void main() {
  gl_Position = (viewProjection * vec4(position + cameraPosition, 1.0)).xyww * vec4(1.0, 1.0, 0.999998, 1.0);
  float twinkle = 1.0 + 0.16 * sin(time * (1.0 + 2.0 * fract(star.w * 91.0)) + star.w * 60.0);
  float size = (1.5 + 4.2 * star.w * star.w) * density;
  gl_PointSize = max(2.0, size * 1.7);
  vStar = vec4(star.rgb, (0.42 + 0.9 * star.w) * twinkle * shown);
}`;

const STAR_FRAGMENT = `precision highp float;
varying vec4 vStar;
void main() {
  vec2 c = gl_PointCoord - 0.5;
  float d = dot(c, c) * 4.0;
  float light = exp(-d * 5.0) + 0.7 * exp(-d * 30.0);
  gl_FragColor = vec4(vStar.rgb * light * vStar.a, 1.0);
}`;

/** From cool red to hot blue, as star colours go. */
const TINTS = [
  [1, 0.62, 0.4],
  [1, 0.8, 0.6],
  [1, 0.94, 0.84],
  [0.96, 0.97, 1],
  [0.78, 0.87, 1],
  [0.62, 0.76, 1],
] as const;

const starShape = (count: number): Shape => {
  const chance = makeChance(1701);
  const shape = new Shape();
  while (shape.count < count) {
    const [y, turn] = [2 * chance() - 1, 2 * Math.PI * chance()];
    const r = Math.sqrt(1 - y * y);
    const p = [r * Math.sin(turn), y, r * Math.cos(turn)] as const;
    // More of them towards the galaxy's plane.
    const off = 0.34 * p[0] + 0.9 * p[1] + 0.26 * p[2];
    if (chance() > 0.35 + 0.65 * Math.exp(-off * off * 9)) continue;
    const tint = TINTS[Math.floor(chance() * TINTS.length)] ?? TINTS[2];
    const bright = Math.min(1, 0.15 / Math.sqrt(chance() + 0.01));
    shape.vertex([p[0], p[1], p[2]], [0, 1, 0], [0, 0]);
    shape.extra('star', ...tint, bright);
  }
  // Points are drawn from the vertices alone; Babylon still wants one triangle to its name.
  shape.triangle(0, 0, 0);
  return shape;
};

const skyShape = (): Shape => {
  const shape = new Shape();
  const [across, down] = [32, 16];
  for (let j = 0; j <= down; j++) {
    for (let i = 0; i <= across; i++) {
      const [lat, lon] = [(j / down - 0.5) * Math.PI, (i / across) * 2 * Math.PI];
      shape.vertex(
        [Math.cos(lat) * Math.sin(lon), Math.sin(lat), Math.cos(lat) * Math.cos(lon)],
        [0, 1, 0],
        [0, 0],
      );
    }
  }
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      const at = j * (across + 1) + i;
      shape.quad(at, at + 1, at + across + 2, at + across + 1);
    }
  }
  return shape;
};

export interface Space {
  /** 0 hidden behind the walls, 1 all there. */
  show(amount: number): void;
  update(time: number): void;
}

/** Deep space: stars as points with real spread of size and colour, a faint galactic band, one nebula. */
export const makeSpace = (scene: Scene, stars: number): Space => {
  const sky = makeShader(scene, 'sky', {
    vertex: SKY_VERTEX,
    fragment: SKY_FRAGMENT,
    attributes: ['position'],
    uniforms: ['shown'],
    samplers: ['sky'],
    bothSides: true,
  });
  sky.setTexture('sky', new Texture(ASSETS.sky, scene, { noMipmap: true, invertY: false }));
  sky.disableDepthWrite = true;
  const points = makeShader(scene, 'stars', {
    vertex: STAR_VERTEX,
    fragment: STAR_FRAGMENT,
    attributes: ['position', 'star'],
    uniforms: ['shown', 'time', 'density'],
    blend: 'add',
  });
  points.pointsCloud = true;
  const meshes = [place(skyShape().mesh('sky', scene)), place(starShape(stars).mesh('stars', scene))];
  meshes.forEach((mesh, i) => {
    mesh.material = i === 0 ? sky : points;
    mesh.alphaIndex = 0;
  });
  points.setFloat('density', Math.min(2, 1 / scene.getEngine().getHardwareScalingLevel()));
  return {
    show: (amount) => {
      for (const mesh of meshes) mesh.setEnabled(amount > 0);
      sky.setFloat('shown', amount);
      points.setFloat('shown', amount);
    },
    update: (time) => {
      points.setFloat('time', time);
    },
  };
};

const place = (mesh: Mesh): Mesh => {
  mesh.isPickable = false;
  mesh.alwaysSelectAsActiveMesh = true;
  mesh.infiniteDistance = false;
  mesh.renderingGroupId = 0;
  mesh.freezeWorldMatrix();
  mesh.doNotSyncBoundingInfo = true;
  return mesh;
};
