import { isIP } from 'node:net'
import { asksPasskey, staffRights } from '#protocol/staff-rights.ts'
import { mayDo } from '#protocol/core/rights.ts'
import * as z from 'zod/mini'
import type { Device } from '#domain/core/text/device.ts'
import type { Operation } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import { type ObjectType, type Operations, operations } from '#protocol/operations.ts'
import type { AnyContext, Services, SignedIn } from './context.ts'
import type { Handlers } from './handler.ts'
import { parseInput } from './parse-input.ts'
import { asProblem } from './problem-answer.ts'
import { blockedText } from './blocked-text.ts'
import { conflict, Problem, texts } from './problem.ts'
import {
  claimRequest,
  findAnswer,
  keepAnswer,
  keepRefusal,
  type RequestKey,
  requestKey,
  type StoredAnswer,
} from './repeated-request.ts'
import { withRetries } from '../retry.ts'
import { isApiKey } from '../auth/api-key.ts'
import { readerByKey } from './by-key.ts'
import type { OutsideQueue } from '../http/call-queue.ts'

export type Call = {
  method: 'GET' | 'POST'
  objectType: string
  /** All other fields but token, lang and requestId. */
  fields: Record<string, unknown>
  token: string | undefined
  requestId: string | undefined
  lang: Lang
  address: string
  device: Device
  isSameMachine: boolean
}

/* A handler as the core calls it; the typed table in handlers.ts guarantees the shapes. */
type Runnable =
  | ((context: AnyContext, input: unknown) => Promise<Record<string, unknown>>)
  | {
      prepare(context: AnyContext, input: unknown): Promise<unknown>
      run(context: AnyContext, input: unknown, done: unknown): Promise<Record<string, unknown>>
      complete?(
        context: AnyContext,
        input: unknown,
        answer: Record<string, unknown>,
      ): Promise<Record<string, unknown>>
    }

export function findOperation(objectType: string): Operation | undefined {
  return Object.hasOwn(operations, objectType) ? operations[objectType as ObjectType] : undefined
}

/**
 * Whether this caller may make this call at all, before its fields are looked at.
 * @throws Problem 400 for an unknown operation, 401, 403
 */
export async function admit(
  services: Services,
  call: Pick<Call, 'method' | 'objectType' | 'token'>,
): Promise<{ operation: Operation; user: SignedIn | undefined }> {
  const operation = findOperation(call.objectType)
  if (!operation) throw new Problem(400, texts.unknownObjectType)
  if ((call.method === 'GET') !== (operation.kind === 'query'))
    throw new Problem(400, texts.wrongMethod)
  const user = await admitted(services, operation, call.token, services.clock())
  refuseBlocked(operation, user)
  return { operation, user }
}

/** One call from its fields to its answer (docs/life-of-a-call.md). Refusals are thrown as Problem. */
export async function answer(
  services: Services,
  handlers: Handlers<Operations>,
  call: Call,
  outsideQueue: OutsideQueue,
): Promise<StoredAnswer> {
  const now = services.clock()
  const { operation, user } = await admit(services, call)
  const input = await parseInput(services, operation, call.fields)
  const context: AnyContext = {
    db: services.db,
    now,
    lang: call.lang,
    user,
    address: call.address,
    device: call.device,
    isSameMachine: call.isSameMachine,
    outsideQueue,
    services,
  }
  const handler = handlers[operation.name as ObjectType] as unknown as Runnable
  if (operation.kind === 'query') {
    if (typeof handler !== 'function')
      throw new Error(`${operation.name} is a query and needs no preparation`)
    return { status: 200, body: present(operation, await handler(context, input), call.lang) }
  }
  const answered = await change(operation, handler, context, input, call)
  if (typeof handler === 'function' || !handler.complete || !isDone(answered)) return answered
  const output = await handler.complete(context, input, answered.body)
  return { status: 200, body: present(operation, output, call.lang) }
}

const isDone = (answered: StoredAnswer): answered is { status: 200; body: { status: 1 } } =>
  answered.status === 200 && (answered.body as { status?: unknown }).status === 1

async function change(
  operation: Operation,
  handler: Runnable,
  context: AnyContext,
  input: unknown,
  call: Call,
): Promise<StoredAnswer> {
  const { services, now } = context
  const caller = context.user?.id ?? 'visitor'
  const request = call.requestId
    ? requestKey(call.requestId, caller, operation.name, describeFields(call.fields))
    : undefined
  // Without preparation the claim itself finds it.
  const earlier =
    request && typeof handler !== 'function' && (await findAnswer(services.db, request))
  if (earlier) return earlier
  try {
    const done = typeof handler === 'function' ? undefined : await handler.prepare(context, input)
    return await withRetries(() =>
      services.db.transaction().execute(async (tx) => {
        const first = request && (await claimRequest(tx, request, now))
        if (first) return first
        const inside = { ...context, db: tx }
        const output = await (typeof handler === 'function'
          ? handler(inside, input)
          : handler.run(inside, input, done))
        const answered = { status: 200, body: present(operation, output, call.lang) }
        if (request) await keepAnswer(tx, request, answered, now)
        return answered
      }),
    )
  } catch (error) {
    const first = request && (await refuse(services, request, error, call.lang, now))
    if (first) return first
    throw error
  }
}

/**
 * A refusal is an answer too: the same request is refused in the same words again.
 * @returns what the same request was answered meanwhile, when it came twice at once
 */
async function refuse(
  services: Services,
  request: RequestKey,
  error: unknown,
  lang: Lang,
  now: Date,
): Promise<StoredAnswer | undefined> {
  const problem = asProblem(error)
  if (!problem || ![200, 404, 409].includes(problem.status)) return undefined
  if (problem.text === texts.repeatedDifferently) return undefined
  const body = { status: 0, message: problem.text[lang], ...(problem.car && { car: problem.car }) }
  return keepRefusal(services.db, request, { status: problem.status, body }, now)
}

/** Files are told apart by name and size; that is enough to notice another form. */
function describeFields(fields: Record<string, unknown>): [string, unknown][] {
  const describe = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(describe)
    if (typeof value === 'object' && value !== null && 'bytes' in value) {
      const file = value as { filename: string; bytes: Uint8Array }
      return [file.filename, file.bytes.length]
    }
    return value
  }
  return Object.entries(fields)
    .map(([name, value]): [string, unknown] => [name, describe(value)])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** @throws Problem 409 for what a blocked person may not do, with why and until when */
function refuseBlocked(operation: Operation, user: SignedIn | undefined): void {
  const { kind, access, openWhileBlocked } = operation
  if (!user?.block || kind === 'query' || access !== 'user' || openWhileBlocked) return
  throw conflict(blockedText(user.block))
}

async function callerOf(
  services: Services,
  operation: Operation,
  token: string | undefined,
  now: Date,
): Promise<SignedIn | undefined> {
  if (isApiKey(token)) return readerByKey(services, operation, token, now)
  return token ? services.findCaller(services.db, token, now) : undefined
}

async function admitted(
  services: Services,
  operation: Operation,
  token: string | undefined,
  now: Date,
): Promise<SignedIn | undefined> {
  const user = await callerOf(services, operation, token, now)
  const isOpen = operation.access === 'visitor' && !(operation.refusesDeadToken && token)
  if (isOpen) return user
  if (!user) throw new Problem(401, texts.signInFirst)
  if (operation.access === 'staff' && !user.staff)
    throw new Problem(403, user.needsPasskey ? texts.passkeyFirst : texts.staffOnly)
  if (operation.access === 'staff') mustHaveRight(services, operation, user)
  return user
}

/** Passkeys are for a site with a name, which others reach by `https` (docs/product/accounts.md#passkeys). */
function hasPasskeys(publicUrl: string): boolean {
  const { hostname, protocol } = new URL(publicUrl)
  return protocol === 'https:' && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0
}

/** @throws Problem 403 without the right that the operation asks for, or without the passkey that it does (docs/product/staff.md#rights) */
function mustHaveRight({ config }: Services, { name, kind }: Operation, user: SignedIn): void {
  const of = name as keyof typeof staffRights
  if (!mayDo(user.rights, staffRights[of])) throw new Problem(403, texts.otherRight)
  if (
    kind === 'command' &&
    hasPasskeys(config.publicUrl) &&
    user.passkeyId === null &&
    asksPasskey(of)
  )
    throw new Problem(403, texts.addPasskey)
}

/** Only the fields that the operation names leave the server. */
function present(operation: Operation, output: Record<string, unknown>, lang: Lang): unknown {
  const refused = output.refused as { en: string; es: string } | undefined
  if (refused) return { status: 0, message: refused[lang] }
  return { status: 1, ...(z.parse(operation.output, output) as object) }
}
