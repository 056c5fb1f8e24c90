import type { FastifyRequest } from 'fastify'
import { mayDo, type NeededRight } from '#protocol/core/rights.ts'
import type { Services, SignedIn } from './context.ts'
import { Problem, texts } from './problem.ts'
import { isApiKey } from '../auth/api-key.ts'
import { keyTexts } from './by-key.ts'
import { tokenOf } from '../auth/token-of.ts'

/**
 * Who asks for a file or a paper, beside the endpoint: by the header that our client sends, or by
 * the field `token` (docs/wire.md).
 * @throws Problem 401 without a session that lives, 403 for the key of another program
 */
export async function requireCaller(
  services: Services,
  request: FastifyRequest,
): Promise<SignedIn> {
  const token = tokenOf(request)
  if (isApiKey(token)) throw new Problem(403, keyTexts.noFiles)
  const user = token ? await services.findCaller(services.db, token, services.clock()) : undefined
  if (!user) throw new Problem(401, texts.signInFirst)
  return user
}

/**
 * Files for the staff alone, beside the endpoint.
 * @throws Problem 403 for others, and for staff with another right (docs/product/staff.md#rights)
 */
export function mustBeStaffWith(user: SignedIn, right: NeededRight): void {
  if (!user.staff) throw new Problem(403, user.needsPasskey ? texts.passkeyFirst : texts.staffOnly)
  if (!mayDo(user.rights, right)) throw new Problem(403, texts.otherRight)
}
