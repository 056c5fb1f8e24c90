import type { FastifyRequest } from 'fastify'
import { langOf } from '#protocol/core/text.ts'
import type { Call } from './call.ts'

/** The fields every call may carry; they never reach a handler (PRODUCT.md 2). */
const common = new Set(['objectType', 'lang', 'token', 'requestId'])

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

function bearer(header: string | undefined): string | undefined {
  return header?.startsWith('Bearer ') ? header.slice(7).trim() || undefined : undefined
}

/** The call in a request, from the query for GET and from the form for POST. */
export function readCall(request: FastifyRequest): Call {
  const method = request.method === 'POST' ? 'POST' : 'GET'
  const query = request.query as Record<string, unknown>
  const body = method === 'POST' ? ((request.body ?? {}) as Record<string, unknown>) : {}
  // objectType and lang may stand in the address of a POST too.
  const sent = method === 'POST' ? { ...pick(query, ['objectType', 'lang']), ...body } : query
  const all = text(sent.objectType) === 'signIn' ? ownToken(sent) : sent
  return {
    method,
    objectType: operationName(method, text(all.objectType) ?? ''),
    fields: Object.fromEntries(Object.entries(all).filter(([name]) => !common.has(name))),
    token: bearer(request.headers.authorization) ?? text(all.token),
    requestId: text(all.requestId)?.slice(0, 100),
    lang: langOf(text(all.lang)),
    address: request.ip,
  }
}

/** `carChange` is read and sent under one name (SEED.md 7.1, PRODUCT.md 2); here each has its own. */
function operationName(method: Call['method'], objectType: string): string {
  return method === 'POST' && objectType === 'carChange' ? 'carChangeByCar' : objectType
}

/** In `signIn` the field `token` is a mailed link's, not the caller's (PRODUCT.md 2). */
function ownToken({ token, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return text(token) ? { linkToken: token, ...fields } : fields
}

function pick(from: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))
}
