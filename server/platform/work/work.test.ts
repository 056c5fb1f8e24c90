import type { FastifyBaseLogger } from 'fastify'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { DatabaseAway } from '../db/database-away.ts'
import type { Signals } from '../db/signals.ts'
import type { Services } from '../api/context.ts'
import { type Work, Worker } from './work.ts'

/** Resolves when it is opened. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

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
  const worker = new Worker(
    { metrics: new Registry() } as Services,
    work,
    log as unknown as FastifyBaseLogger,
  )
  onTestFinished(() => worker.stop())
  return { worker, ran, told }
}

/** A worker that has begun and whose failures do not matter. */
function startedWorker(work: Work[], alone?: Signals['alone']): Worker {
  const log = { info: () => {}, error: () => {} } as unknown as FastifyBaseLogger
  const worker = new Worker({ metrics: new Registry() } as Services, work, log, alone)
  worker.start()
  onTestFinished(() => worker.stop())
  return worker
}

test('catching up ends when every piece has run since', async () => {
  const { worker, ran } = workerOf(['lapse', 'remind', 'mail'])
  worker.start()
  await worker.catchUp()
  ran.length = 0
  await worker.catchUp()
  expect(ran.toSorted()).toEqual(['lapse', 'mail', 'remind'])
})

test('a change wakes the pieces that look after its topic, and no others', async () => {
  const ran: string[] = []
  const again = gate()
  const piece = (name: string, topics?: Work['topics'], run = async () => {}): Work => ({
    name,
    everySeconds: 3600,
    ...(topics ? { topics } : {}),
    run: async () => {
      ran.push(name)
      await run()
      return 0
    },
  })
  const worker = startedWorker([
    piece('refunds', ['refunds']),
    piece('lapse'),
    piece('mail', ['mail', 'notices'], async () => {
      if (ran[0] === 'from') again.open()
    }),
  ])
  await worker.catchUp()
  ran.splice(0, ran.length, 'from', 'here', 'on')
  worker.wake('notices')
  await again.opened
  await worker.stop()
  expect(ran).toEqual(['from', 'here', 'on', 'mail'])
})

test('what is woken while it runs runs once more', async () => {
  const [first, begun, second] = [gate(), gate(), gate()]
  let times = 0
  const run = async () => {
    times += 1
    if (times === 1) {
      begun.open()
      await first.opened
    }
    if (times === 2) second.open()
    return 0
  }
  const worker = startedWorker([{ name: 'mail', everySeconds: 3600, topics: ['mail'], run }])
  await begun.opened
  worker.wake('mail')
  first.open()
  await second.opened
  expect(times).toBe(2)
})

test('work that waits for an outside server delays nothing else, not even the shutdown', async () => {
  const [hanging, done] = [gate(), gate()]
  const worker = startedWorker([
    {
      name: 'mail',
      everySeconds: 3600,
      lane: 'mail',
      run: async () => {
        hanging.open()
        return new Promise<number>(() => {})
      },
    },
    {
      name: 'lapse',
      everySeconds: 3600,
      run: async () => {
        await hanging.opened
        done.open()
        return 1
      },
    },
  ])
  await done.opened
  expect(await worker.stop()).toBeUndefined()
})

test('a piece that scans is left to the server that runs it already, others are not', async () => {
  const ran: string[] = []
  const piece = (name: string, scans?: true): Work => ({
    name,
    everySeconds: 3600,
    ...(scans ? { scans } : {}),
    run: async () => ran.push(name),
  })
  const worker = startedWorker([piece('scan', true), piece('rows')], async () => undefined)
  await worker.catchUp()
  expect(new Set(ran)).toEqual(new Set(['rows']))
})

test('a piece that fails is told, and the others go on', async () => {
  const { worker, ran, told } = workerOf(['lapse', 'remind', 'mail'], 'remind')
  worker.start()
  await worker.catchUp()
  ran.length = told.length = 0
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

test('what has to wait for the database is not late by its interval, and no failure', async () => {
  const again = gate()
  const told: unknown[] = []
  let times = 0
  const run = async () => {
    times += 1
    if (times === 1) throw new DatabaseAway('57P01')
    again.open()
    return 0
  }
  const log = { info: () => {}, error: (what: unknown) => told.push(what) }
  const worker = new Worker(
    { metrics: new Registry() } as Services,
    [{ name: 'lapse', everySeconds: 3600, run }],
    log as unknown as FastifyBaseLogger,
  )
  worker.start()
  onTestFinished(() => worker.stop())
  await again.opened
  expect(told).toEqual([])
})
