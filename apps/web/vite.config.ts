import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  define: { __BUILD_ID__: JSON.stringify(process.env['BUILD_ID'] ?? 'development') },
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
  },
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  ssr: { noExternal: [/^@yunyou\//] },
});
