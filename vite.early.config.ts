import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** What a page asks for before the program is there: `dist/early/early-answer.js`, which the server writes into it. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/early',
    emptyOutDir: true,
    target: 'es2022',
    lib: {
      entry: fileURLToPath(new URL('web/app/early/early-answer.ts', import.meta.url)),
      formats: ['iife'],
      name: 'early',
      fileName: () => 'early-answer.js',
    },
  },
})
