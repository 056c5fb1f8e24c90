import { defineConfig, devices } from '@playwright/test'
import { desk, phone } from './e2e/support/sizes.ts'
import { taggedFiles } from './testing/test-files.ts'
import { shortOr } from './testing/walk/length.ts'
import { findBrowser } from '#scripts/lib/browser.mjs'

const executablePath = await findBrowser()

const leftOut = shortOr(taggedFiles('thorough'), [])

/** Journeys in a real browser; `e2e/support/fixtures.ts` starts the built server they run against. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/demo-server.ts',
  workers: 3,
  retries: 0,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // A loaded machine only makes them slower; no test has a shorter patience of its own.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // As long as a check waits: a button that never comes is no reason to wait for the whole test.
    actionTimeout: 120_000,
    // Each fresh browser would bring in all files of the app for times without signal; the journeys
    // that need them say so.
    serviceWorkers: 'block',
    // A trace costs a sixth of the time: `npx playwright test FILE --trace on` where one is needed.
    trace: 'off',
    // Pictures of a failed test are taken by fixtures.ts.
    screenshot: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Cores are scarce: threads that compile and collect beside the page take from the other workers.
        '--js-flags=--single-threaded',
        '--num-raster-threads=1',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: shortOr(/@desk|@thorough/, /@desk/),
      testIgnore: [...leftOut, ...taggedFiles('desk')],
      use: {
        userAgent: devices['Pixel 7'].userAgent,
        viewport: phone,
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'desktop',
      grepInvert: shortOr(/@phone|@thorough/, /@phone/),
      testIgnore: [...leftOut, ...taggedFiles('phone')],
      use: { viewport: desk },
    },
  ],
})
