/** Where the made files are, once the build has given them their names. */
export const ASSETS = {
  enterprise: new URL('../../assets/models/enterprise.glb', import.meta.url).href,
  things: new URL('../../assets/models/things.glb', import.meta.url).href,
  wing: new URL('../../assets/models/wing.glb', import.meta.url).href,
  hullPaint: new URL('../../assets/textures/hull-paint.png', import.meta.url).href,
  hullPaintHalf: new URL('../../assets/textures/hull-paint-half.png', import.meta.url).href,
  hullLights: new URL('../../assets/textures/hull-lights.png', import.meta.url).href,
  hullLightsHalf: new URL('../../assets/textures/hull-lights-half.png', import.meta.url).href,
  hullFinish: new URL('../../assets/textures/hull-finish.png', import.meta.url).href,
  hullFinishHalf: new URL('../../assets/textures/hull-finish-half.png', import.meta.url).href,
  hullNormal: new URL('../../assets/textures/hull-normal.png', import.meta.url).href,
  environment: new URL('../../assets/textures/room.env', import.meta.url).href,
  sky: new URL('../../assets/textures/sky.png', import.meta.url).href,
  noise: new URL('../../assets/textures/noise.png', import.meta.url).href,
  numerals: new URL('../../assets/textures/numerals.png', import.meta.url).href,
  marks: new URL('../../assets/textures/marks.png', import.meta.url).href,
} as const;
