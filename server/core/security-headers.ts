import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** The headers of every answer. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    hsts: config.publicUrl.startsWith('https:'),
    // A key of Google Maps holds for origins, so Google must learn ours; nobody learns a path.
    referrerPolicy: { policy: config.googleMapsKey ? 'strict-origin' : 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  })
}
