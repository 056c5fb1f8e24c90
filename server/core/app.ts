import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Services } from './context.ts'
import { registerPapers } from '../features/papers/routes.ts'
import { answerBadUrl } from './bad-url.ts'
import { registerDevPages } from './dev-pages.ts'
import { registerEndpoint, registerErrorAnswers } from './endpoint.ts'
import { registerFiles } from './files-route.ts'
import { registerHealth } from './health.ts'
import { registerOpenApi } from './openapi.ts'
import { registerSecurityHeaders } from './security-headers.ts'
import { registerSite } from './site-files.ts'

/** The path without its query: queries may hold tokens and what people typed. */
const pathOnly = (url: string) => url.split('?', 1)[0] ?? ''

/** The whole HTTP side of the server, ready to listen or to be called in a test. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config } = services
  const app = Fastify({
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 45 * 1024 * 1024,
    logger: {
      level: config.logLevel,
      serializers: {
        req: (request) => ({ method: request.method, path: pathOnly(request.url) }),
        res: (reply) => ({ status: reply.statusCode }),
      },
    },
    frameworkErrors: answerBadUrl,
    // One line an answer, written below, without the query.
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.decorateRequest('objectType', undefined)
  app.addHook('onResponse', async (request, reply) => {
    const fields = {
      method: request.method,
      path: pathOnly(request.url),
      objectType: request.objectType,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log.info(fields, 'answered')
  })
  registerErrorAnswers(app)
  await registerSecurityHeaders(app, config)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  if (config.rateLimits) await app.register(rateLimit, { max: 1200, timeWindow: 60_000 })
  await app.register(formbody, { bodyLimit: 1024 * 1024 })
  await app.register(multipart)
  registerHealth(app, services)
  registerEndpoint(app, services)
  registerOpenApi(app)
  registerFiles(app, services)
  registerPapers(app, services)
  services.payments.register(app, services)
  registerDevPages(app, services)
  await registerSite(app, config)
  return app
}
