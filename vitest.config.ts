import { defineConfig } from 'vitest/config'
import { LongestFirst } from './testing/longest-first.ts'

/** Of the server, and needs no database: none is begun for a look at one of them. */
const withoutDatabase = [
  'server/platform/configured-scripts',
  'server/platform/http/{network-of,paced-starts,turns}',
  'server/platform/http/pages/{arrival-pages,packed-page}',
  'server/platform/work/{one-by-one,work}',
  'server/platform/pdf/*',
  'server/platform/uploads/{bounded-memory,file-queue,file-scanners,picture,work-allowance}',
  'server/app/demo/photos/drawn-photo',
  'server/people/account/return-url',
  'server/fleet/cars/fleet-file/read-fleet-file',
  'server/fleet/cars/same-price',
  'server/people/drivers/{countries,missing-for-booking}',
  'server/rentals/handover/keys-refusal',
  'server/money/orders/texts/unpaid-words',
  'server/people/passkeys/relying-party',
  'server/fleet/pricing/lines-multiply',
  'server/news/reminders/staff-clock-texts',
  'server/fleet/site/{content-html,content-parts,scrub}',
].map((name) => `${name}.test.ts`)

/** A quick look (QUICK=1) leaves these out: walks, sweeps and starts of whole servers, 40 % of the server's time. */
const thorough = [
  'server/platform/api/far-dates.test.ts',
  'server/platform/api/input-sweep.test.ts',
  'server/platform/uploads/hostile-files.test.ts',
  'server/platform/uploads/file-scanners.test.ts',
  'server/platform/db/migrate.test.ts',
  'server/**/*-walks.test.ts',
  'server/staff/staff/every-staff-action.test.ts',
  'server/tools/**',
  'testing/processes/**',
]
const leftOut = process.env.QUICK === '1' ? thorough : []

const serverTests = {
  include: ['server/**/*.test.ts', 'testing/**/*.test.ts'],
  exclude: [
    'testing/*.test.ts',
    'testing/walls/**',
    'node_modules/**',
    ...withoutDatabase,
    ...leftOut,
  ],
  pool: 'forks' as const,
  // A worker lives for minutes: collecting its garbage on every core costs more than it brings in.
  execArgv: ['--single-threaded-gc', '--max-semi-space-size=64'],
  // Loading the server's modules costs seconds: once a worker, not once a file.
  isolate: false,
  // Some start real servers several times; a loaded machine only makes them slower.
  testTimeout: 300_000,
  hookTimeout: 300_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    // What a run has made of the sources the next one reads, in node_modules: 10 of the 33 seconds of
    // a small test of the server.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
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
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          environment: 'jsdom',
          // Each file has a world of its own, but loading jsdom costs seconds: once a worker.
          pool: 'vmForks',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...serverTests,
          name: 'server without a database',
          include: withoutDatabase,
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
