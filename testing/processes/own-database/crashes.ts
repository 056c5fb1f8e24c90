import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningServer, startServer } from '../../built-server.ts'
import type { TestUser } from '../../factories.ts'
import { datesAhead, get, people, post } from '../prepare.ts'
import { postmasterIn, untilReady } from './own.ts'

const card = { number: '4242424242424242', expiry: '12/40', cvc: '123' }

/** What is killed with -9. */
const victims = ['server', 'database', 'both'] as const

/** What came of it. */
type Crashes = {
  kills: number
  acknowledged: number
  paid: number
  /** Acknowledged bookings and payments that are not there afterwards. */
  lost: number
  longestReadyMs: number
}

/** What the server has told a renter before it died. */
export type Told = { user: TestUser; order: string; paid: boolean }

/** One renter books and pays; whatever was answered goes into `told`, whatever was cut off does not. */
export async function bookAndPay(
  server: RunningServer,
  user: TestUser,
  car: string,
  told: Told[],
): Promise<void> {
  const requestId = () => crypto.randomUUID()
  try {
    const held = await post(server.url, user.token, {
      objectType: 'submitBooking',
      requestId: requestId(),
      car,
      ...datesAhead(5),
    })
    if (held.http !== 200) return
    const record: Told = { user, order: String(held.body.orderId), paid: false }
    told.push(record)
    const begun = await post(server.url, user.token, {
      objectType: 'submitPaymentRefund',
      requestId: requestId(),
      order: record.order,
      paymentMethod: 'creditCard',
    })
    if (begun.http !== 200) return
    const { clientSecret } = begun.body.payment as { clientSecret: string }
    const typed = await post(server.url, user.token, card)
    const { confirmationToken } = typed.body as { confirmationToken: string }
    const charged = await post(server.url, user.token, { clientSecret, confirmationToken })
    if (charged.http >= 400) return
    for (;;) {
      const state = await get(server.url, user.token, {
        objectType: 'paymentState',
        order: record.order,
      })
      if (state.http !== 200) return
      record.paid = state.body.state === 'paid'
      if (record.paid) return
      await sleep(30)
    }
  } catch {
    // The connection was cut: the server is dead, and nothing more was promised.
  }
}

/**
 * Kills the server, its database and both, in turn, while people book and pay; after each the place is
 * started again where it did not go on by itself.
 */
export async function crashUnderLoad(
  place: Record<string, string>,
  { rounds, each }: { rounds: number; each: number },
): Promise<Crashes> {
  const kills = rounds * victims.length
  const { users, cars } = await people(place, { renters: kills * each, cars: kills * each })
  const told: Told[] = []
  const seen: Crashes = { kills: 0, acknowledged: 0, paid: 0, lost: 0, longestReadyMs: 0 }
  let server = await startServer(place)
  for (; seen.kills < kills; seen.kills++) {
    const victim = victims[seen.kills % victims.length]
    const first = seen.kills * each
    const work = users
      .slice(first, first + each)
      .map((user, n) => bookAndPay(server, user, cars[first + n] ?? '', told))
    // After the first booking of this round, or in every second one the first payment; a different moment each time.
    const before = told.length
    const isOver = Promise.all(work).then(() => true)
    const isTold = () => told.slice(before).some(({ paid }) => paid || seen.kills % 2 === 0)
    while (!isTold()) if (await Promise.race([isOver, sleep(5, false)])) break
    await sleep((seen.kills % 6) * 200)
    const began = performance.now()
    if (victim !== 'database') await server.kill()
    const database = victim === 'server' ? undefined : postmasterIn(place.DATA_DIR ?? '')
    if (database !== undefined) process.kill(database, 'SIGKILL')
    if (victim !== 'database') server = await startServer(place)
    // Sessions of a dead database answer for a moment more.
    else while (postmasterIn(place.DATA_DIR ?? '') === undefined) await sleep(5)
    await untilReady(server.url)
    seen.longestReadyMs = Math.max(seen.longestReadyMs, performance.now() - began)
    await Promise.all(work)
  }
  seen.acknowledged = told.length
  seen.paid = told.filter(({ paid }) => paid).length
  for (const one of told) if (!(await isThere(server, one))) seen.lost += 1
  await server.stop()
  return seen
}

async function isThere(server: RunningServer, { user, order, paid }: Told): Promise<boolean> {
  const { http, body } = await get(server.url, user.token, { objectType: 'orderHistory', order })
  const rental = body.rental as { state: string; paid: boolean } | undefined
  if (http !== 200 || !rental) return false
  return paid ? rental.state === 'booked' && rental.paid : true
}
