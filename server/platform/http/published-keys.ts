import type { FastifyInstance } from 'fastify'
import { signingKey } from '../auth/signing-key.ts'

/** Where the public keys are that prove what this installation signed, as a JSON Web Key Set (RFC 7517). */
const publishedAt = '/.well-known/tramo-keys.json'

/** Everybody may have them: the key that signs now first, then those that signed before. */
export function registerPublishedKeys(app: FastifyInstance): void {
  app.get(publishedAt, async (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=300').send({ keys: signingKey().published }),
  )
}
