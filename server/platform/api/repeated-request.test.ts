import { beforeEach, expect, test } from 'vitest'
import { type TestServer, testServer } from '#testing/server.ts'
import { refusal, texts } from './problem.ts'
import { randomId } from '../random.ts'
import {
  claimRequest,
  findAnswer,
  keepAnswer,
  keepRefusal,
  requestKey,
  type StoredAnswer,
} from './repeated-request.ts'

let server: TestServer
let request: ReturnType<typeof requestKey>
beforeEach(async () => {
  server = await testServer()
  request = requestKey(randomId(), 'ana', 'submitBooking', { car: 'C1' })
})

const now = new Date('2026-11-20T18:00:00Z')
const done: StoredAnswer = { status: 200, body: { status: 1, orderId: 'A1' } }
const refused: StoredAnswer = { status: 409, body: { status: 0, message: 'Taken' } }
const db = () => server.services.db

/** One of two that came at once: it has the key for itself, and then it is refused. */
const refusedInside = () =>
  db()
    .transaction()
    .execute(async (tx) => {
      expect(await claimRequest(tx, request, now)).toBeUndefined()
      throw refusal(texts.notFound)
    })

/** The other one, which did what was asked. */
const doneInside = () =>
  db()
    .transaction()
    .execute(async (tx) => {
      expect(await claimRequest(tx, request, now)).toBeUndefined()
      await keepAnswer(tx, request, done, now)
    })

test('a refusal is kept and answered again', async () => {
  await expect(refusedInside()).rejects.toMatchObject({ status: 200 })
  expect(await keepRefusal(db(), request, refused, now)).toBeUndefined()
  expect(await findAnswer(db(), request)).toEqual(refused)
})

test('of two at once, the one that is refused late answers what the other one did', async () => {
  await expect(refusedInside()).rejects.toMatchObject({ status: 200 })
  await doneInside()
  expect(await keepRefusal(db(), request, refused, now)).toEqual(done)
  expect(await findAnswer(db(), request)).toEqual(done)
})

test('of two that are refused at once, the first refusal counts', async () => {
  const other: StoredAnswer = { status: 404, body: { status: 0, message: 'Lost' } }
  await Promise.all([
    expect(refusedInside()).rejects.toMatchObject({ status: 200 }),
    expect(refusedInside()).rejects.toMatchObject({ status: 200 }),
  ])
  const kept = await Promise.all([
    keepRefusal(db(), request, refused, now),
    keepRefusal(db(), request, other, now),
  ])
  const first = await findAnswer(db(), request)
  // Whoever came first is told nothing else; the other one is told the first one's answer.
  expect(kept.filter((answer) => answer === undefined)).toHaveLength(1)
  expect(kept.find((answer) => answer !== undefined)).toEqual(first)
})

test('a late refusal of other fields leaves the answer alone, and is told that they differ', async () => {
  await doneInside()
  const differing = { ...request, fieldsHash: 'other' }
  await expect(keepRefusal(db(), differing, refused, now)).rejects.toMatchObject({
    status: 409,
    text: texts.repeatedDifferently,
  })
  expect(await findAnswer(db(), request)).toEqual(done)
})
