import { test as base, type Page, type TestInfo } from '@playwright/test'
import type { RunningServer } from '#testing/built-server.ts'
import { Servers } from './demo-server.ts'
import { leaveAfterDialogs } from './leave-after-dialogs.ts'
import { watchTraffic } from './quiet.ts'
import { readNewestMail, type SignInMail } from './mail.ts'

interface TestFixtures {
  /** When a test failed, pictures of what it had opened besides `page`. */
  pictures: undefined
  /** A built server with a demo database, which the files of a worker share unless they say otherwise. */
  server: RunningServer
  /** The newest sign-in mail to an address, waited for; only mails after `since` count. */
  readMail: (address: string, since?: Date) => Promise<SignInMail>
}

interface WorkerFixtures {
  servers: Servers
}

/**
 * What a failed test had before it. Playwright's own setting takes a picture of every page of every
 * test, and deletes it when the test passed.
 */
async function pictureOnFailure(pages: Page[], info: TestInfo) {
  if (info.status === info.expectedStatus) return
  for (const page of pages) {
    const name = `page ${info.attachments.length + 1}`
    const path = info.outputPath(`${name}.png`)
    // One that went is no picture.
    const isTaken = await page.screenshot({ path }).catch(() => undefined)
    if (isTaken) await info.attach(name, { path, contentType: 'image/png' })
  }
}

/**
 * React makes some errors when it starts and throws none of them. With a debugger listening, as
 * Playwright's does, the engine reads the whole program again for the lines of their stacks: 60 ms of
 * each page load.
 */
async function withoutStartupStacks(page: Page) {
  await page.addInitScript(() => {
    const usual = Error.stackTraceLimit
    Error.stackTraceLimit = 0
    document.addEventListener('DOMContentLoaded', () => {
      Error.stackTraceLimit = usual
    })
  })
}

/** `test` of every journey: `page` is on a fresh server, `readMail` opens the person's mailbox. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    async ({}, use) => {
      const servers = new Servers()
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  server: async ({ servers }, use) => {
    await use(await servers.shared())
  },
  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
  // Filling itself costs a browser as much as a whole short journey: whoever needs it says so.
  serviceWorkers: async ({ serviceWorkers }, use, { tags }) => {
    await use(tags.includes('@worker') ? 'allow' : serviceWorkers)
  },
  pictures: [
    async ({ browser }, use, info) => {
      await use(undefined)
      const left = browser.contexts().flatMap((context) => context.pages())
      await pictureOnFailure(left, info)
    },
    { auto: true },
  ],
  page: async ({ page }, use, info) => {
    await withoutStartupStacks(page)
    watchTraffic(page)
    leaveAfterDialogs(page)
    await use(page)
    await pictureOnFailure([page], info)
  },
  readMail: async ({ server }, use) => {
    await use((address, since) => readNewestMail(server.dataDir, address, since))
  },
})

export { expect } from '@playwright/test'
