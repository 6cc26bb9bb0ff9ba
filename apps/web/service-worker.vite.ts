import { defineConfig } from 'vite';

/** The service worker is one file at the root of the site, where it may answer for every page. */
export default defineConfig({
  publicDir: false,
  define: { __BUILD_ID__: JSON.stringify(process.env['BUILD_ID'] ?? 'development') },
  build: {
    target: 'es2023',
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: './app/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
