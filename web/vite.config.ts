import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.CHANCELLERY_SERVER ?? 'http://127.0.0.1:8805';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/chancellery/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
