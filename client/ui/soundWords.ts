/** The visible twin of each sound that carries meaning: a short caption by the sound's name. */
export const soundWords: Readonly<Record<string, string>> = {
  refusal: 'That cannot be done',
  yourTurn: 'Your turn',
  dice: 'A die rolls',
  phaser: 'Phasers fire',
  torpedo: 'A torpedo is launched',
  disruptor: 'Enemy fire',
  shieldHit: 'A shield is hit',
  shieldShatter: 'A shield shatters',
  shieldUp: 'A shield is restored',
  hullHit: 'The hull is hit',
  explosion: 'Explosion',
  warpIn: 'A ship drops out of warp',
  warpOut: 'A ship goes to warp',
  impulse: 'The engines turn her',
  transporter: 'Transporter beam',
  cloak: 'A ship cloaks',
  uncloak: 'A ship decloaks',
  comet: 'A comet rushes past',
  docking: 'Docking clamps close',
  tractor: 'Tractor beam',
  web: 'A web is spun',
  repair: 'A section is repaired',
  tribble: 'A tribble coos',
  redAlert: 'Red alert',
  yellowAlert: 'Yellow alert',
  victory: 'Victory fanfare',
  defeat: 'The lights go out',
};

/** The volumes, by the sounds' category. */
export const volumeWords = {
  effects: 'Effects',
  interface: 'Consoles and cards',
  alert: 'Alerts',
  ambience: 'Sound of the room',
} as const;
