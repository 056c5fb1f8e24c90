import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'

/**
 * Lets the pages of APP_ORIGINS, and no others, call the server from their own origin
 * (docs/operating.md#a-page-on-another-origin). A session travels as a header that the page itself
 * sends, so no browser's credentials are let through.
 */
export async function registerAppOrigins(app: FastifyInstance, config: Config): Promise<void> {
  if (config.appOrigins.length > 0) {
    await app.register(cors, {
      origin: config.appOrigins,
      methods: ['GET', 'POST'],
      allowedHeaders: ['Authorization', 'Content-Type'],
      exposedHeaders: ['Content-Disposition', 'Retry-After'],
      maxAge: 600,
    })
  }
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    // Pictures are shown by those pages. The bare endpoint says nothing, and whoever was refused
    // learns from it that the server is there and refuses (web/core/api/transport.ts).
    const isPicture = config.appOrigins.length > 0 && path.startsWith('/files/')
    const isProbe = request.method === 'GET' && request.url === '/api'
    if (isPicture || isProbe) {
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
    }
  })
}
