import type { FastifyRequest } from 'fastify'
import { deviceOf } from '#domain/core/text/device.ts'
import { langOf } from '#protocol/core/text.ts'
import type { Config } from '../../config.ts'
import type { Call } from './call.ts'
import { isApiKey } from '../auth/api-key.ts'
import { keyTexts } from './by-key.ts'
import { Problem } from './problem.ts'
import { bearerOf } from '../auth/token-of.ts'
import { type Fields, fieldProblem } from '../http/form-text.ts'
import { networkOf } from '../http/network-of.ts'
import { isSameMachine } from '../http/same-machine.ts'

/** The fields every call may carry; they never reach a handler (docs/wire.md). */
const common = new Set(['objectType', 'lang', 'token', 'requestId'])

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/**
 * The call in a request, from the query for GET and from the form for POST.
 * @param form what is known of it, while it still comes in
 * @throws Problem 400 when a field that every call may carry comes twice
 */
export function readCall(
  request: FastifyRequest,
  config: Config,
  form = (request.body ?? {}) as Fields,
): Call {
  const method = request.method === 'POST' ? 'POST' : 'GET'
  const query = request.query as Fields
  const body = method === 'POST' ? form : {}
  if (method === 'POST' && 'objectType' in query && 'objectType' in body)
    if (query.objectType !== body.objectType) throw fieldProblem('objectType')
  // objectType and lang may stand in the address of a POST too.
  const sent = method === 'POST' ? { ...pick(query, ['objectType', 'lang']), ...body } : query
  for (const name of common)
    if (name in sent && typeof sent[name] !== 'string') throw fieldProblem(name)
  const all = text(sent.objectType) === 'signIn' ? ownToken(sent) : oneOf(method, sent)
  return {
    method,
    objectType: operationName(method, text(all.objectType) ?? ''),
    fields: Object.fromEntries(Object.entries(all).filter(([name]) => !common.has(name))),
    token: bearerOf(request) ?? sessionOf(text(all.token)),
    requestId: requestIdOf(all),
    lang: langOf(text(all.lang)),
    address: networkOf(request.ip),
    device: deviceOf(request.headers['user-agent']),
    isSameMachine: isSameMachine(config, request),
  }
}

/** Addresses are written down on the way, so that a key in one would be read by others. */
function sessionOf(token: string | undefined): string | undefined {
  if (isApiKey(token)) throw new Problem(401, keyTexts.inHeader)
  return token
}

const longestRequestId = 100

function requestIdOf(fields: Fields): string | undefined {
  const requestId = text(fields.requestId)
  if (requestId && requestId.length > longestRequestId) throw fieldProblem('requestId')
  return requestId
}

/** `carChange` is read and sent under one name (docs/wire.md); here each has its own. */
function operationName(method: Call['method'], objectType: string): string {
  return method === 'POST' && objectType === 'carChange' ? 'carChangeByCar' : objectType
}

const oneJob = /^jobs\/([\w-]{1,100})$/

/** `jobs/17` reads one job (docs/wire.md): here it is the operation `job` and its id. */
function oneOf(method: Call['method'], sent: Fields): Fields {
  const id = method === 'GET' && oneJob.exec(text(sent.objectType) ?? '')?.[1]
  return id ? { ...sent, objectType: 'job', id } : sent
}

/** In `signIn` the field `token` is a mailed link's, not the caller's (docs/wire.md). */
function ownToken({ token, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return text(token) ? { linkToken: token, ...fields } : fields
}

function pick(from: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))
}
