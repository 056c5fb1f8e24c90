import { encodeFields } from '#protocol/core/form-codec.ts'
import { named } from '#protocol/core/name.ts'
import type {
  Answer,
  InputOf,
  Named,
  NamedCommand,
  NamedQuery,
  ProblemBody,
} from '#protocol/core/operation.ts'
import { CallError, errorMessages } from './errors.ts'
import { language, t } from '../i18n.ts'
import { connectionLost } from './connection.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'
import { loading, sending } from './loading.ts'
import { newRequestId } from './request-id.ts'
import { sessionToken } from '../session/session.ts'
import { sessionLost } from '../session/session-loss.ts'
import { endpoint, type RawAnswer, request } from './transport.ts'
import { upload } from './upload.ts'

type Values = Record<string, unknown>

type SendOptions = {
  /** Reuse it when the same change is sent again, so that it happens once (docs/wire.md). */
  requestId?: string
  onProgress?: (sentFraction: number) => void
}

function bearer(): Record<string, string> {
  const token = sessionToken()
  return token ? { Authorization: `Bearer ${token}` } : {}
}

/** Undefined when the body is no JSON object, as from a proxy or the sign-in page of a hotel. */
function parsed(body: string): (Values & Partial<ProblemBody>) | undefined {
  try {
    const value: unknown = JSON.parse(body)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Values) : undefined
  } catch {
    return undefined
  }
}

/** The server's own sentence; the page of a proxy in between is none. */
function conflictText({ body }: RawAnswer): string | undefined {
  const text = parsed(body)?.message ?? body.trim()
  return text === '' || /^[<{[]/.test(text) ? undefined : text
}

function refusal(raw: RawAnswer): CallError {
  const { status, body } = raw
  const problem = parsed(body)
  if (status === 401) return new CallError('signedOut', '', status)
  const text = t(errorMessages).http(status, problem?.message)
  if (status === 409) {
    const own = conflictText(raw)
    return new CallError('conflict', own ?? text, status, {}, own !== undefined)
  }
  if (status === 400 && problem?.errors && Object.keys(problem.errors).length > 0) {
    return new CallError('fields', problem.message ?? text, status, problem.errors)
  }
  return new CallError('http', text, status, {}, problem !== undefined, problem?.message)
}

/** @param token of the session it was asked with: a late answer to an old one ends no new session */
function answerOf<Op extends Named>(raw: RawAnswer, token: string | undefined): Answer<Op> {
  if (raw.status >= 200 && raw.status < 300) {
    const value = parsed(raw.body)
    if (value && typeof value.status === 'number') return value as Answer<Op>
    throw new CallError('unexpected', t(errorMessages).unexpected, raw.status)
  }
  if (raw.status === 401 && token === sessionToken()) sessionLost()
  throw refusal(raw)
}

async function counted<Result>(
  counters: (typeof loading)[],
  work: () => Promise<Result>,
): Promise<Result> {
  for (const counter of counters) counter.begin()
  try {
    return await work()
  } finally {
    for (const counter of counters) counter.end()
  }
}

/** Without signal, the last answer to the same question. */
async function freshOrKept<Op extends NamedQuery>(
  operation: Op,
  url: string,
  signal: AbortSignal | undefined,
): Promise<Answer<Op>> {
  const token = sessionToken()
  try {
    const raw = await request(url, { headers: bearer() }, signal)
    const answer = answerOf<Op>(raw, token)
    keepAnswer(operation.name, url, raw.body, token)
    return answer
  } catch (error) {
    const isOutOfReach =
      error instanceof CallError && (error.kind === 'network' || error.kind === 'timeout')
    const kept = isOutOfReach ? await keptAnswer(operation.name, url) : undefined
    if (!kept) throw error
    connectionLost(kept.keptAt)
    return JSON.parse(kept.body) as Answer<Op>
  }
}

/**
 * Asks the one endpoint (docs/wire.md). A refusal that the person can act on comes back as a
 * value with `status: 0`. Without signal it is the last answer that was kept on the device.
 * @throws CallError with the sentence of docs/product/app.md#errors
 */
export function read<Op extends NamedQuery>(
  operation: Op,
  input: InputOf<Op>,
  signal?: AbortSignal,
): Promise<Answer<Op>> {
  const { objectType, values } = named(operation, input as Values)
  const query = new URLSearchParams({ objectType, lang: language() })
  for (const [name, value] of encodeFields(values)) {
    if (typeof value === 'string') query.set(name, value)
  }
  return counted([loading], () => freshOrKept(operation, `${endpoint}?${query}`, signal))
}

/**
 * Changes something (docs/wire.md): form-encoded, or multipart when a file is among the values.
 * @throws CallError; of kind `fields` when single fields were refused
 */
export function send<Op extends NamedCommand>(
  operation: Op,
  input: InputOf<Op>,
  options: SendOptions = {},
): Promise<Answer<Op>> {
  return sendNamed<Op>(operation.name, knownFields(operation, input as Values), options)
}

/** A form may hold what an earlier release kept in its draft; the server refuses what it does not know. */
function knownFields({ fields }: NamedCommand, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)))
}

/** The same for a change that was kept on the device, where only its name and values are known. */
export function sendNamed<Op extends NamedCommand>(
  name: Op['name'],
  values: Values,
  { requestId = newRequestId(), onProgress }: SendOptions = {},
): Promise<Answer<Op>> {
  const fields: [string, string | Blob][] = [
    ['objectType', name],
    ['lang', language()],
    ['requestId', requestId],
    ...encodeFields(values),
  ]
  const token = sessionToken()
  return counted([loading, sending], async () =>
    answerOf<Op>(await post(fields, onProgress), token),
  )
}

function post(
  fields: [string, string | Blob][],
  onProgress: SendOptions['onProgress'],
): Promise<RawAnswer> {
  const form = new FormData()
  const query = new URLSearchParams()
  for (const [name, value] of fields) {
    form.append(name, value)
    if (typeof value === 'string') query.append(name, value)
  }
  const hasFiles = fields.length > query.size
  if (hasFiles) {
    // Beside the header, the address says what it is: the server decides before it takes a file.
    const what = new URLSearchParams({
      objectType: query.get('objectType') ?? '',
      lang: language(),
    })
    return upload(`${endpoint}?${what}`, bearer(), form, onProgress)
  }
  return request(endpoint, { method: 'POST', headers: bearer(), body: query })
}
