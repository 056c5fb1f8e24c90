import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import type { Services } from '../platform/api/context.ts'
import { signingKey } from '../platform/auth/signing-key.ts'
import { moveClock } from '../platform/clock.ts'
import { registerDevMail } from '../platform/dev/dev-mail.ts'
import { mayOpenDevPages } from '../platform/http/same-machine.ts'
import { handlers, wings } from './wings.ts'
import { hearGateway } from '../money/intents/apply-gateway-event.ts'
import { registerAppOrigins } from '../platform/http/app-origins.ts'
import { answerBadUrl } from '../platform/http/bad-url.ts'
import { capConnections } from '../platform/http/connection-cap.ts'
import { registerEndpoint, registerErrorAnswers } from '../platform/api/endpoint.ts'
import { registerHealth } from '../platform/http/health.ts'
import { registerInputGate } from '../platform/http/input-gate.ts'
import { type InputLimits, inputLimits } from '../platform/http/input-limits.ts'
import { registerOpenApi, toEndpoint } from '../platform/api/openapi.ts'
import {
  answerClientError,
  registerSecurityHeaders,
  securityHeaders,
} from '../platform/http/security-headers.ts'
import { pageCompany } from '../people/company/company-pages.ts'
import { registerCrawlers } from './pages/crawlers.ts'
import { pageHead } from './pages/page-heads.ts'
import { registerSite } from '../platform/http/pages/site-files.ts'
import { logLines } from '../platform/log-lines.ts'
import { answerInQueue, CallQueue } from '../platform/http/call-queue.ts'

/** The path without its query: queries may hold tokens and what people typed. */
/** What of an address is no secret: not its query, and not who has which calendar. */
const pathOnly = (url: string) =>
  (url.split('?', 1)[0] ?? '').replace(/^\/(calendar|sms)\/[^/]*/, '/$1/…')

/** Where the public keys are that prove what this installation signed, as a JSON Web Key Set (RFC 7517). */
const publishedAt = '/.well-known/tramo-keys.json'

/** Everybody may have them: the key that signs now first, then those that signed before. */
function registerPublishedKeys(app: FastifyInstance): void {
  app.get(publishedAt, async (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=300').send({ keys: signingKey().published }),
  )
}

/** The whole HTTP side of the server, ready to listen or to be called in a test. */
export async function buildApp(
  services: Services,
  limits: InputLimits = inputLimits,
): Promise<FastifyInstance> {
  const { config } = services
  const headers = securityHeaders(config)
  const app = Fastify({
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    rewriteUrl: ({ url = '/' }) => toEndpoint(url),
    bodyLimit: limits.formBytes,
    // Nobody waits for ever: the head, the whole request, and a connection on which nothing moves.
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.connectionMs,
    logger: {
      level: config.logLevel,
      stream: logLines,
      serializers: {
        req: (request) => ({ method: request.method, path: pathOnly(request.url) }),
        res: (reply) => ({ status: reply.statusCode }),
      },
    },
    frameworkErrors: (error, request, reply) =>
      answerBadUrl(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => answerClientError(headers, error, socket),
    // Node's and Fastify's own answers to these would have none of our headers.
    http: {
      requireHostHeader: false,
      headersTimeout: limits.headMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    return503OnClosing: false,
    // One line an answer, written below, without the query.
    logController: new LogController({ disableRequestLogging: true }),
  })
  capConnections(app.server, config.trustProxy, limits.connections)
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
  tellUntrustedProxy(app, config)
  registerErrorAnswers(app)
  registerSecurityHeaders(app, config)
  await registerAppOrigins(app, config)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  })
  if (config.rateLimits) await app.register(rateLimit, { max: 1200, timeWindow: 60_000 })
  registerInputGate(app, limits)
  registerHealth(app, services)
  const queue = new CallQueue(limits.callsAtOnce, limits.callsWaiting)
  registerEndpoint(app, services, handlers, limits, queue)
  registerOpenApi(app)
  await app.register(async (scope) => {
    answerInQueue(scope, queue)
    for (const { routes } of wings) for (const register of routes) register(scope, services)
    registerCrawlers(scope, services)
  })
  registerPublishedKeys(app)
  services.payments.register(app, services, (news) => hearGateway(services, news))
  registerDevPages(app, services)
  await registerSite(app, config, {
    company: () => pageCompany(services),
    head: (page, company) => pageHead(services, page, company),
  })
  return app
}

/**
 * Behind a proxy that nobody has named, everybody is one client to the limits. Said once, when a call
 * shows it; on a public address anybody can send this header, and then there is nothing to do.
 */
function tellUntrustedProxy(app: FastifyInstance, { trustProxy }: Config): void {
  let isTold = trustProxy.length > 0
  app.addHook('onRequest', async ({ headers, ip, log }) => {
    if (isTold || (headers['x-forwarded-for'] ?? headers.forwarded) === undefined) return
    isTold = true
    log.warn(
      { from: ip },
      'a call was forwarded, and TRUST_PROXY is not set: if this is your proxy, set TRUST_PROXY to its address, else all its clients count as one',
    )
  })
}

/** Pages for the person at this machine only, and only with DEV_PAGES=1: the mail that was not sent anywhere, and the tests' clock. */
function registerDevPages(app: FastifyInstance, services: Services): void {
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
