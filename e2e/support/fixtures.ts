import { test as base } from '@playwright/test'
import type { RunningServer } from '#testing/built-server.ts'
import { startDemoServer } from './demo-server.ts'
import { leaveAfterDialogs } from './leave-after-dialogs.ts'
import { watchTraffic } from './quiet.ts'
import { readNewestMail, type SignInMail } from './mail.ts'

interface TestFixtures {
  /** The newest sign-in mail to an address, waited for; only mails after `since` count. */
  readMail: (address: string, since?: Date) => Promise<SignInMail>
}

interface WorkerFixtures {
  /** One built server with a demo database of its own for each worker. */
  server: RunningServer
}

/** `test` of every journey: `page` is on a fresh server, `readMail` opens the person's mailbox. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startDemoServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
  // Filling itself costs a browser as much as a whole short journey: whoever needs it says so.
  serviceWorkers: async ({ serviceWorkers }, use, { tags }) => {
    await use(tags.includes('@worker') ? 'allow' : serviceWorkers)
  },
  page: async ({ page }, use) => {
    watchTraffic(page)
    leaveAfterDialogs(page)
    await use(page)
  },
  readMail: async ({ server }, use) => {
    await use((address, since) => readNewestMail(server.dataDir, address, since))
  },
})

export { expect } from '@playwright/test'
