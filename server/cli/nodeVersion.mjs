// Read by whatever Node is there, however old: plain syntax only.
export var OLDEST_NODE = 20;

export function checkNode() {
  var major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST_NODE) return true;
  process.stderr.write(
    'starboard: this is Node ' +
      process.versions.node +
      ', and Node ' +
      OLDEST_NODE +
      ' or newer is needed: ' +
      'install it (nodejs.org, or your package manager), then try again.\n',
  );
  process.exitCode = 1;
  return false;
}
