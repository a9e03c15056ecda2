import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import { lathe, type Shape } from '../kit/shape';
import { Swarm, SWARM_VERTEX } from '../kit/swarm';

const VERTEX = `${SWARM_VERTEX}
varying vec3 vNormal; varying vec3 vWorld; varying vec4 vTint;
void main() {
  vec3 along = world1.xyz - world0.xyz;
  float far = dot(position, along);
  vec3 at = (far > 0.0 ? world1.xyz : world0.xyz) + position * (far > 0.0 ? world1.w : world0.w);
  vNormal = position; vWorld = at; vTint = world2;
  gl_Position = viewProjection * vec4(at, 1.0);
}`;
const FRAGMENT = `precision highp float;
varying vec3 vNormal; varying vec3 vWorld; varying vec4 vTint; uniform vec3 cameraPosition;
void main() {
  vec3 n = normalize(vNormal);
  float rim = 1.0 - abs(dot(n, normalize(cameraPosition - vWorld)));
  float light = 0.16 + 0.34 * max(0.0, n.y);
  gl_FragColor = vec4(vTint.rgb * (light + (0.25 + vTint.w) * rim * rim), 1.0);
}`;

const ball = (): Shape =>
  lathe(
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 8) * Math.PI;
      return [Math.sin(a), -Math.cos(a)] as const;
    }),
    12,
  );

export type Rgb = readonly [number, number, number];

/** Hands, controllers and people: rounded rods of light, all of them in one draw call, laid out anew each frame. */
export class Beads {
  private readonly swarm: Swarm;
  private used = 0;

  constructor(scene: Scene) {
    this.swarm = new Swarm(scene, {
      ...{ name: 'beads', shape: ball(), vertex: VERTEX, fragment: FRAGMENT, capacity: 420 },
    });
  }

  begin(): void {
    this.used = 0;
  }

  /** A rod from one place to another, as thick as its two ends. */
  rod(from: Vector3, to: Vector3, thick: number, thin: number, [r, g, b]: Rgb, shine = 0.6): void {
    if (this.used >= this.swarm.capacity) return;
    this.swarm.put(this.used, 0, from.x, from.y, from.z, thick);
    this.swarm.put(this.used, 1, to.x, to.y, to.z, thin);
    this.swarm.put(this.used, 2, r, g, b, shine);
    this.used += 1;
  }

  end(time: number): void {
    this.swarm.count(this.used);
    this.swarm.update(time);
  }

  dispose(): void {
    this.swarm.dispose();
  }
}
