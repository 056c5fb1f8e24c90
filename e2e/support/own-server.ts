import type { RunningServer } from '#testing/built-server.ts'
import { startDemoServer } from './demo-server.ts'
import { test as base } from './fixtures.ts'

/** Like `test`, on a server that only the files with this very `test` share. */
export const withOwnServer = () =>
  base.extend<object, { server: RunningServer }>({
    server: [
      async ({}, use) => {
        const server = await startDemoServer()
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 600_000 },
    ],
  })

/** On a server of its own: its clock may be moved by days without disturbing others. */
export const test = withOwnServer()
