import { failed, type Result } from '../../shared/engine/result';
import { type PastMatch, readSaved } from './pastMatch';

/** No journal of ours is larger than this; what unpacks to more is no journal. */
const MOST_BYTES = 4_000_000;
const BROKEN = { code: 'malformed', message: 'This link to a replay is broken: copy the whole of it.' };

/** A whole match as letters, digits, dashes and underscores, to stand behind the # of a link: no server has to keep it. */
export const packJournal = async (journal: object): Promise<string> => {
  const text = new Blob([JSON.stringify(journal)]).stream();
  const packed = await new Response(text.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
  let letters = '';
  for (const byte of new Uint8Array(packed)) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** The match that such letters hold, or why there is none. */
export const unpackJournal = async (letters: string): Promise<Result<PastMatch>> => {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const reader: ReadableStreamDefaultReader<Uint8Array> = stream.getReader();
    const decoder = new TextDecoder();
    let [text, size] = ['', 0];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > MOST_BYTES) {
        await reader.cancel();
        return failed(BROKEN);
      }
      text += decoder.decode(value, { stream: true });
    }
    return readSaved(text);
  } catch {
    return failed(BROKEN);
  }
};
