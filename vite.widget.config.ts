import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The trust card for other sites: one program without the app around it, `dist/widget/widget.js`. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/widget',
    emptyOutDir: true,
    target: 'es2022',
    lib: {
      entry: fileURLToPath(new URL('web/widget/trust-card.ts', import.meta.url)),
      formats: ['es'],
      fileName: () => 'widget.js',
    },
  },
})
