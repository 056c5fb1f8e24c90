import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type RunningServer, startServer } from '../built-server.ts'
import type { TestUser } from '../factories.ts'
import type { PostgresCluster } from '../postgres-cluster.ts'
import { datesAhead, get, people, post } from './prepare.ts'

/** What came of it; of what must not happen, how often it did. */
export type Restarts = {
  restarts: number
  /** Changes that a server has told of as made. */
  acknowledged: number
  /** Calls that were told to try again in a moment. */
  notNow: number
  /** The slowest answer of all, and the longest time from a start of PostgreSQL to a change on every server. */
  slowestMs: number
  longestBackMs: number
  /** Servers that have ended. */
  exits: number
  /** Changes that were acknowledged and are not there afterwards, or are there twice. */
  lost: number
  doubled: number
  /** Answers of 500, and statuses that nobody expected. */
  failed: number
  /** Calls that were not answered within the time, or cut off. */
  unanswered: number
  /** Restarts after which a server was not back in time: its calls, or the connection that listens. */
  notBack: number
  /** What the first few of those said. */
  examples: string[]
}

type Plan = {
  cluster: PostgresCluster
  /** Where two servers may start (`DATABASE_URL` in `cluster`, `DATA_DIR`). */
  place: Record<string, string>
  clients: number
  restarts: number
  /** A call that takes longer is not answered; after a start the servers are back by then. */
  patienceMs: number
}

/** Every so many changes of a client one is a booking. */
const bookingEvery = 10
const bookingsOfOne = 15
const pauseMs = 100

/** One client: books a car for another two weeks, and writes about it. */
class Client {
  readonly #seen: Restarts
  readonly #servers: RunningServer[]
  readonly #patienceMs: number
  readonly #car: string
  readonly #users: TestUser[]
  #isOver = false
  /** What was acknowledged: orders, and texts in the thread of the last of them. */
  readonly orders: { user: TestUser; order: string; texts: string[] }[] = []

  constructor(
    seen: Restarts,
    servers: RunningServer[],
    patienceMs: number,
    car: string,
    users: TestUser[],
  ) {
    this.#seen = seen
    this.#servers = servers
    this.#patienceMs = patienceMs
    this.#car = car
    this.#users = users
  }

  end(): void {
    this.#isOver = true
  }

  async run(): Promise<void> {
    for (let turn = 0; !this.#isOver; turn++) {
      const user = turn % bookingEvery === 0 ? this.#users[this.orders.length] : undefined
      if (user) await this.#book(user)
      else await this.#write(`change ${turn}`)
    }
  }

  async #book(user: TestUser): Promise<void> {
    const dates = datesAhead(5 + 20 * this.orders.length)
    const booking = { objectType: 'submitBooking', car: this.#car, ...dates }
    const body = await this.#change(user, booking)
    if (body) this.orders.push({ user, order: String(body.orderId), texts: [] })
  }

  async #write(text: string): Promise<void> {
    const last = this.orders.at(-1)
    if (!last) return
    const message = { objectType: 'sendMessage', order: last.order, text }
    if (await this.#change(last.user, message)) last.texts.push(text)
  }

  /** Sends it again, as the same request, until it was answered; undefined when it was refused. */
  async #change(user: TestUser, fields: Record<string, string>) {
    const requestId = crypto.randomUUID()
    for (let attempt = 0; ; attempt++) {
      const server = this.#servers[attempt % this.#servers.length] as RunningServer
      const answer = await this.#ask(server, user, { ...fields, requestId })
      if (answer?.http === 200 && answer.body.status !== 0) {
        this.#seen.acknowledged += 1
        return answer.body
      }
      if (answer?.http === 503) this.#seen.notNow += 1
      else if (answer) {
        this.#seen.failed += 1
        this.#seen.examples.unshift(
          `${answer.http} ${fields.objectType}: ${JSON.stringify(answer.body)}`,
        )
        if (answer.http < 500) return undefined
      }
      if (this.#isOver && this.#servers.every((each) => each.isGone())) return undefined
      await sleep(pauseMs)
    }
  }

  async #ask(server: RunningServer, user: TestUser, fields: Record<string, string>) {
    const began = performance.now()
    try {
      return await post(server.url, user.token, fields, AbortSignal.timeout(this.#patienceMs))
    } catch (error) {
      this.#seen.unanswered += 1
      this.#note(`no answer to ${fields.objectType}: ${String(error)}`)
      return undefined
    } finally {
      this.#seen.slowestMs = Math.max(this.#seen.slowestMs, performance.now() - began)
    }
  }

  #note(text: string): void {
    if (this.#seen.examples.length < 10) this.#seen.examples.push(text)
  }
}

/** Whether each server listens again for what the others change. */
async function listening(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
      where application_name = 'tramo signals' and datname = current_database() and (query like 'listen%' or query = 'select')`,
  )
  await client.end()
  return rows[0]?.count ?? 0
}

/** Waits until both servers change something and listen again. */
async function back({ place, patienceMs }: Plan, servers: RunningServer[], seen: Restarts) {
  const began = performance.now()
  const isReady = async (server: RunningServer) =>
    (await fetch(`${server.url}/readyz`).catch(() => undefined))?.status === 200
  const isBack = async () =>
    (await Promise.all(servers.map(isReady))).every(Boolean) &&
    (await listening(place.DATABASE_URL ?? '')) === servers.length
  while (!(await isBack())) {
    if (performance.now() - began > patienceMs || servers.some((each) => each.isGone())) {
      seen.notBack += 1
      return
    }
    await sleep(50)
  }
  seen.longestBackMs = Math.max(seen.longestBackMs, performance.now() - began)
}

/** Reads everything again that was acknowledged. */
async function reread(client: Client, server: RunningServer, seen: Restarts): Promise<void> {
  for (const { user, order, texts } of client.orders) {
    const history = await get(server.url, user.token, { objectType: 'orderHistory', order })
    if (history.http !== 200) seen.lost += 1
    const { body } = await get(server.url, user.token, { objectType: 'messages', order })
    const there = (body.messages as { text: string }[]).map(({ text }) => text)
    for (const text of texts) {
      const times = there.filter((each) => each === text).length
      if (times === 0) seen.lost += 1
      if (times > 1) seen.doubled += 1
    }
  }
}

/**
 * Restarts PostgreSQL under two built servers while clients change something all the time, and tells
 * what came of it. Ends the servers; the cluster goes on.
 */
export async function restartUnderLoad(plan: Plan): Promise<Restarts> {
  const { cluster, place, clients, restarts, patienceMs } = plan
  const made = await people(place, { renters: clients * bookingsOfOne, cars: clients })
  // What they write about is theirs; two servers need one key, and the first one makes it.
  const first = await startServer(place)
  const servers = [first, await startServer(place)]
  const seen: Restarts = {
    restarts: 0,
    acknowledged: 0,
    notNow: 0,
    slowestMs: 0,
    longestBackMs: 0,
    exits: 0,
    lost: 0,
    doubled: 0,
    failed: 0,
    unanswered: 0,
    notBack: 0,
    examples: [],
  }
  const all = made.cars.map(
    (car, n) =>
      new Client(
        seen,
        n % 2 === 0 ? servers : servers.toReversed(),
        patienceMs,
        car,
        made.users.slice(n * bookingsOfOne, (n + 1) * bookingsOfOne),
      ),
  )
  try {
    const work = all.map((client) => client.run())
    for (; seen.restarts < restarts && servers.some((each) => !each.isGone()); seen.restarts++) {
      // In the middle of their changes, at another moment each time.
      const before = seen.acknowledged
      while (seen.acknowledged < before + clients + (seen.restarts % 7)) {
        if (servers.every((each) => each.isGone())) break
        await sleep(5)
      }
      await cluster.restart(seen.restarts % 2 === 0 ? 'fast' : 'immediate')
      await back(plan, servers, seen)
    }
    for (const client of all) client.end()
    await Promise.all(work)
    seen.exits = servers.filter((each) => each.isGone()).length
    for (const server of servers) {
      const lines = server.log().split('\n')
      if (server.isGone()) seen.examples.push(lines.slice(-12).join('\n'))
      seen.examples.push(...lines.filter((line) => line.includes('unexpected error')).slice(0, 3))
    }
    const fresh = await startServer(place)
    for (const client of all) await reread(client, fresh, seen)
    await fresh.stop()
  } finally {
    for (const server of servers) await server.stop()
  }
  return seen
}
