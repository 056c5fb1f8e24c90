import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { moveClock } from './clock.ts'
import type { Services } from './context.ts'
import { isSameMachine } from './same-machine.ts'

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** Pages for the person at this machine only: the mail that was not sent anywhere, and the tests' clock. */
export function registerDevPages(app: FastifyInstance, services: Services): void {
  const { config } = services
  const folder = join(config.dataDir, 'mail')
  const names = () => {
    try {
      return readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .toSorted()
        .toReversed()
    } catch {
      return []
    }
  }

  app.get<{ Querystring: { name?: string } }>('/dev/mail', async (request, reply) => {
    if (!isSameMachine(config, request)) return reply.callNotFound()
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store')
    const list = names()
    const { name } = request.query
    const shown =
      name && list.includes(name)
        ? `<pre>${escape(readFileSync(join(folder, name), 'utf8'))}</pre>`
        : ''
    const links = list.map(
      (file) => `<li><a href="/dev/mail?name=${encodeURIComponent(file)}">${escape(file)}</a></li>`,
    )
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mail</title><h1>Mail</h1>
<p>Messages written to files because MAIL_URL is not set. The newest is first.</p><ul>${links.join('')}</ul>${shown}</html>`
  })

  if (!config.testClock) return
  app.post<{ Querystring: { minutes?: string } }>('/dev/clock', async (request, reply) => {
    if (!isSameMachine(config, request)) return reply.callNotFound()
    moveClock(Number(request.query.minutes) || 0)
    services.wake()
    return { now: services.clock().toISOString() }
  })
}
