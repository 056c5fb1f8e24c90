import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { countedQueries } from '#testing/counted-queries.ts'
import { bookedCar, pickedUp } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'
import { type Asked, piecesDue } from '../platform/work/due.ts'
import { Worker } from '../platform/work/work.ts'
import { backgroundWork } from './wings.ts'

type Named = Asked & { name: string }

test('a round with nothing due asks one statement a lane', async () => {
  const server = await testServer()
  await bookedCar(server)
  await pickedUp(server)
  await server.work()
  const { counted, during } = await countedQueries(server)
  counted.setNow(server.services.clock())
  // Hourly, so that a lane has no other turn while the slowest one is waited for.
  const work = backgroundWork.map((piece) => ({ ...piece, everySeconds: 3600 }))
  const worker = new Worker(counted.services, work, counted.app.log)
  onTestFinished(() => worker.stop())
  worker.start()
  await worker.settle()
  const lanes = new Set(backgroundWork.map(({ lane = 'usual' }) => lane))
  expect(await during(() => worker.catchUp())).toBeLessThanOrEqual(lanes.size)
})

test('the tests’ own round with nothing due asks one statement', async () => {
  const server = await testServer()
  await server.work()
  const { counted, during } = await countedQueries(server)
  counted.setNow(server.services.clock())
  await counted.work()
  expect(await during(() => counted.work())).toBe(1)
})

test('every piece is asked before it runs, but for what lies in a folder of this server', async () => {
  const unasked = backgroundWork.filter(({ due }) => due === undefined)
  expect(unasked.map(({ name }) => name)).toEqual(['old mail files'])
})

test('a piece is asked only when it is its turn', async () => {
  const { services } = await testServer()
  const asked = (name: string, is: boolean): Named => ({
    name,
    due: () => sql`select 1 where ${is}::boolean`,
  })
  const [always, other, never] = [
    asked('always', true),
    asked('other', true),
    asked('never', false),
  ]
  const all = [always, other, never, { name: 'unasked' }]
  const names = async (turn?: Set<Named>) =>
    (await piecesDue(services, all, turn)).map(({ name }) => name)
  expect(await names()).toEqual(['always', 'other', 'unasked'])
  expect(await names(new Set([other, never]))).toEqual(['other'])
})
