import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '#scripts/lib/browser.mjs'

const executablePath = await findBrowser()

/**
 * What no size of a screen changes is told once, on a phone. How every screen and dialog stands on
 * a desk is looked at by the other journeys, in both sizes.
 */
const onPhonesOnly = [
  'errors',
  'extend',
  'help',
  'hold-and-papers',
  'keys',
  'language-choice',
  'maintenance',
  'offline',
  'offline-pickup',
  'profile',
  'refund',
  'release',
  'sign-out',
  'swap',
  'three-months',
].map((name) => `${name}.test.ts`)

/** Journeys in a real browser; `e2e/fixtures.ts` starts the built server they run against. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
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
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: {
        userAgent: devices['Pixel 7'].userAgent,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    { name: 'desktop', testIgnore: onPhonesOnly, use: { viewport: { width: 1280, height: 900 } } },
  ],
})
