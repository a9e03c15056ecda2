import fs from 'node:fs';
import path from 'node:path';
import type { RequestHandler, Response } from 'express';

const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.map)?$/;
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** All files of the built client, by their path in the address. */
export function listClient(folder: string): ReadonlySet<string> {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = names.filter((entry) => entry.isFile());
  return new Set(
    files.map((entry) => path.join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')),
  );
}

/** No browser says as much; reading lists of thousands takes longer than sending the file. */
const LONGEST_ACCEPTED = 200;
const isReadable = (accepted: string | string[] | undefined): boolean =>
  accepted === undefined || accepted.length <= LONGEST_ACCEPTED;

/** Sends the built client: precompressed where the browser takes it, for ever cached where the name holds a hash. */
export function sendClient(folder: string): RequestHandler {
  const files = listClient(folder);
  const send = (name: string, accepts: (encoding: string) => boolean, response: Response) => {
    const encoding = ENCODINGS.find(({ name: code, ending }) => files.has(name + ending) && accepts(code));
    response.type(path.extname(name));
    response.setHeader(
      'Cache-Control',
      HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.vary('Accept-Encoding');
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding.name);
    response.sendFile(name + (encoding?.ending ?? ''), {
      root: folder,
      cacheControl: false,
      acceptRanges: false,
    });
  };
  return (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const wanted = files.has(request.path) ? request.path : pageFor(request.path);
    const readable = isReadable(request.headers['accept-encoding']);
    const accepts = (code: string): boolean => readable && request.acceptsEncodings(code) === code;
    if (reads && files.has(wanted)) send(wanted, accepts, response);
    else next();
  };
}

/** Every address without a file ending is a page of the client, which reads the address itself. */
const pageFor = (address: string): string => (path.extname(address) === '' ? '/index.html' : address);
