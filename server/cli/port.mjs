// The port a person asks for, checked the same way by the launcher and by the server.
import net from 'node:net';

export const DEFAULT_PORT = 2567;

/**
 * Reads PORT: a number, or a line that says what is wrong.
 * @param {string | undefined} text
 * @returns {number | string}
 */
export function readPort(text) {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  return `PORT must be a whole number from 0 to 65535, and is ${JSON.stringify(text)}.`;
}

/**
 * Says in one line why a port cannot be listened on, and what to do.
 * @param {number} port
 * @param {string | undefined} code
 */
export function portTrouble(port, code) {
  if (code === 'EADDRINUSE') {
    const next = port < 65535 ? port + 1 : DEFAULT_PORT;
    return `port ${port} is busy: stop what uses it, or take another one (PORT=${next} npm start).`;
  }
  if (code === 'EACCES')
    return `port ${port} is not allowed to this user: take one above 1023 (PORT=2567 npm start).`;
  return `cannot listen on port ${port} (${code ?? 'unknown error'}).`;
}

/**
 * Tries a port before any long work is done. Gives the error's code, or undefined when the port is free.
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
export function tryPort(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve('code' in error ? String(error.code) : 'unknown'));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
}
