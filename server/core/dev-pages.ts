import type { FastifyInstance } from 'fastify'
import { moveClock } from './clock.ts'
import type { Services } from './context.ts'
import { registerDevMail } from './dev-mail.ts'
import { isSameMachine } from './same-machine.ts'

/** Pages for the person at this machine only: the mail that was not sent anywhere, and the tests' clock. */
export function registerDevPages(app: FastifyInstance, services: Services): void {
  const { config } = services
  registerDevMail(app, services)
  if (!config.testClock) return
  app.post<{ Querystring: { minutes?: string } }>('/dev/clock', async (request, reply) => {
    if (!isSameMachine(config, request)) return reply.callNotFound()
    moveClock(Number(request.query.minutes) || 0)
    // What follows from the new time has happened when the answer is there.
    await services.catchUp()
    return { now: services.clock().toISOString() }
  })
}
