export { type Fleet, isThingKind, THING_KINDS, type ThingKind, type Token } from './types';
