import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * A browser opens six connections at a time: forty small files cost a phone a second that a few larger ones do
 * not. What every page loads is two files (React; the router and the frame), what most pages share is a third.
 */
const chunks = {
  groups: [
    { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
    { name: 'start-react', test: /[\\/]app[\\/]start-react\.ts/, priority: 3 },
    { name: 'frame', test: /[\\/]app[\\/](entry\.client|root)\.tsx/, priority: 2 },
    { name: 'pages', minShareCount: 6, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [reactRouter()],
  define: { __BUILD_ID__: JSON.stringify(process.env['BUILD_ID'] ?? 'development') },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
  },
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  ssr: { noExternal: [/^@yunyou\//] },
});
