import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compressOnce } from './scripts/lib/compress-once.mjs'
import { iconsByFile } from './scripts/lib/icons-by-file.mjs'
import { chunkNames, type Plan } from './scripts/lib/name-chunks.mjs'
import { nameScreenFiles } from './scripts/lib/name-screen-files.mjs'
import { operationsByName } from './scripts/lib/operations-by-name.mjs'

/** Which file of the build holds what: `scripts/lib/name-chunks.mjs`. */
const files = {
  // What stands on every screen but is brought in with the first of them that shows it.
  base: /\/web\/ui\/(button|link-button|icon-button)\.tsx$|rolldown\/runtime/,
  // Who calls an operation by its name does not need what checks its fields.
  apart: [
    ['schemas', /\?schemas$/],
    ['schemas', /\/node_modules\/zod\/|\/core\/(fields|file-fields|shapes)\.ts/],
    ['schemas', /\/forms\/(form-rules|limits)\.ts/],
    ['scenes', /\/ui\/scenes\//],
    // Small, and of screens that have nothing else in common.
    ['shared-home', /\/ui\/layout\/disclosure\.tsx|\/save-file\.ts|\/core\/forms\/draft\.ts/],
    ['paying', /\/ui\/(dates\/trip-summary|layout\/(booking-)?steps)\.tsx/],
    // What schemas check by, and what says why: small, and no file of an area comes along.
    ['base', /\/protocol\/core\/field-messages|\/domain\/text\/|\/wall-time\.ts|\/forms\/say\.ts/],
    ['base', /\/domain\/(rentals\/(status|offer-kinds)|inspections\/checkpoints)\.ts/],
  ],
  names: /\/protocol\//,
  areas: [
    ['home', /\/site\/home-screen/],
    ['map', /\/(ui|cars)\/map\/|\/jobs-map/],
    ['results', /\/cars\/results\//],
    ['details', /\/cars\/details\//],
    ['booking', /\/bookings\/booking-screen/],
    ['site', /\/features\/site\//],
    ['calendar', /\/ui\/dates\//],
    ['drawing', /\/ui\/media\/car-sheet/],
    ['sentry', /\/reports\/sentry/],
    ['dashboard', /\/rentals\/dashboard-screen/],
    ['dashboard-rows', /\/rentals\/folded\//],
    ['help', /\/features\/(help|rentals)\//],
    ['payment', /\/features\/payments\//],
    ['visits', /\/features\/(inspections|maintenance|relocation)\//],
    ['staff', /\/features\/staff\//],
    ['job', /\/features\/jobs\/page\//],
    ['job-forms', /\/features\/jobs\/(edit|saved)\//],
    ['jobs', /\/features\/(jobs|job-safety)\//],
    ['trust', /\/features\/(trust|passport|trust-widget)\//],
    ['people', /\/features\/(network|profile|reviews|conduct|leaving)\/|\/account\/settings\//],
    ['account', /\/features\/account\//],
    ['dev', /\/features\/dev\//],
    ['passkey', /\/@simplewebauthn\//],
    ['rental', /\/features\//],
    ['frame', /\/ui\/overlays\//],
    ['other', /\/web\//],
  ],
  shared: [
    ['all-jobs', /^(jobs|job|job-forms)$/, 'only'],
    // What the rows need too came with the dashboard.
    ['dashboard', /^dashboard(-rows)?$/, 'only'],
    ['shared-home', /^home$/],
    ['shared-results', /^results$/],
    ['shared-cars', /^(details|booking)$/],
    ['shared', 7],
    ['shared-frame', /^other$/],
    ['shared-dashboard', /^dashboard$/],
    ['shared-rows', /^dashboard-rows$/],
    ['shared-site', /^site$/],
    ['shared-rental', /^(rental|payment)$/],
    ['shared-visits', /^visits$/],
    ['shared-jobs', /^(jobs|job|job-forms)$/],
    ['shared-help', /^help$/],
    ['shared-people', /^people$/],
  ],
  heavy: [
    [
      'dialog',
      /\/node_modules\/(@?react-aria|@?react-stately|react-aria-components|@internationalized)\//,
    ],
    // What opens dialogs comes without their library, but whoever opens none needs neither.
    ['opens', /\/ui\/overlays\/(confirm-)?dialog\.tsx/],
    ['form', /\/react-hook-form\//],
    ['map', /\/(us-atlas|topojson-client)\//],
    ['slides', /\/embla-carousel/],
    ['code', /\/uqr\//],
  ],
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
