import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'

/**
 * Behind a proxy that nobody has named, everybody is one client to the limits. Said once, when a call
 * shows it; on a public address anybody can send this header, and then there is nothing to do.
 */
export function tellUntrustedProxy(app: FastifyInstance, { trustProxy }: Config): void {
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
