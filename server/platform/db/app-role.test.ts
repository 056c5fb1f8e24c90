import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffDecideClaim, staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { projectRoot } from '#server/platform/project-root.ts'
import { readTrust } from '#server/community/trust/read-trust.ts'
import { tiesApart, tiesOn } from '#testing/community/trust-ties.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { keys, pickedUp, setWall, verifiedEvidence } from '#testing/rental-life.ts'
import { serverOn, type TestServer } from '#testing/server.ts'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { prepared } from '#testing/test-database.ts'
import { type Database, openPostgres } from './database.ts'
import { migrate } from './migrate.ts'

/* The role of docs/operating.md, as it is written there. Roles are PostgreSQL's: nothing else has them. */
const docs = readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8')
const grants = /```sql\n([\s\S]*?)```/.exec(docs)?.[1] ?? ''

let owner: Database
let app: Database
let server: TestServer

beforeAll(async () => {
  const address = await newPostgresDatabase()
  owner = await prepared(await openPostgres(address))
  // As often as one likes: it is run again after every migration.
  for (let times = 0; times < 2; times++) await sql.raw(grants).execute(owner.db)
  const asApp = new URL(address)
  asApp.username = 'tramo_app'
  app = await openPostgres(asApp.toString())
  server = await serverOn(app)
})

afterAll(async () => {
  await app?.close()
  await owner?.close()
})

test('the whole life of a rental works as the role that owns nothing', async () => {
  expect(await migrate(app)).toEqual([])
  const { user, staff, order } = await pickedUp(server)
  const team = server.as(staff.token)
  const opened = await team.send(staffOpenClaim, {
    order,
    code: 'cleaning',
    description: 'Sand everywhere',
    estimate: 60,
  })
  const claim = opened.body.claim?.id ?? ''
  const charged = await decideAsSeen(server, team, staffDecideClaim, { claim, decision: 'charge' })
  expect(charged.body).toEqual({ status: 1 })
  await setWall(server, '2027-01-12T10:00')
  const back = await keys(server, user, { order, rentalStatus: 88, odometer: 47_500 })
  expect(back.body.rentalStatus).toBe(88)
  server.passMinutes(73 * 60)
  await server.work()
  const { rows } = await sql<{ state: string }>`
      select state from refund where order_id = ${order}`.execute(app.db)
  expect(rows).toEqual([{ state: 'sent' }])
  expect((await verifiedEvidence(server, order)).length).toBeGreaterThan(8)

  const other = await buildUser(server)
  const transfer = await holdCar(server, other, await buildCar(server), {
    start: '2027-01-20T10:00',
    end: '2027-02-20T10:00',
  })
  await server.as(other.token).send(submitPaymentRefund, {
    order: transfer,
    paymentMethod: 'bankTransfer',
    confirmationNumber: 'B-9',
  })
  const listed = (await team.read(staffPayments, {})).body.payments
  const payment = listed?.find((one) => one.orderId === transfer)?.paymentId ?? ''
  const seen = await decideAsSeen(server, team, staffDecidePayment, {
    payment,
    decision: 'confirm',
  })
  expect(seen.body).toEqual({ status: 1 })
})

test('what people say reaches trust, whose ties that role cannot write', async () => {
  const [one, other, third] = [
    await buildUser(server),
    await buildUser(server),
    await buildUser(server),
  ]
  const tie = tiesOn(server)
  await tie.vouch(one, other)
  await tie.connect(other, third)
  const { of } = await readTrust(app.db, one.id, [third.id], server.services.clock())
  expect(of.get(third.id)?.value).toBe(23)
  await sql`delete from recommendation where by_id = ${one.id}`.execute(app.db)
  expect(await tiesApart(server)).toEqual([])
})

const onlyAddedTo = [
  'evidence_entry',
  'evidence_seal',
  'signing_key',
  'ledger_entry',
  'ledger_line',
  'order_event',
  'audit_entry',
]

test.each([
  ...onlyAddedTo.flatMap((table) => [`delete from ${table}`, `truncate ${table} cascade`]),
  `update evidence_entry set kind = 'other'`,
  `update evidence_seal set signature = ''`,
  `update ledger_line set amount_cents = amount_cents + 1`,
  `update order_event set code = 'other'`,
  `update audit_entry set action = 'other'`,
  `update charge set amount_cents = 1`,
  `update refund set order_id = 'x'`,
  `update contract set hash = 'other'`,
  'delete from charge',
  'delete from refund',
  'delete from contract',
  'delete from payment',
  'delete from message',
  'truncate rental_order cascade',
  `insert into rental_move values (88, 86)`,
  'insert into tie values (1, 2, 1)',
  'delete from tie',
  'update ledger_sum set cents = 0',
  'drop table evidence_entry cascade',
  'alter table evidence_entry disable trigger all',
  'drop trigger evidence_immutable on evidence_entry',
  'create table mine (id int)',
])('that role may not: %s', async (statement) => {
  await expect(sql.raw(statement).execute(app.db)).rejects.toMatchObject({ code: '42501' })
})

test('nor switch the triggers off for its session', async () => {
  const off = sql`set session_replication_role = replica`.execute(app.db)
  await expect(off).rejects.toMatchObject({ code: '42501' })
})
