// @long
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cleanFields, encodeFields } from '#protocol/core/form-codec.ts'
import type { Operation } from '#protocol/core/operation.ts'
import { type ObjectType, operations } from '#protocol/operations.ts'
import {
  fieldNames,
  formOf,
  multipartOf,
  multipartType,
  nastyValues,
  type Pairs,
} from '#testing/fields/nasty-input.ts'
import { type OwnersThings, ownersThings } from '#testing/owners-things.ts'
import { fieldsFor } from '#testing/sample-fields.ts'
import { shortOr } from '#testing/walk/length.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { unescaped } from '../http/form-text.ts'

let server: TestServer
let things: OwnersThings

beforeAll(async () => {
  server = await testServer()
  things = await ownersThings(server)
})

/** Each fifth is enough to see that the door itself stands. */
const step = shortOr(5, 1)
const all = (Object.values(operations) as Operation[]).filter((_, at) => at % step === 0)
const common = ['lang', 'token', 'requestId', 'objectType']

/** Who may call it, so that the value comes as far as it can. Who signs out is nobody after it. */
function tokenFor({ access, name }: Operation): string | undefined {
  if (access === 'visitor') return undefined
  if (access === 'staff') return things.staff.token
  return name === 'signOut' ? 'dead-token' : things.owner.token
}

/** The operation's well-formed fields, as pairs of a form; files are left out. */
function wellFormed(operation: Operation): Pairs {
  return encodeFields(fieldsFor(operation.name as ObjectType, things))
    .filter((pair): pair is [string, string] => typeof pair[1] === 'string')
    .map(([name, value]) => [name, encodeURIComponent(value)])
}

type Sent = { http: number; body: { message?: string; errors?: Record<string, string> } }

async function send(operation: Operation, pairs: Pairs): Promise<Sent> {
  const token = tokenFor(operation)
  const form = formOf(pairs)
  const isQuery = operation.kind === 'query'
  const response = await server.app.inject({
    method: isQuery ? 'GET' : 'POST',
    url: isQuery ? `/api?${form}` : '/api',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isQuery ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(isQuery ? {} : { payload: form }),
  })
  return { http: response.statusCode, body: response.json() }
}

const libraryWords = /invalid_type|Invalid input|FST_|ZodError|\\n +at /

/** What is wrong with an answer to a nasty value; nothing when it is as it must be. */
function complaint({ http, body }: Sent, isRefused: boolean, field: string): string | undefined {
  if (http >= 500) return `${http}`
  if (libraryWords.test(JSON.stringify(body))) return `shows ${JSON.stringify(body)}`
  if (isRefused && (http !== 400 || !(field in (body.errors ?? {}))))
    return `${http} ${JSON.stringify(body)}`
  return undefined
}

/** Whether the operation's own schema takes the value, so that it comes as far as the handler. */
function isTaken(operation: Operation, pairs: Pairs): boolean {
  const decoded = pairs.map(([name, value]) => [name, unescaped(value)] as const)
  if (decoded.some(([, value]) => value === undefined)) return false
  return z.safeParse(operation.input, cleanFields(Object.fromEntries(decoded))).success
}

async function sweep(operation: Operation, field: string): Promise<string[]> {
  const rest: Pairs = [['objectType', operation.name], ...wellFormed(operation)]
  const others = rest.filter(([name]) => name !== field)
  const isCommon = common.includes(field)
  let refusals = 0
  const tries = [...nastyValues, { what: 'twice', encoded: `a&${field}=b`, neverText: isCommon }]
  const sent = tries.filter(({ encoded, neverText }) => {
    if (neverText || isCommon || isTaken(operation, [...others, [field, encoded]])) return true
    // What the schema refuses is refused in one place: three of a field show it.
    refusals += 1
    return refusals <= 3
  })
  const answers = sent.map(async ({ what, encoded, neverText = false }) => {
    const answer = await send(operation, [...others, [field, encoded]])
    const told = complaint(answer, neverText, field)
    return told === undefined ? [] : [`${field}, ${what}: ${told}`]
  })
  return (await Promise.all(answers)).flat()
}

test.each(all)(
  '$name answers every nasty value of every field without failing',
  async (operation) => {
    const complaints: string[] = []
    for (const field of fieldNames(operation)) complaints.push(...(await sweep(operation, field)))
    expect(complaints).toEqual([])
  },
)

test.each([operations.home, operations.contactForm, operations.dashboard, operations.staffToday])(
  '$name answers every nasty value of the fields that each call may carry without failing',
  async (operation) => {
    const complaints: string[] = []
    for (const field of common) complaints.push(...(await sweep(operation, field)))
    expect(complaints).toEqual([])
  },
)

test.each(all.filter(({ kind }) => kind === 'command'))(
  '$name refuses a file where text is due, and bytes that are no text',
  async (operation) => {
    const complaints: string[] = []
    const token = tokenFor(operation)
    for (const field of fieldNames(operation)) {
      const others = [['objectType', operation.name] as const, ...wellFormed(operation)]
        .filter(([name]) => name !== field)
        .map(([name, value]) => ({ name, bytes: decodeURIComponent(value) }))
      const parts = [
        { name: field, bytes: 'x', filename: 'a.png', type: 'image/png' },
        { name: field, bytes: '{"filename":"a","bytes":[]}', type: 'application/json' },
        { name: field, bytes: Buffer.from([0x61, 0xff]) },
        { name: field, bytes: 'a\0b', type: 'text/plain; charset=utf-16le' },
        { name: field, bytes: 'x', filename: 'a\0.png' },
      ]
      for (const part of parts) {
        const response = await server.app.inject({
          method: 'POST',
          url: '/api',
          headers: {
            'content-type': multipartType,
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          payload: multipartOf([...others, part]),
        })
        if (response.statusCode >= 500)
          complaints.push(`${field}, ${part.type}: ${response.statusCode}`)
      }
    }
    expect(complaints).toEqual([])
  },
)
