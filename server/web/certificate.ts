import { createPrivateKey, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';

/** Key and certificate as PEM text. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A certificate that was asked for and cannot be used; the message is one line for the person who asked. */
export class CertificateError extends Error {
  override readonly name = 'CertificateError';
}

const DAYS = 397;
const RENEW_DAYS = 14;
const DAY_MS = 24 * 3600 * 1000;

/** Every name and address under which this machine may be called from its own network. */
export const ownNames = (interfaces = os.networkInterfaces(), host = os.hostname()): string[] => {
  const cards = Object.values(interfaces).flatMap((list) => list ?? []);
  // Link-local addresses carry a zone and cannot stand in an address bar.
  const addresses = cards
    .map(({ address }) => address)
    .filter((address) => !address.toLowerCase().startsWith('fe80'));
  const named = /^[a-z0-9.-]+$/iu.test(host) ? [host, `${host.replace(/\.local$/u, '')}.local`] : [];
  return [...new Set(['localhost', '127.0.0.1', ...named, ...addresses])];
};

const fits = (pem: string, names: readonly string[], now: number): boolean => {
  try {
    const cert = new X509Certificate(pem);
    const named = names.every((name) => (net.isIP(name) ? cert.checkIP(name) : cert.checkHost(name)));
    const left = Date.parse(cert.validTo) - now;
    return named && left > RENEW_DAYS * DAY_MS && cert.checkPrivateKey(createPrivateKey(pem));
  } catch {
    return false;
  }
};

const readIfThere = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/**
 * The certificate of this machine: made once, kept in one file that only its owner may read, and made anew when it no
 * longer names every address or will soon have run out.
 */
export const keptCertificate = async (
  folder: string,
  names: readonly string[] = ownNames(),
  now = Date.now(),
): Promise<Certificate> => {
  const file = path.join(folder, 'https.pem');
  const kept = readIfThere(file);
  if (fits(kept, names, now)) {
    fs.chmodSync(file, 0o600);
    return { key: kept, cert: kept };
  }
  const made = await makeCertificate(names, now);
  fs.mkdirSync(folder, { recursive: true });
  const draft = `${file}.${String(process.pid)}.tmp`;
  fs.rmSync(draft, { force: true });
  fs.writeFileSync(draft, made, { mode: 0o600 });
  fs.renameSync(draft, file);
  return { key: made, cert: made };
};

const makeCertificate = async (names: readonly string[], now: number): Promise<string> => {
  const altNames = names.map((name) =>
    net.isIP(name) ? ({ type: 7, ip: name } as const) : ({ type: 2, value: name } as const),
  );
  const made = await generate([{ name: 'commonName', value: 'Starboard' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - DAY_MS),
    notAfterDate: new Date(now + DAYS * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  return `${made.private.trim()}\n${made.cert.trim()}\n`;
};

/** A certificate of the operator's own. */
export const ownCertificate = (certFile: string, keyFile: string): Certificate => {
  const read = (name: string, file: string): string => {
    try {
      return fs.readFileSync(file, 'utf8');
    } catch (error) {
      throw new CertificateError(`${name} is ${file}, and that cannot be read (${codeOf(error)})`);
    }
  };
  const [cert, key] = [read('HTTPS_CERT', certFile), read('HTTPS_KEY', keyFile)];
  if (!belong(cert, key)) {
    throw new CertificateError(`HTTPS_CERT and HTTPS_KEY must be a certificate and its key, both as PEM`);
  }
  return { cert, key };
};

const belong = (cert: string, key: string): boolean => {
  try {
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
