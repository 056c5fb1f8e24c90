import { BadConfig, readConfig } from './config.ts'
import { startServer } from './core/start-server.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const config = readConfig(process.env)
  const server = await startServer(config, say)
  if (!config.databaseUrl) {
    say('The embedded database survives a crash of this program; for power cuts use DATABASE_URL.')
  }
  if (!config.mailUrl) say(`Mail is written to files: ${server.address}/dev/mail`)
  say(`Tramo is ready at ${server.address}`)

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  if (!(error instanceof BadConfig)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
