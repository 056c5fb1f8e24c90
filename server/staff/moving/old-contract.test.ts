import { createHash } from 'node:crypto'
import { zipSync } from 'fflate'
import { createSession } from '../../platform/auth/sessions.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { fetchPaper } from '#testing/papers.ts'
import { pdf as onePagePdf } from '#testing/files/hostile-files.ts'
import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#domain/core/time/wall-time.ts'
import { staffMoveIn } from '#protocol/staff/moving/moving-in.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import {
  file,
  moveInByScreen,
  movingCompany,
  peopleHeader,
  personLine,
  rentalLine,
  rentalsHeader,
} from '#testing/moving/moving-company.ts'
import { ledgerOf, verifiedEvidence } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { randomId } from '../../platform/random.ts'

let server: TestServer
let staff: TestUser
beforeEach(async () => {
  server = await testServer()
  staff = await buildUser(server, { staff: true })
})

const tagged = () => `T${randomId()}`
const orderOf = (ref: string) =>
  server.services.db
    .selectFrom('rental_order as o')
    .innerJoin('rental_transaction as t', 't.id', 'o.transaction_id')
    .selectAll('o')
    .where('t.source_id', '=', ref)
    .where('o.kind', '=', 'start')
    .executeTakeFirst()
const sessionOf = (user: string) =>
  server.services.db.transaction().execute((tx) => createSession(tx, user, server.services.clock()))
const people = (...lines: string[]) => file(peopleHeader, lines)

test('what is not paid is open, a rental over its end is listed, and its old contract is in the evidence', async () => {
  const tag = tagged()
  const { cars, dates } = await movingCompany(server, tag, 1, 0)
  await moveInByScreen(server, staff, 'people', people(personLine(`${tag}p`, '', true)))
  const over = { start: addDays(dates.start, -28), end: addDays(dates.end, -28) }
  const paidUntil = addDays(over.start, 14).slice(0, 10)
  const line = rentalLine(`${tag}r`, {
    person: `${tag}p`,
    car: cars[0] ?? '',
    dates: { ...over, paidUntil },
    contract: 'rosa.pdf',
  })
  const pdf = onePagePdf()
  const zip = new Uint8Array(zipSync({ 'contracts/rosa.pdf': pdf }))
  const sent = {
    kind: 'rentals',
    file: new File([new Uint8Array(file(rentalsHeader, [line]))], 'r.csv'),
    contracts: new File([zip], 'contracts.zip'),
  } as const
  const me = server.as(staff.token)
  const looked = await me.send(staffMoveIn, sent)
  expect(looked.body).toMatchObject({ bad: [], overdue: [`${tag}r`] })
  const { fingerprint } = looked.body
  expect((await me.send(staffMoveIn, { ...sent, fingerprint })).body.isDone).toBe(true)
  const order = await orderOf(`${tag}r`)
  expect(await ledgerOf(server, order?.id ?? '')).toEqual({
    openingBalance: 72_000,
    deposit: -30_000,
    receivable: 42_000,
    rent: -84_000,
  })
  const balance = server.services.db
    .selectFrom('rental_order')
    .select(['total_cents', 'state'])
    .where('transaction_id', '=', order?.transaction_id ?? '')
    .where('kind', '=', 'balance')
  expect(await balance.execute()).toEqual([{ total_cents: 42_000, state: 'held' }])
  const [first] = await verifiedEvidence(server, order?.id ?? '')
  expect(first?.data).toMatchObject({ contract: createHash('sha256').update(pdf).digest('hex') })
  const url = `/api/contract/${order?.id}`
  const renter = { ...staff, token: await sessionOf(order?.user_id ?? '') }
  const { body } = await server.as(renter.token).read(orderHistory, { order: order?.id ?? '' })
  expect(body.rental?.contractUrl).toBe(url)
  for (const reader of [renter, staff])
    expect((await fetchPaper(server, 'POST', url, reader)).bytes).toEqual(Buffer.from(pdf))
  const stranger = await buildUser(server)
  expect((await fetchPaper(server, 'POST', url, stranger)).http).toBe(404)
})
