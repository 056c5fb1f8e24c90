import type { FastifyBaseLogger } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { Services } from './context.ts'
import { type Work, Worker } from './work.ts'

/** A worker whose pieces write their names down; hourly, so that only waking runs them again. */
function workerOf(names: readonly string[], failing?: string) {
  const ran: string[] = []
  const told: unknown[] = []
  const log = { info: () => {}, error: (what: unknown) => told.push(what) }
  const work = names.map((name): Work => {
    const run = async () => {
      ran.push(name)
      if (name === failing) throw new Error('no')
      return 1
    }
    return { name, everySeconds: 3600, run }
  })
  const worker = new Worker({} as Services, work, log as unknown as FastifyBaseLogger)
  onTestFinished(() => worker.stop())
  return { worker, ran, told }
}

test('whoever catches up goes on when every piece has run since', async () => {
  const { worker, ran } = workerOf(['lapse', 'remind', 'mail'])
  worker.start()
  await worker.catchUp()
  ran.length = 0
  await worker.catchUp()
  expect(ran.toSorted()).toEqual(['lapse', 'mail', 'remind'])
})

test('a piece that fails is told, and the others go on', async () => {
  const { worker, ran, told } = workerOf(['lapse', 'remind', 'mail'], 'remind')
  worker.start()
  await worker.catchUp()
  expect(ran).toContain('mail')
  expect(told).toMatchObject([{ work: 'remind', name: 'Error' }])
})

test('nobody waits for work that has stopped', async () => {
  const { worker, ran } = workerOf(['lapse'])
  worker.start()
  await worker.stop()
  ran.length = 0
  await worker.catchUp()
  expect(ran).toEqual([])
})
