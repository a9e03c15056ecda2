import type { IncomingMessage } from 'node:http';
import helmet from 'helmet';

/** Sockets to this very host; older browsers do not count them as 'self'. */
function ownSockets(request: IncomingMessage): string {
  const host = request.headers.host ?? '';
  return /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** Nothing leaves the machine: the page may load from and talk to its own host only. */
export const policy = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      // Decoders of models and textures are WebAssembly.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'"],
      // Textures inside a model are read through blob: and data: addresses, which never leave the page.
      connectSrc: ["'self'", 'data:', 'blob:', ownSockets],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  // These three mean something over https only; over plain http in a living room browsers complain about them.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
});
