import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compressOnce } from './scripts/lib/compress-once.mjs'

/** With VITE_API_URL the page says whom it calls, for the policy of the server that hands it out. */
const endpoint: Plugin = {
  name: 'endpoint',
  transformIndexHtml: () =>
    process.env.VITE_API_URL === undefined
      ? []
      : [{ tag: 'meta', attrs: { name: 'endpoint', content: process.env.VITE_API_URL } }],
}

/** The page has a first picture of its own: its styles come before the program. */
const programAfterStyles: Plugin = {
  name: 'program-after-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(
        /<(script type="module"|link rel="modulepreload")/g,
        '<$1 fetchpriority="low"',
      ),
  },
}

/** The browser's part: `web/` becomes `dist/web/`. */
export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  publicDir: 'public',
  plugins: [
    // Only the two languages of the product travel with the widgets.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
    react(),
    tailwindcss(),
    // Registered by the program itself, after it has become idle; the manifest is a plain file.
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,woff2,svg,png,webmanifest}'],
        // Most installations never load it. What reads licenses is kept once it was opened.
        globIgnores: [
          'assets/sentry-*',
          'assets/*maplibre*',
          'assets/reader-*',
          'assets/license-camera-*',
        ],
        // Names with a content hash need no second one.
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
    endpoint,
    programAfterStyles,
    compressOnce(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The server reads in it which files a screen needs.
    manifest: 'manifest.json',
    // What does not know it brings the files in a moment later.
    modulePreload: { polyfill: false },
    sourcemap: true,
    rolldownOptions: {
      output: {
        // Seven letters tell versions of one file apart; every screen reads the names of all.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // A file for each screen, one for what all of them begin with, and one for what is large and
        // shared. What is small (bytes of sources) is copied into each that needs it and still has
        // one state: a file of its own for each would be 400, and a request for every one of them.
        codeSplitting: {
          groups: [{ name: 'base', tags: ['$initial'] }],
          experimentalInlineCommonChunks: { maxSize: 5_000, exclude: /\.css/ },
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/gateway', '/files', '/trust/', '/dev/mail', '/dev/clock', '/version.json'].map(
        (path) => [path, process.env.DEV_SERVER ?? 'http://127.0.0.1:3000'],
      ),
    ),
  },
})
