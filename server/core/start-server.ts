import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { backgroundWork } from '../background-work.ts'
import { BadConfig, type Config } from '../config.ts'
import { folderStore } from '../gateways/files.ts'
import { mailerOf } from '../gateways/mail.ts'
import { testGateway } from '../gateways/test-gateway/test-gateway.ts'
import { buildApp } from './app.ts'
import { clock } from './clock.ts'
import type { Services } from './context.ts'
import { openConfiguredDatabase } from './open-database.ts'
import { Worker } from './work.ts'

export type RunningServer = { address: string; services: Services; close(): Promise<void> }

/** Opens the database, listens and starts the background work. */
export async function startServer(
  config: Config,
  say: (line: string) => void = () => {},
): Promise<RunningServer> {
  const database = await openConfiguredDatabase(config, say)
  const running: { worker?: Worker } = {}
  const services: Services = {
    config,
    db: database.db,
    clock,
    files: folderStore(join(config.dataDir, 'uploads')),
    mail: mailerOf(config),
    payments: testGateway(),
    wake: () => running.worker?.wake(),
    catchUp: async () => running.worker?.catchUp(),
  }
  const app = await buildApp(services)
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await database.close()
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE') {
      throw new BadConfig(
        `PORT ${config.port} on ${config.host} is taken by another program. Stop it, or set PORT to another number.`,
      )
    }
    if (code === 'EADDRNOTAVAIL')
      throw new BadConfig(`HOST ${config.host} is not an address of this machine.`)
    if (code === 'EACCES')
      throw new BadConfig(
        `PORT ${config.port} needs more rights than this user has. Choose one above 1023.`,
      )
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  if (config.port === 0) config.publicUrl = config.publicUrl.replace(/:0$/, `:${port}`)
  const worker = new Worker(services, backgroundWork, app.log)
  running.worker = worker
  worker.start()
  return {
    address: config.publicUrl,
    services,
    async close() {
      await app.close()
      await worker.stop()
      await database.close()
    },
  }
}
