import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { encodeFields } from '#protocol/core/form-codec.ts'
import { named } from '#protocol/core/name.ts'
import type { InputOf, Operation, OutputOf } from '#protocol/core/operation.ts'
import { backgroundWork } from '#server/app/wings.ts'
import { readConfig } from '#server/config.ts'
import { buildApp } from '#server/app/app.ts'
import { answers } from '#server/app/wings.ts'
import { tell } from '#server/app/reactions.ts'
import type { Services } from '#server/platform/api/context.ts'
import { piecesDue } from '#server/platform/work/due.ts'
import type { Database } from '#server/platform/db/database.ts'
import { phoneCountry } from '#server/people/company/company-store.ts'
import { keeperOf } from '#server/money/orders/orders-store.ts'
import { findCaller } from '#server/people/people/find-caller.ts'
import { addressSearchOf } from '#server/platform/gateways/address-search.ts'
import { withDrawnPhotos } from '#server/app/demo/photos/drawn-files.ts'
import { folderStore } from '#server/platform/gateways/files.ts'
import { senderOf } from '#server/people/company/company-store.ts'
import { mailerOf } from '#server/platform/gateways/mail.ts'
import { outsideOf, type Reach } from '#server/platform/http/fetch-public.ts'
import { gatewayOf } from '#server/money/gateways/gateway-of.ts'
import type { StripeAddress } from '#server/stripe-keys.ts'
import { testDatabase, useTestKey } from './test-database.ts'

/** When tests play unless they say otherwise: a Friday morning in Los Angeles. */
export const testNow = new Date('2026-11-20T18:00:00Z')

/** An answer of the public door: the HTTP status and the body as the operation describes it. */
export type Reply<Op extends Operation> = {
  http: number
  body: Partial<OutputOf<Op>> & {
    status: number
    message?: string
    errors?: Record<string, string>
  }
  headers: Record<string, unknown>
}

export type Caller = {
  read<Op extends Operation>(operation: Op, input: InputOf<Op>, more?: More): Promise<Reply<Op>>
  send<Op extends Operation>(operation: Op, input: InputOf<Op>, more?: More): Promise<Reply<Op>>
}
type More = { lang?: string; requestId?: string; address?: string }

export type TestServer = {
  app: FastifyInstance
  services: Services
  /** Moves this server's clock. */
  setNow(now: Date): void
  passMinutes(minutes: number): void
  /** Somebody with this token, or a visitor. */
  as(token?: string): Caller
  /** Does what time and waiting work do by themselves, until nothing is left. */
  work(): Promise<void>
  dataDir: string
}

/** A piece takes so many rows at a time that none of ours needs more rounds. */
const mostRounds = 40

let shared: { database: Promise<Database>; server: Promise<TestServer> } | undefined

/** The test file's server, built like the real one, called without a socket. Its clock starts anew at each call. */
export async function testServer(): Promise<TestServer> {
  const database = testDatabase()
  if (shared?.database !== database) shared = { database, server: database.then(serverOn) }
  const server = await shared.server
  useTestKey()
  server.setNow(testNow)
  return server
}

/**
 * A server on a database of one's own, for tests that need an empty one or other settings.
 * @param settings environment variables on top of those of all tests
 * @param stripeAt who plays Stripe, where its keys are among them
 * @param reach what may be asked beside the public internet; else nothing
 */
export async function serverOn(
  { db }: Pick<Database, 'db'>,
  settings: Record<string, string> = {},
  stripeAt?: StripeAddress,
  reach?: Reach,
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tramo-test-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    // What is public has its limits.
    ...(settings.PUBLIC_URL === undefined ? { RATE_LIMITS: 'off' } : {}),
    LOG_LEVEL: 'error',
    SEED_DEMO: '0',
    ...settings,
  })
  let now = testNow
  const metrics = new Registry()
  const services: Services = {
    config,
    db,
    clock: () => now,
    files: withDrawnPhotos(folderStore(join(dataDir, 'uploads'))),
    mail: mailerOf(config, () => senderOf(db)),
    payments: gatewayOf(config, stripeAt),
    addresses: addressSearchOf(config, metrics),
    outside: outsideOf(reach),
    metrics,
    findCaller,
    keeperOf,
    phoneCountry,
    tell: (tx, event) => tell(services, tx, event),
    ask: answers,
    catchUp: async () => {},
  }
  const app = await buildApp(services)
  return {
    app,
    services,
    dataDir,
    setNow: (to) => {
      now = to
    },
    passMinutes: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    as: (token) => callerOf(app, token),
    async work() {
      for (let round = 0, done = 1; done > 0 && round < mostRounds; round++) {
        done = 0
        for (const piece of await piecesDue(services, backgroundWork))
          done += await piece.run(services)
      }
    },
  }
}

function callerOf(app: FastifyInstance, token: string | undefined): Caller {
  const headersOf = () => (token ? { authorization: `Bearer ${token}` } : {})
  return {
    async read(operation, input, more = {}) {
      const { objectType, values } = named(operation, input as Record<string, unknown>)
      const fields = encodeFields(values) as [string, string][]
      const query = new URLSearchParams([
        ['objectType', objectType],
        ['lang', more.lang ?? 'en'],
        ...fields,
      ])
      const response = await app.inject({
        method: 'GET',
        url: `/api?${query}`,
        headers: headersOf(),
        ...(more.address ? { remoteAddress: more.address } : {}),
      })
      return { http: response.statusCode, body: response.json(), headers: response.headers }
    },
    async send(operation, input, more = {}) {
      const fields = encodeFields(input as Record<string, unknown>)
      const common: [string, string][] = [
        ['objectType', operation.name],
        ['lang', more.lang ?? 'en'],
        ...(more.requestId ? ([['requestId', more.requestId]] as [string, string][]) : []),
      ]
      const hasFiles = fields.some(([, value]) => value instanceof Blob)
      const body = hasFiles ? new FormData() : new URLSearchParams()
      for (const [name, value] of [...common, ...fields]) body.append(name, value as string)
      const form = new Response(body)
      const response = await app.inject({
        method: 'POST',
        url: '/api',
        headers: { ...headersOf(), 'content-type': form.headers.get('content-type') ?? '' },
        payload: Buffer.from(await form.arrayBuffer()),
        ...(more.address ? { remoteAddress: more.address } : {}),
      })
      return { http: response.statusCode, body: response.json(), headers: response.headers }
    },
  }
}
