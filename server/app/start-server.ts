import type { Server } from 'node:http'
import { join } from 'node:path'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { backgroundWork } from './wings.ts'
import { BadConfig, type Config } from '../config.ts'
import { isLoopback } from '../config-values.ts'
import { addressSearchOf } from '../platform/gateways/address-search.ts'
import { withDrawnPhotos } from './demo/photos/drawn-files.ts'
import type { LocalPostgres } from '../platform/db/cluster/local-postgres.ts'
import { folderStore } from '../platform/gateways/files.ts'
import { phoneCountry, senderOf } from '../people/company/company-store.ts'
import { mailerOf } from '../platform/gateways/mail.ts'
import { outsideOf } from '../platform/http/fetch-public.ts'
import { gatewayOf } from '../money/gateways/gateway-of.ts'
import type { StripeAddress } from '../stripe-keys.ts'
import { buildApp } from './app.ts'
import { registerBackupMetrics } from './backups/backup-metrics.ts'
import { Backups } from './backups/keeper.ts'
import { keeperOf } from '../money/orders/orders-store.ts'
import { findCaller } from '../people/people/find-caller.ts'
import { clock } from '../platform/clock.ts'
import type { Services } from '../platform/api/context.ts'
import { stopScanners } from '../platform/uploads/file-scanners.ts'
import { answers } from './wings.ts'
import { tell } from './reactions.ts'
import { beginConfiguredDatabase } from './open-database.ts'
import { isTopic } from '../platform/work/topics.ts'
import { Worker } from '../platform/work/work.ts'

export type RunningServer = { address: string; services: Services; close(): Promise<void> }

/** What is under way when the server ends may take this long; hosts kill after 10 seconds and more. */
const graceMs = 8_000

/**
 * Keeps a server's connections in view, so that its end does not wait for those who say nothing.
 * @returns what to call when the server closes: silent connections end at once, those with a call
 *   under way when it is answered, or after the grace.
 */
function watchConnections(server: Server): () => void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    setTimeout(() => server.closeAllConnections(), graceMs).unref()
  }
}

/** Who develops has the other end on the same machine; what others can come to never goes there. */
const reachesItself = ({ devPages, isPublic, host }: Config) =>
  devPages && !isPublic && isLoopback(host)

type Starting = {
  stopped?: AbortSignal
  begun?: Promise<LocalPostgres>
  /** Only for tests: who plays Stripe. */
  stripeAt?: StripeAddress
}

/**
 * Opens the database, listens and starts the background work.
 * @param begun its PostgreSQL, when somebody has begun it already
 * @param stopped ends the start between two of its steps, with everything closed again
 * @throws BadConfig with a sentence for the person who starts it; the signal's reason when stopped
 */
export async function startServer(
  config: Config,
  say: (line: string) => void = () => {},
  { stopped, begun, stripeAt }: Starting = {},
): Promise<RunningServer> {
  const { database, filled, postgres } = await beginConfiguredDatabase(config, say, {
    stopped,
    begun,
  })
  const running: { worker?: Worker } = {}
  const metrics = new Registry()
  const services: Services = {
    config,
    db: database.db,
    clock,
    files: withDrawnPhotos(folderStore(join(config.dataDir, 'uploads'))),
    mail: mailerOf(config, () => senderOf(database.db)),
    payments: gatewayOf(config, stripeAt),
    addresses: addressSearchOf(config, metrics),
    outside: outsideOf({ ownMachine: reachesItself(config) }),
    metrics,
    findCaller,
    keeperOf,
    phoneCountry,
    tell: (tx, event) => tell(services, tx, event),
    ask: answers,
    catchUp: async () => running.worker?.settle(),
  }
  // While the database gets its tables: both take their time at the first start.
  const app = await buildApp(services)
  const endConnections = watchConnections(app.server)
  const closeApp = () => {
    endConnections()
    return app.close()
  }
  try {
    await filled
    await listen(app, config)
    stopped?.throwIfAborted()
  } catch (error) {
    await closeApp()
    await database.close()
    throw error
  }
  // From here on: a connection that the system could not give us ends nothing.
  app.server.on('error', ({ message }) => app.log.error({ why: message }, 'not listening well'))
  const { port } = app.server.address() as AddressInfo
  if (config.port === 0) config.publicUrl = config.publicUrl.replace(/:0$/, `:${port}`)
  const signals = await database.signals({
    heard: (text) => isTopic(text) && running.worker?.wake(text),
    missed: () => {
      // Nothing was missed by somebody who has not begun.
      if (running.worker) app.log.warn('the database is back')
      running.worker?.wake()
    },
    gone: ({ message }) => app.log.warn({ why: message }, 'the database is away'),
  })
  const backups = config.backupDir ? new Backups(config, postgres, app.log) : undefined
  registerBackupMetrics(services, backups)
  const work = [...backgroundWork, ...(backups?.work ?? [])]
  const worker = new Worker(services, work, app.log, signals.alone)
  running.worker = worker
  worker.start()
  return {
    address: config.publicUrl,
    services,
    async close() {
      backups?.stop()
      await closeApp()
      stopScanners()
      await worker.stop()
      await signals.close()
      await database.close()
      await backups?.farewell()
    },
  }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE') {
      throw new BadConfig(
        `PORT ${port} on ${host} is taken by another program. Stop it, or set PORT to another number.`,
      )
    }
    if (code === 'EADDRNOTAVAIL')
      throw new BadConfig(`HOST ${host} is not an address of this machine.`)
    if (code === 'EACCES')
      throw new BadConfig(
        `PORT ${port} needs more rights than this user has. Choose one above 1023.`,
      )
    throw error
  }
}
