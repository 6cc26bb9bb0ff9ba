import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Few script files: over HTTP/1.1 a browser has six connections, and forty small files cost a phone a second more. Every
 * page loads two chunks (React; the router and the frame); code shared by six or more pages is a third.
 */
const chunks = {
  groups: [
    { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
    { name: 'frame', test: /[\\/]app[\\/](entry\.client|root)\.tsx/, priority: 2 },
    // Save, share and "Add to a trip" of guide pages, which the pages of a trip do not have.
    { name: 'actions', test: /[\\/]actions[\\/](add-to-trip|page-actions)\./, priority: 2 },
    { name: 'pages', minShareCount: 6, priority: 1 },
    // Pieces that the pages of a trip and its preparation share: four files of 250 to 700 bytes compress worse than one.
    {
      name: 'trip-parts',
      test: /[\\/](load-trip|load-editing|saved-trips|nearest-plan|planning\.module)\./,
      priority: 0,
    },
  ],
};

/**
 * Preloads the modules of a dynamic import from the origin of the page's scripts (`ASSET_URL`, which the page names in
 * `data-assets`). Vite writes its preload links with the base of the build, which the setting does not change.
 */
const preloadFromAssetUrl: Plugin = {
  name: 'preload-from-asset-url',
  enforce: 'post',
  transform(code, id) {
    if (!id.endsWith('vite/preload-helper.js')) return undefined;
    const own = 'return "/"+dep';
    if (!code.includes(own)) throw new Error('The preload helper of Vite has changed');
    return code.replace(own, 'return (document.documentElement.dataset.assets ?? "")+"/"+dep');
  },
};

export default defineConfig({
  plugins: [reactRouter(), preloadFromAssetUrl],
  define: { __BUILD_ID__: JSON.stringify(process.env['BUILD_ID'] ?? 'development') },
  environments: {
    client: {
      build: {
        // Words files export constants: inlining puts each text into the chunk that shows it.
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all' } },
          output: { codeSplitting: chunks },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    cssCodeSplit: false, // one style sheet for the whole visit: a page waits for one file, navigations for none
  },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  ssr: { noExternal: [/^@yunyou\//] },
});
