import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Histogram } from 'prom-client'
import type { Services } from '../api/context.ts'
import { isSameMachine } from './same-machine.ts'

/** `/healthz`: the process is up; `/readyz`: the database answers; `/metrics`: Prometheus text (docs/product/app.md#running-it). */
export function registerHealth(app: FastifyInstance, services: Services): void {
  const registry = services.metrics
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'tramo_answer_seconds',
    help: 'How long calls took, by objectType and status.',
    labelNames: ['objectType', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.15, 0.5, 2, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.objectType && reply.statusCode !== 400) {
      answers.observe(
        { objectType: request.objectType, status: reply.statusCode },
        reply.elapsedTime / 1000,
      )
    }
  })
  app.get('/healthz', async () => ({ status: 'up' }))
  // However many ask at one time, the database is asked once.
  let asked: Promise<unknown> | undefined
  const ask = () => {
    asked ??= sql`select 1`.execute(services.db).finally(() => {
      asked = undefined
    })
    return asked
  }
  app.get('/readyz', async (_request, reply) => {
    try {
      await ask()
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'no database' })
    }
  })
  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = services.config
    const allowed = metricsToken
      ? request.headers.authorization === `Bearer ${metricsToken}`
      : isSameMachine(services.config, request)
    if (!allowed) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
