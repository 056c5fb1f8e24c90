import type { FastifyInstance } from 'fastify'
import { moveClock } from '../clock.ts'
import type { Services } from '../api/context.ts'
import { registerDevMail } from './dev-mail.ts'
import { mayOpenDevPages } from '../http/same-machine.ts'

/** Pages for the person at this machine only, and only with DEV_PAGES=1: the mail that was not sent anywhere, and the tests' clock. */
export function registerDevPages(app: FastifyInstance, services: Services): void {
  const { config } = services
  registerDevMail(app, services)
  if (!config.testClock) return
  app.post<{ Querystring: { minutes?: string } }>('/dev/clock', async (request, reply) => {
    if (!mayOpenDevPages(config, request)) return reply.callNotFound()
    moveClock(Number(request.query.minutes) || 0)
    // What follows from the new time has happened when the answer is there.
    await services.catchUp()
    return { now: services.clock().toISOString() }
  })
}
