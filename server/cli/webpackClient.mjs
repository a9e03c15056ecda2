// Builds the client with webpack and writes .br and .gz beside every file.
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { Plain, hashInputs, listFiles, writeStamp } from './prepare.mjs';

const require = createRequire(import.meta.url);
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export async function buildClient(root, inputs, stamp) {
  const hashes = hashInputs(root, inputs);
  const outfolder = 'dist/client';
  await runWebpack(require(path.join(root, 'webpack.config.js'))({}, { mode: 'production' }));
  await compressAll(root, outfolder);
  writeStamp(root, stamp, hashes, listFiles(root, [outfolder]));
}

function runWebpack(config) {
  const webpack = require('webpack');
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors())
          reject(new Plain(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats);
      });
    });
  });
}

async function compressAll(root, folder) {
  const queue = listFiles(root, [folder]);
  const worker = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop())
      await compress(path.join(root, name));
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

async function compress(file) {
  const content = await fs.readFile(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await fs.writeFile(`${file}.br`, await brotli(content, { params }));
  await fs.writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
}
