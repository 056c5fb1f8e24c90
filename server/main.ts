import { join } from 'node:path'
import { BadConfig, type Config, readConfig } from './config.ts'
import { isLoopback } from './config-values.ts'
import { preparePostgres } from './app/prepare-postgres.ts'
import type { RunningServer } from './app/start-server.ts'
import { logLines } from './platform/log-lines.ts'
import { sentencesAboutUnknown } from './unknown-variables.ts'

const say = (line: string) => logLines.write(`${line}\n`)

let running: RunningServer | undefined
const stopped = new AbortController()
const stop = () => {
  if (stopped.signal.aborted) return
  // What is still starting sees this between two of its steps; one that hangs is left to a crash's recovery.
  stopped.abort()
  if (!running) setTimeout(() => process.exit(0), 8_000).unref()
  running?.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
// Before anything begins: there is no moment in which a signal is the system's business.
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

/** Where mails are when they go to no mail server: the page is named only where it opens. */
function mailPlace({ dataDir, devPages, publicUrl }: Config, address: string): string {
  const isShown = devPages && isLoopback(new URL(publicUrl).hostname)
  const where = isShown ? `${address}/dev/mail` : join(dataDir, 'mail')
  return `Mail is written to files, because MAIL_URL is not set: ${where}`
}

try {
  const config = readConfig(process.env)
  for (const sentence of sentencesAboutUnknown(process.env)) say(sentence)
  // PostgreSQL starts while the rest of the program is read, which takes as long.
  const begun = preparePostgres('server', config, say)
  begun.catch(() => {})
  const { startServer } = await import('./app/start-server.ts')
  const { companyName, readCompany } = await import('./people/company/company-store.ts')
  running = await startServer(config, say, { stopped: stopped.signal, begun })
  const company = companyName(await readCompany(running.services.db))
  say(`Company: ${company}${config.databaseUrl ? '' : `, in ${config.dataDir}`}`)
  if (!config.mailUrl) say(mailPlace(config, running.address))
  say(`Tramo is ready at ${running.address}`)
} catch (error) {
  if (stopped.signal.aborted) process.exit(0)
  if (!(error instanceof BadConfig)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
