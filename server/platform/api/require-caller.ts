import type { FastifyRequest } from 'fastify'
import type { Services, SignedIn } from './context.ts'
import { Problem, texts } from './problem.ts'
import { tokenOf } from '../auth/token-of.ts'

/**
 * Who asks for a file or a paper, beside the endpoint: by the header that our client sends, or by
 * the field `token` (docs/wire.md).
 * @throws Problem 401 without a session that lives
 */
export async function requireCaller(
  services: Services,
  request: FastifyRequest,
): Promise<SignedIn> {
  const token = tokenOf(request)
  const user = token ? await services.findCaller(services.db, token, services.clock()) : undefined
  if (!user) throw new Problem(401, texts.signInFirst)
  return user
}
