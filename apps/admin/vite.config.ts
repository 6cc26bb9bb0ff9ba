import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^zod$/, replacement: fileURLToPath(import.meta.resolve('@yunyou/contract/zod-without-eval')) },
    ],
  },
  html: { cspNonce: '__CSP_NONCE__' }, // the server replaces it per request: static-files.ts of the API
  build: { target: 'es2023', reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
});
