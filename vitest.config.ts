import { playwright } from '@vitest/browser-playwright'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '#scripts/lib/browser.mjs'
import { LongestFirst } from './testing/longest-first.ts'
import { taggedFiles, withoutDatabase } from './testing/test-files.ts'

const noDatabase = withoutDatabase()
const leftOut = process.env.SHORT === '1' ? taggedFiles('thorough') : []

/** SHUFFLE=7 runs the files in an order of its own that 7 brings again; the tests of a file may be a story, told in theirs. */
const shuffle = process.env.SHUFFLE

const serverTests = {
  include: ['server/**/*.test.ts', 'testing/**/*.test.ts'],
  exclude: ['testing/*.test.ts', 'testing/walls/**', 'node_modules/**', ...noDatabase, ...leftOut],
  pool: 'forks' as const,
  // A worker lives for minutes: collecting its garbage on every core costs more than it brings in.
  execArgv: ['--single-threaded-gc', '--max-semi-space-size=64'],
  // Loading the server's modules costs seconds: once a worker, not once a file.
  isolate: false,
  // Some start real servers several times; a loaded machine only makes them slower.
  testTimeout: 300_000,
  hookTimeout: 300_000,
}

const executablePath = await findBrowser()

export default defineConfig({
  test: {
    maxWorkers: 2,
    // What a run has made of the sources the next one reads, in node_modules: 10 of the 33 seconds of
    // a small test of the server.
    experimental: { fsModuleCache: true },
    sequence: shuffle
      ? { shuffle: { files: true, tests: false }, seed: Number(shuffle) }
      : { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // They are functions of what they are given: no file needs a process of its own.
          isolate: false,
          include: [
            'domain/**/*.test.ts',
            'protocol/**/*.test.ts',
            'scripts/**/*.test.ts',
            'testing/*.test.ts',
            'testing/walls/**/*.test.ts',
          ],
          testTimeout: 60_000,
          // Some compile the whole server, which a busy machine does in minutes.
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          exclude: ['web/**/*.browser.test.tsx'],
          environment: 'jsdom',
          // Each file has a world of its own, but loading jsdom costs seconds: once a worker.
          pool: 'vmForks',
          setupFiles: ['testing/web-setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        // The library draws whole lists in tests, unless it is told to draw what is seen, as for people.
        define: { 'process.env.VIRT_ON': '"1"' },
        // What is found while tests run has the page loaded anew, in the middle of one.
        optimizeDeps: {
          include: ['axe-core', 'zxing-wasm/reader', 'zxing-wasm/writer'],
          entries: ['web/main.tsx', 'testing/screens/*.ts*'],
        },
        test: {
          name: 'screens',
          include: ['web/**/*.browser.test.tsx'],
          isolate: false,
          // The first one waits until the whole program is there.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath === undefined ? {} : { executablePath }),
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                  // Nothing of a screen reaches further than this machine.
                  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...serverTests,
          name: 'server without a database',
          include: noDatabase,
          exclude: leftOut,
        },
      },
      {
        test: {
          ...serverTests,
          name: 'server',
          globalSetup: ['testing/postgres-setup.ts'],
        },
      },
    ],
  },
})
