import { expect, test } from 'vitest'
import { staffQuote } from '#protocol/staff/callers/staff-quote.ts'
import { staffSendQuote } from '#protocol/staff/callers/staff-send-quote.ts'
import { bare } from '#testing/money/callers.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { testServer } from '#testing/server.ts'

const server = await testServer()
const staff = await buildUser(server, { staff: true })
const desk = server.as(staff.token)

async function readOut(person?: string) {
  const car = await buildCar(server)
  const { body } = await desk.read(staffQuote, { ...trip, car, options: 'child-seat', person })
  return { ...trip, car, options: 'child-seat', person, total: body.quote?.dueNow ?? 0 }
}

const textsTo = async (email: string) => {
  await server.work()
  return mailsTo(server.dataDir, email)
    .map(({ text }) => text)
    .join('\n')
}

test('a quote is mailed line by line, opens the booking as it was read out, and is kept', async () => {
  const user = await buildUser(server)
  const fields = await readOut(user.id)
  const { body } = await desk.send(staffSendQuote, fields)
  expect(body).toMatchObject({ status: 1, email: user.email })
  // The trip begins in less than a week: the quote is good until then.
  expect(body.validUntil).toBe('2026-11-24T18:00:00.000Z')
  const text = await textsTo(user.email)
  expect(text).toContain(
    `/booking?car=${fields.car}&start=2026-11-24T10%3A00&end=2027-01-12T10%3A00&options=child-seat`,
  )
  expect(text).toContain('Child seat')
  expect(text).toContain('the price can change')
  const { body: again } = await desk.read(staffQuote, { ...trip, person: user.id })
  expect(again.person?.lastQuote).toMatchObject({ total: fields.total })
})

test('somebody without an account is mailed in their language, and no account is made', async () => {
  const email = `caller-${crypto.randomUUID()}@example.com`
  const fields = { ...(await readOut()), email, language: 'es' as const }
  expect((await desk.send(staffSendQuote, fields)).body).toMatchObject({ status: 1, email })
  expect(await textsTo(email)).toContain('el precio puede cambiar')
  const made = await server.services.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .execute()
  expect(made).toEqual([])
})

test.each([
  ['another price', 409, { total: 5 }],
  ['nobody to write to', 400, { person: undefined }],
  ['dates in the past', 400, { start: '2026-01-02T10:00', end: '2026-02-02T10:00' }],
  ['a car that is not there', 404, { car: 'none' }],
])('with %s nothing is mailed', async (_what, http, change) => {
  const user = await buildUser(server, { driver: bare })
  const fields = { ...(await readOut(user.id)), ...change }
  expect((await desk.send(staffSendQuote, fields)).http).toBe(http)
  expect(await textsTo(user.email)).toBe('')
})
