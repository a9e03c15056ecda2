/**
 * Every vertex has its `paint` (colour, and how brightly it shines) and its `finish` (a whole number of bits: roughness,
 * metal, kind of light, plates, stone; and the shade in its corners). Every instance has `thing` (cloak, fade, hurt, seed) and
 * `tint` (colour and strength of a rim of light).
 */
export const BOB_GLSL = `0.0011 * sin(thingTime * 0.9 + thing.w * 6.2831)`;

export const THING_VERTEX: Readonly<Record<string, string>> = {
  CUSTOM_VERTEX_DEFINITIONS: `attribute vec4 paint; attribute vec2 finish; attribute vec4 thing; attribute vec4 tint;
    varying vec4 vPaint; varying vec4 vFinish; varying float vLight; varying float vRound; varying float vStone; varying vec4 vThing; varying vec4 vTint; varying vec3 vSpot; varying vec3 vOut;`,
  CUSTOM_VERTEX_UPDATE_POSITION: `positionUpdated.y += ${BOB_GLSL};`,
  CUSTOM_VERTEX_MAIN_END: `
    float bits = floor(finish.x * 65535.0 + 0.5);
    float plated = mod(floor(bits / 2048.0), 2.0);
    vRound = mod(floor(bits / 4096.0), 2.0); vStone = floor(bits / 8192.0);
    vLight = floor(mod(bits, 2048.0) / 256.0);
    vFinish = vec4(mod(bits, 16.0) / 15.0, floor(mod(bits, 256.0) / 16.0) / 15.0, plated, finish.y);
    vPaint = vec4(paint.rgb * paint.rgb, paint.a);
    vThing = thing; vTint = tint; vSpot = position * 1000.0; vOut = normal;`,
};

const ALBEDO = `
  vec3 tSide = abs(vOut);
  bool tTop = tSide.y > tSide.x && tSide.y > tSide.z;
  bool tAcross = !tTop && tSide.x > tSide.z;
  vec2 tFlat = tTop ? vec2(abs(vSpot.x), vSpot.z) : tAcross ? vSpot.zy : vec2(abs(vSpot.x), vSpot.y);
  if (vRound > 0.5) tFlat = vec2(atan(vSpot.x, vSpot.z) * 22.0, tTop ? length(vSpot.xz) : vSpot.y);
  vec3 tNoise = texture2D(thingNoise, tFlat * 0.021 + vThing.w).rgb;
  surfaceAlbedo = vPaint.rgb;
  vec2 tWide = max(fwidth(tFlat), vec2(1e-4));
  #ifdef THINGPLATES
  // Plates in rows of unlike length; every other seam is fine.
  float tRow = floor(tFlat.y / 3.1);
  float tLong = 4.6 + 5.2 * tHash(vec2(tRow, 3.0));
  vec2 tCell = vec2(tFlat.x / tLong + 7.0 * tHash(vec2(tRow, 9.0)), tFlat.y / 3.1);
  vec2 tIn = abs(fract(tCell) - 0.5);
  float tFine = 1.0 - smoothstep(0.2, 0.9, max(tWide.x, tWide.y));
  float tSeam = max(0.8 * smoothstep(0.5 - (0.08 + tWide.x) / tLong, 0.5, tIn.x), (0.45 + 0.55 * step(0.5, mod(tRow, 2.0))) * smoothstep(0.5 - (0.07 + tWide.y) / 3.1, 0.5, tIn.y));
  float tPlate = tHash(floor(tCell) + 3.0);
  surfaceAlbedo *= mix(1.0, (0.9 + 0.2 * tPlate) * (1.0 - 0.3 * tSeam * tFine), vFinish.z);
  if (vStone > 0.5) surfaceAlbedo *= 0.45 + 1.1 * tRelief();
  #endif
  surfaceAlbedo *= 0.84 + 0.3 * tNoise.r;
  tLit = vPaint.rgb * vPaint.a;
  if (vLight > 4.5) {
    // Rows of windows: dark glass, some of it lit.
    vec2 tPane = vec2(tFlat.x / 1.15, tFlat.y / 2.1);
    float tDrop = tTop ? 0.0 : 1.0;
    vec2 tAt = abs(fract(tPane) - 0.5);
    float tOn = step(0.62, tHash(floor(tPane) + vThing.w * 17.0)) * step(0.4, tHash(vec2(floor(tPane.y), 7.0)));
    float tGlass = (1.0 - smoothstep(0.28, 0.34, tAt.x)) * (1.0 - smoothstep(0.12, 0.18, tAt.y)) * tDrop;
    float tClose = 1.0 - smoothstep(0.4, 0.9, max(tWide.x, tWide.y));
    tLit = vec3(1.0, 0.8, 0.52) * vPaint.a * tOn * mix(0.12, tGlass * 1.5, tClose) * tDrop;
    surfaceAlbedo *= 1.0 - 0.5 * tGlass * tClose * tOn;
  } else if (vLight > 3.5) {
    tLit *= 0.25 + 1.5 * pow(0.5 + 0.5 * sin(thingTime * 2.6 + vThing.w * 40.0), 6.0);
  } else if (vLight > 2.5) {
    vec3 tFire = tAllRound(vSpot * 0.015, vec2(thingTime * 0.013, thingTime * -0.009));
    vec3 tFlame = tAllRound(vSpot * 0.034, vec2(thingTime * -0.017, thingTime * -0.021));
    float tHeat = smoothstep(0.22, 0.95, tFire.r * 0.75 + tFlame.g * 0.5 - 0.12);
    tLit = mix(vec3(0.75, 0.1, 0.01), mix(vec3(1.0, 0.42, 0.06), vec3(1.0, 0.86, 0.5), smoothstep(0.45, 0.95, tHeat)), smoothstep(0.05, 0.5, tHeat)) * (0.45 + 1.5 * tHeat) * vPaint.a * vPaint.a;
    surfaceAlbedo *= 0.15;
  } else if (vLight > 1.5) {
    tLit *= 0.85 + 0.25 * sin(thingTime * 2.1 + vThing.w * 9.0 + vSpot.z * 0.1);
  }
  tLit *= vLight > 4.5 ? 1.3 : vLight > 2.5 && vLight < 3.5 ? 1.0 : 2.6;
  // Wounds: scorch, glowing cracks, lights that fail.
  float tHurt = vThing.z;
  float tScorch = smoothstep(0.68 - 0.36 * tHurt, 0.8 - 0.22 * tHurt, tNoise.r + 0.12 * tNoise.b) * min(1.0, tHurt * 2.0);
  surfaceAlbedo = mix(surfaceAlbedo, vec3(0.012, 0.01, 0.009), 0.92 * tScorch);
  float tCrack = smoothstep(0.86, 0.98, texture2D(thingNoise, tFlat * 0.031 + 0.4).g);
  float tFail = step(0.45, tHash(vec2(floor(thingTime * 9.0), vThing.w * 31.0)));
  tLit *= (1.0 - 0.9 * tScorch) * mix(1.0, 0.25 + 0.75 * tFail, min(1.0, tHurt * 1.4));
  tLit += vec3(1.5, 0.36, 0.05) * tCrack * tScorch * (0.6 + 0.4 * sin(thingTime * 3.0 + vSpot.z));
  // Cloaking runs over the hull as a shimmer; what it has passed is gone.
  float tGrain = 0.62 * tNoise.r + 0.18 * tNoise.g + 0.2 * (0.5 + 0.5 * sin(vSpot.z * 0.09 + 0.8));
  float tCloak = vThing.x;
  float tLeft = tGrain - (tCloak * 1.25 - 0.12);
  if (tCloak > 0.001) {
    if (tLeft < 0.0) discard;
    float tEdge = exp(-tLeft * 26.0) + 0.35 * exp(-tLeft * 6.0) * (0.5 + 0.5 * sin(vSpot.y * 2.2 + vSpot.z * 0.7 - thingTime * 17.0));
    tLit += mix(vec3(0.45, 1.0, 0.85), vec3(0.75, 0.9, 1.0), tNoise.b) * tEdge * 1.1;
  }
  // Arriving and leaving: drawn line by line from the table up.
  if (vThing.y < 0.999) {
    float tRise = clamp((vSpot.y + 30.0) / 60.0, 0.0, 1.0) * 0.75 + 0.25 * tNoise.r;
    float tAbove = vThing.y * 1.1 - 0.05 - tRise;
    if (tAbove < 0.0) discard;
    tLit += vec3(0.5, 0.8, 1.0) * (exp(-tAbove * 30.0) * 0.9 + 0.2 * (1.0 - vThing.y) * step(0.5, fract(vSpot.y * 0.9 - thingTime)));
  }
  surfaceAlbedo *= mix(0.35, 1.0, vFinish.w);`;

export const THING_FRAGMENT: Readonly<Record<string, string>> = {
  CUSTOM_FRAGMENT_DEFINITIONS: `varying vec4 vPaint; varying vec4 vFinish; varying float vLight; varying float vRound; varying float vStone; varying vec4 vThing; varying vec4 vTint; varying vec3 vSpot; varying vec3 vOut;
    uniform sampler2D thingNoise; vec3 tLit = vec3(0.0);
    // The noise from three sides, each where it is seen straight on, so that it has no seams.
    vec3 tAllRound(vec3 p, vec2 drift) {
      vec3 w = pow(abs(normalize(vOut)), vec3(3.0)); w /= w.x + w.y + w.z;
      return texture2D(thingNoise, p.zy + drift).rgb * w.x + texture2D(thingNoise, p.xz + drift + 0.37).rgb * w.y + texture2D(thingNoise, p.xy + drift + 0.71).rgb * w.z;
    }
    /** How high stone stands here: broad swells, and ridges and pits upon them. */
    float tRelief() {
      vec3 broad = tAllRound(vSpot * 0.013, vec2(0.0)), fine = tAllRound(vSpot * 0.041, vec2(0.3));
      return clamp(0.6 * broad.r + 0.55 * fine.r - 0.25 * fine.g, 0.0, 1.0);
    }
    float tHash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }`,
  CUSTOM_FRAGMENT_UPDATE_ALBEDO: ALBEDO,
  CUSTOM_FRAGMENT_BEFORE_LIGHTS: `
    #ifdef THINGPLATES
    if (vStone > 0.5) {
      // The relief leans the surface towards its slopes.
      float tHigh = 0.0034 * tRelief();
      vec3 tDx = dFdx(vPositionW), tDy = dFdy(vPositionW);
      vec3 tR1 = cross(tDy, normalW), tR2 = cross(normalW, tDx);
      float tDet = dot(tDx, tR1);
      vec3 tSlope = sign(tDet) * (dFdx(tHigh) * tR1 + dFdy(tHigh) * tR2);
      normalW = normalize(abs(tDet) * normalW - tSlope);
    }
    #endif`,
  CUSTOM_FRAGMENT_UPDATE_METALLICROUGHNESS: `metallicRoughness = vec2(vFinish.y, max(0.08, vFinish.x));`,
  CUSTOM_FRAGMENT_BEFORE_FINALCOLORCOMPOSITION: `
    float tOpen = mix(0.3, 1.0, vFinish.w);
    #ifdef REFLECTION
    finalIrradiance *= tOpen;
    finalRadianceScaled *= tOpen;
    #endif
    float tRim = pow(1.0 - clamp(dot(normalW, viewDirectionW), 0.0, 1.0), 3.0);
    // A little light from the table and from space keeps silhouettes clear of the night.
    float tFace = clamp(dot(normalW, viewDirectionW), 0.0, 1.0);
    // Lamps are hotter in the middle than at their edge.
    // Behind and above it, so that the edge turned away from the table is the brightest.
    float tBack = (1.0 - tFace) * (1.0 - tFace) * (0.55 + 0.45 * normalW.y);
    finalEmissive += tLit * (0.5 + 0.75 * tFace * tFace) + surfaceAlbedo * 0.16 + vec3(0.3, 0.37, 0.48) * (0.45 * tRim + 0.55 * tBack) * tOpen + vTint.rgb * vTint.a * (0.05 + 1.1 * tRim);`,
};
