import type { FastifyRequest } from 'fastify'

/** The token in the header that our client sends (docs/wire.md). */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const { authorization } = headers
  return authorization?.startsWith('Bearer ')
    ? authorization.slice(7).trim() || undefined
    : undefined
}

/** The token of a request by its header, or by the field `token` of its address or form. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const query = request.query as { token?: unknown }
  const form = (request.body ?? {}) as { token?: unknown }
  const inField = form.token ?? query.token
  return bearerOf(request) ?? (typeof inField === 'string' ? inField : undefined)
}
