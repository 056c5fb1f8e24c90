import { test as base } from '@playwright/test'
import type { RunningServer } from '#testing/built-server.ts'
import { Servers } from './demo-server.ts'
import { leaveAfterDialogs } from './leave-after-dialogs.ts'
import { watchTraffic } from './quiet.ts'
import { readNewestMail, type SignInMail } from './mail.ts'

interface TestFixtures {
  /** A built server with a demo database, which the files of a worker share unless they say otherwise. */
  server: RunningServer
  /** The newest sign-in mail to an address, waited for; only mails after `since` count. */
  readMail: (address: string, since?: Date) => Promise<SignInMail>
}

interface WorkerFixtures {
  servers: Servers
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
