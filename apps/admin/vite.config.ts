import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: { target: 'es2023', reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
});
