import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { RunningServer } from '#testing/built-server.ts'
import { signedIn } from './people.ts'
import { startDemoServer } from './demo-server.ts'
import { test as base } from './fixtures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const staffEmail = 'rosa@example.com'

/** As the company does it, by command. */
function addStaff(dataDir: string) {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, DATA_DIR: dataDir, SEED_DEMO: '1' }
  execFileSync(process.execPath, ['dist/server/staff.js', 'add', staffEmail], { cwd: root, env })
}

interface StaffFixtures {
  /** The session of a person of the company. */
  staffToken: string
}

/** Like `test`, on a server that only the files with this very `test` share; its staff list has a person on it. */
export const withStaffServer = () =>
  base.extend<StaffFixtures, { server: RunningServer }>({
    server: [
      async ({}, use) => {
        const server = await startDemoServer(addStaff)
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    staffToken: async ({ server, readMail }, use) => {
      await use(await signedIn(server.url, staffEmail, readMail))
    },
  })

/** On a server of its own whose staff list has a person on it. */
export const test = withStaffServer()
