import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compressOnce } from './scripts/lib/compress-once.mjs'
import { iconsByFile } from './scripts/lib/icons-by-file.mjs'
import { chunkNames, type Plan } from './scripts/lib/name-chunks.mjs'
import { nameScreenFiles } from './scripts/lib/name-screen-files.mjs'
import { operationsByName } from './scripts/lib/operations-by-name.mjs'

/** Which file of the build holds what: `scripts/lib/name-chunks.mjs`. */
const files = {
  base: new RegExp(
    [
      // What stands on every screen but is brought in with the first of them that shows it.
      String.raw`/web/ui/(button|link-button|icon-button)\.tsx$|rolldown/runtime`,
      // What names need of what they import.
      String.raw`/protocol/core/field-messages\.ts$|/domain/text/|/domain/time/wall-time\.ts|/forms/say\.ts`,
      String.raw`/domain/(rentals/(status|offer-kinds)|inspections/checkpoints)\.ts`,
    ].join('|'),
  ),
  // Who calls an operation by its name does not need what checks its fields.
  names: /\/protocol\/[^?]*$/,
  weights: [
    [40, /\/home-screen\.tsx$/],
    // The drawing of a car, and what everybody who is signed in has.
    [20, /\/ui\/media\/car-sheet\.ts$|\/shell\/waiting-bar\.tsx$/, 4_000],
    [15, /\/(results|details|booking)-screen\.tsx$/, 2_500],
    // In a car park, on a weak network, each journey to the server counts most.
    [10, /\/dashboard-screen\.tsx$/, 4_000],
    [0.25, /\/features\/(staff|dev)\//],
  ],
  request: 1_800,
} satisfies Plan

const main = fileURLToPath(new URL('web/main.tsx', import.meta.url))

const drawing = 'ui/media/car-sheet.ts'
/** Screens that people arrive on, all of which begin with the areas: the page names their files. */
const arrivals = {
  '/': ['features/site/home-screen.tsx'],
  '/results': ['features/cars/results/results-screen.tsx', drawing],
  '/details': ['features/cars/details/details-screen.tsx', drawing],
  '/booking': ['features/bookings/booking-screen.tsx', drawing],
}

let named: ((id: string) => string | undefined) | undefined

function chunkName(id: string, build: Rolldown.ChunkingContext): string | undefined {
  named ??= chunkNames(files, main, (module) => build.getModuleInfo(module))
  return named(id)
}

/** With VITE_API_URL the page says whom it calls, for the policy of the server that hands it out. */
const endpoint: Plugin = {
  name: 'endpoint',
  transformIndexHtml: () =>
    process.env.VITE_API_URL === undefined
      ? []
      : [{ tag: 'meta', attrs: { name: 'endpoint', content: process.env.VITE_API_URL } }],
}

/** The browser's part: `web/` becomes `dist/web/`. */
export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  publicDir: 'public',
  plugins: [
    // Only the two languages of the product travel with the widgets.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
    operationsByName(),
    iconsByFile(),
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
        globIgnores: ['assets/sentry-*', 'assets/*maplibre*'],
        // Names with a content hash need no second one.
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
    endpoint,
    nameScreenFiles(arrivals),
    compressOnce(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // What does not know it brings the files in a moment later.
    modulePreload: { polyfill: false },
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each module's file is named; nothing is drawn along by what needs it.
          includeDependenciesRecursively: false,
          groups: [{ name: chunkName, debugName: 'areas' }],
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
