import type { RunningServer } from '#testing/built-server.ts'
import type { Demo } from './demo-server.ts'
import { test as base } from './fixtures.ts'

/** Like `test`, on a server that only the files with this very `test` share. */
export function withOwnServer(demo: Demo = 'demo') {
  const owner = {}
  return base.extend<{ server: RunningServer }>({
    server: async ({ servers }, use) => {
      await use(await servers.of(owner, demo))
    },
  })
}

/** On a server of its own: its clock may be moved by days without disturbing others. */
export const test = withOwnServer()
