/** What is heard in this page passes here: so that it can be recorded as well as heard. */
let output: GainNode | undefined;

/** Everything that this context plays goes through one node before it is heard. */
export const routeSound = (context: AudioContext): void => {
  const out = new GainNode(context);
  out.connect(context.destination);
  // Whoever plays through the context finds the node in the place of the loudspeaker.
  Object.defineProperty(context, 'destination', { value: out });
  output = out;
};

/** What is heard from now on as a stream, and how to end it; undefined where nothing has been heard yet. */
export const tapSound = (): { readonly stream: MediaStream; readonly stop: () => void } | undefined => {
  const from = output;
  if (from === undefined || from.context.state === 'closed' || !(from.context instanceof AudioContext))
    return undefined;
  const tap = from.context.createMediaStreamDestination();
  from.connect(tap);
  return { stream: tap.stream, stop: () => from.disconnect(tap) };
};
