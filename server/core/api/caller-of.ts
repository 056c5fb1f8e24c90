import type { FastifyRequest } from 'fastify'
import type { Services, SignedIn } from './context.ts'
import { Problem, texts } from './problem.ts'
import { findSession } from '../auth/sessions.ts'

const bearer = /^Bearer (.+)$/

/**
 * Who asks for a file or a paper, beside the endpoint: by the header that our client sends, or by
 * the field `token` (docs/wire.md).
 * @throws Problem 401 without a session that lives
 */
export async function callerOf(services: Services, request: FastifyRequest): Promise<SignedIn> {
  const fields = { ...(request.query as object), ...(request.body as object | undefined) } as {
    token?: unknown
  }
  const inField = typeof fields.token === 'string' ? fields.token : undefined
  const token = bearer.exec(request.headers.authorization ?? '')?.[1] ?? inField
  const user = token ? await findSession(services.db, token, services.clock()) : undefined
  if (!user) throw new Problem(401, texts.signInFirst)
  return user
}
