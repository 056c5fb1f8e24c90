import { type Demo, staffEmail } from './demo-server.ts'
import { withOwnServer } from './own-server.ts'
import { signedIn } from './people.ts'

interface StaffFixtures {
  /** The session of a person of the company. */
  staffToken: string
}

/** Like `test`, on a server that only the files with this very `test` share; its staff list has a person on it. */
export const withStaffServer = (demo: Exclude<Demo, 'demo'> = 'staffed') =>
  withOwnServer(demo).extend<StaffFixtures>({
    staffToken: async ({ server }, use) => {
      await use(await signedIn(server.url, staffEmail))
    },
  })

/** On a server of its own whose staff list has a person on it. */
export const test = withStaffServer()
