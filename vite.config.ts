import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compressOnce } from './scripts/lib/compress-once.mjs'
import { nameScreenFiles } from './scripts/lib/name-screen-files.mjs'

/**
 * What every screen needs, in one file: the frame, the libraries below it and the small widgets.
 * Dialogs, calendar and gallery are not among them; they come when they are opened.
 */
const base = [
  'web/main.tsx',
  'web/ui/(button|link-button|icon-button|badge|chip|banner|money)',
  'web/ui/layout/(page|card)',
  'web/ui/states/skeleton',
  'web/ui/forms/(field|select|checkbox|radio-cards)',
  'web/ui/media/(car-art|car-drawing|car-stage)',
  'web/ui/dates/(date-range-fields|trip-length|usual-trip)',
  'web/ui/(cars/sedan|scenes/hero)',
  'web/core/(use-area|earliest)',
  'domain/time/(zone|earliest-start)',
  'lucide-react/.*/(map-pin|chevron-right)',
  'protocol/core/(fields|shapes|operation)',
]

/** Screens that people arrive on, all of which begin with the areas: the page names their files. */
const arrivals = {
  '/': 'features/site/home-screen.tsx',
  '/results': 'features/cars/results/results-screen.tsx',
  '/details': 'features/cars/details/details-screen.tsx',
  '/booking': 'features/bookings/booking-screen.tsx',
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
        // Most installations never load it.
        globIgnores: ['assets/sentry-*'],
        // Names with a content hash need no second one.
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
    nameScreenFiles(arrivals),
    compressOnce('dist/web'),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'base', test: new RegExp(`/(${base.join('|')})[.a-z?]*$`) }],
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
