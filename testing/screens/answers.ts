import { onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import type { Operation, OutputOf } from '#protocol/core/operation.ts'
import { made } from './made-answer.ts'
import { type ObjectType, type Operations, operations } from '#protocol/operations.ts'

/** The fields of a call as they travel. */
export type Fields = Record<string, string>

type OneOrLater<Value> = Value | Promise<Value>

/** The fields of an answer, or made from those of the question, or whatever else comes over the wire. */
type Says<Name extends ObjectType> =
  | OutputOf<Operations[Name]>
  | ((fields: Fields) => OneOrLater<OutputOf<Operations[Name]> | Response>)

/** What the server of a test says, by operation. A screen that asks for anything else fails its test. */
export type Answers = { [Name in ObjectType]?: Says<Name> }

/** A call that screens made. */
export type Asked = { name: string; fields: Fields }

/** An answer with a status of HTTP and the server's sentence. */
export const failed = (status: number, message: string): Response =>
  Response.json({ status: 0, message }, { status })

/** The server's own sentence instead: a refusal that the person can act on (docs/wire.md). */
export const refused = (message: string): Response => failed(200, message)

/** A call is under way for as long as the screens wait. */
export const noAnswer = (): Promise<Response> => new Promise(() => {})

/** Nothing of a call comes through. */
export const noSignal = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

/** The operation that an objectType of the wire names: some carry their id in it. */
function nameOf(objectType: string): ObjectType | undefined {
  const all = Object.entries<Operation>(operations)
  const found = all.find(([name, operation]) => {
    const pattern = (operation.objectType ?? name).replace('{id}', '[^/]+')
    return new RegExp(`^${pattern}$`).test(objectType)
  })
  return found?.[0] as ObjectType | undefined
}

async function fieldsIn(url: URL, body: BodyInit | null | undefined): Promise<Fields> {
  const fields: Fields = Object.fromEntries(url.searchParams)
  if (body instanceof URLSearchParams) return { ...fields, ...Object.fromEntries(body) }
  if (!(body instanceof FormData)) return fields
  const parts = [...body].map(([name, part]) => [name, typeof part === 'string' ? part : part.name])
  return { ...fields, ...Object.fromEntries(parts) }
}

/** @throws Error when the server could not say that: screens are shown nothing that the wire does not carry */
function checked(name: ObjectType, answer: unknown): Response {
  const { data, error } = z.safeParse<z.ZodMiniType>(operations[name].output, answer)
  if (error) throw new Error(`${name} never answers that: ${z.prettifyError(error)}`)
  return Response.json({ status: 1, ...(data as object) })
}

/** What goes to the server is answered here; everything that was asked is kept in `asked`. */
export function serverThatSays(
  answers: Answers,
  asked: Asked[],
  otherwiseLeast: boolean,
): typeof fetch {
  const usual = window.fetch
  const unsaid = new Set<string>()
  onTestFinished(() => {
    if (unsaid.size > 0) throw new Error(`nobody said what these answer: ${[...unsaid].join(' ')}`)
  })
  return async (to, init) => {
    const url = new URL(to instanceof Request ? to.url : to, window.location.href)
    if (url.pathname !== '/api') return usual(to, init)
    const { objectType = '', ...fields } = await fieldsIn(url, init?.body)
    const name = nameOf(objectType)
    asked.push({ name: name ?? objectType, fields })
    const least = name && otherwiseLeast ? () => made(name) : undefined
    const says = name && ((answers[name] ?? least) as ((fields: Fields) => unknown) | object)
    if (!name || says === undefined) {
      unsaid.add(objectType)
      return new Response('', { status: 503 })
    }
    const givenUp = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    })
    const said = await Promise.race([typeof says === 'function' ? says(fields) : says, givenUp])
    return said instanceof Response ? said : checked(name, said)
  }
}
