// Preloaded by a test: makes this Node look old.
Object.defineProperty(process.versions, 'node', { value: '18.19.0' });
