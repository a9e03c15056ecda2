const { createHash } = require('node:crypto');
const path = require('node:path');
const { EsbuildPlugin } = require('esbuild-loader');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { sources, Compilation } = require('webpack');

const PLACEHOLDER = '__BUILD_ID__';

/** Gives the build an id, a hash of all it holds; the page carries it and build.json tells it to the server. */
class BuildIdPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildId', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildId', stage }, (assets) => {
        const page = assets['index.html']?.source().toString();
        if (page === undefined) return;
        const hash = createHash('sha256');
        for (const name of Object.keys(assets).sort())
          hash.update(name).update('\0').update(assets[name].buffer());
        const build = hash.digest('hex').slice(0, 16);
        compilation.updateAsset('index.html', new sources.RawSource(page.replaceAll(PLACEHOLDER, build)));
        compilation.emitAsset('build.json', new sources.RawSource(`${JSON.stringify({ build })}\n`));
      });
    });
  }
}

module.exports = (_env, { mode }) => ({
  mode,
  context: __dirname,
  entry: './client/index.ts',
  output: {
    path: path.resolve(__dirname, 'dist/client'),
    filename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    clean: true,
    publicPath: '/',
    pathinfo: false,
  },
  devtool: mode === 'production' ? false : 'source-map',
  experiments: { css: true },
  resolve: {
    extensions: ['.ts', '.js'],
    // The content policy forbids eval; this is the same library without it.
    alias: { '@colyseus/msgpackr$': require.resolve('@colyseus/msgpackr/index-no-eval') },
  },
  module: {
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        use: {
          loader: 'swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      },
      { test: /\.md$/, type: 'asset/source' },
      { test: /\.(glb|png|jpg|webp|ktx2|env|woff2|mp3|ogg|wav|flac|wasm)$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new HtmlWebpackPlugin({
      template: './client/index.html',
      favicon: './client/icon.svg',
      scriptLoading: 'module',
    }),
    new BuildIdPlugin(),
  ],
  cache: {
    type: 'filesystem',
    cacheDirectory: path.resolve(__dirname, 'dist/.webpack'),
    buildDependencies: { config: [__filename] },
  },
  performance: { hints: false },
  optimization: { minimizer: [new EsbuildPlugin({ target: 'es2022' })] },
  devServer: {
    port: 8080,
    host: '127.0.0.1',
    static: false,
    historyApiFallback: true,
    webSocketServer: { type: 'ws', options: { path: '/__wds' } },
    client: { webSocketURL: { pathname: '/__wds' }, overlay: { runtimeErrors: false } },
    proxy: [
      {
        context: (address) => /^\/(health$|matchmake\/|[\w-]{9}\/[\w-]{9}(\?|$))/.test(address),
        target: `http://127.0.0.1:${process.env.PORT || 2567}`,
        ws: true,
      },
    ],
  },
});
