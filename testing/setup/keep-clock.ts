import { afterEach, beforeEach } from 'vitest'
import { sharedServer } from '../server.ts'

/* A test that moves the clock of its file's server leaves it to the next one as it found it, in whatever order they run. */

let found: Date | undefined

beforeEach(async () => {
  found = (await sharedServer())?.services.clock()
})

afterEach(async () => {
  if (found) (await sharedServer())?.setNow(found)
})
