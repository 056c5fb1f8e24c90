import { expect, test } from 'vitest'
import { appealFee, staffDecideFee, staffFees } from '#protocol/money/fees/fees.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { pursueInspections } from '#server/rentals/inspections/pursue-inspections.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { inspect } from '#testing/inspection.ts'
import { rentedWithPlan } from '#testing/maintenance.ts'
import { missedWeek, workAt } from '#testing/missed-week.ts'
import { keys, ledgerOf, pickedUp, setWall, verifiedEvidence } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

async function feeOf(server: TestServer, staff: TestUser, order: string, filter?: 'all') {
  const { body } = await server.as(staff.token).read(staffFees, { filter, limit: 500 })
  return body.fees?.filter((fee) => fee.orderId === order)
}

async function noticesOf(server: TestServer, user: TestUser) {
  const rows = await server.services.db
    .selectFrom('notification')
    .select(['text_en', 'severity', 'read_at'])
    .where('user_id', '=', user.id)
    .where('topic', '=', 'inspection')
    .execute()
  return rows.map((row) => [row.severity, row.read_at !== null])
}

// @9-engine-damage
test('a reminder, two warnings, then the fee is proposed with its evidence, once, and nothing is charged', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  await workAt(server, '2026-11-29T09:59')
  expect(await noticesOf(server, user)).toEqual([])
  await workAt(server, '2026-11-29T10:00')
  expect(await noticesOf(server, user)).toEqual([['info', false]])
  await workAt(server, '2026-12-02T09:59')
  expect(await noticesOf(server, user)).toEqual([['info', false]])
  await workAt(server, '2026-12-02T10:00')
  expect(await noticesOf(server, user)).toEqual([['warning', false]])
  await workAt(server, '2026-12-04T10:00')
  // A newer notice takes the place of the unread one.
  expect(await noticesOf(server, user)).toEqual([['danger', false]])
  await workAt(server, '2026-12-08T09:00')
  expect(await feeOf(server, staff, order)).toEqual([])
  await workAt(server, '2026-12-08T10:01')
  await workAt(server, '2026-12-08T12:00')
  expect(await feeOf(server, staff, order)).toMatchObject([
    {
      subject: 'inspection',
      title: 'Weekly inspection 1',
      dueOn: '2026-12-01',
      warnedOn: ['2026-12-02', '2026-12-04'],
      amount: 600,
      state: 'open',
      renter: 'Ana Núñez',
    },
  ])
  expect((await ledgerOf(server, order)).damage).toBeUndefined()
  const { body } = await server.as(user.token).read(dashboard, { order }, { lang: 'es' })
  expect(body.selectedRental?.claims[0]?.description).toBe(
    'Inspección semanal 1: vencía el mar 1 dic 2026 y lleva una semana de atraso. Avisos: mié 2 dic 2026, vie 4 dic 2026.',
  )
  const english = await server.as(user.token).read(dashboard, { order })
  expect(english.body.selectedRental?.claims[0]?.description).toBe(
    'Weekly inspection 1: due on Tue 1 Dec 2026 and one week overdue. Warnings: Wed 2 Dec 2026, Fri 4 Dec 2026.',
  )
  const evidence = await verifiedEvidence(server, order)
  const last = evidence.slice(-3).map(({ kind, data }) => [kind, (data as { event: string }).event])
  expect(last).toEqual([
    ['inspection', 'inspectionWarning'],
    ['inspection', 'inspectionWarning'],
    ['claim', 'feeProposed'],
  ])
})

test('an inspection in time, or late but within the week, costs nothing', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  await workAt(server, '2026-12-02T10:00')
  await workAt(server, '2026-12-04T10:00')
  await setWall(server, '2026-12-07T10:00')
  await inspect(server, user, order, 'weekly', { odometer: 47_400 })
  // Done: the warning is read.
  expect(await noticesOf(server, user)).toEqual([['danger', true]])
  await inspect(server, user, order, 'weekly', { odometer: 47_400 })
  for (const day of ['09', '11', '14']) await workAt(server, `2026-12-${day}T10:00`)
  expect(await feeOf(server, staff, order, 'all')).toEqual([])
})

test('several servers at once warn once', async () => {
  const server = await testServer()
  const { user } = await pickedUp(server)
  await setWall(server, '2026-12-02T10:00')
  await Promise.all([1, 2, 3].map(() => pursueInspections(server.services)))
  const warned = await server.services.db
    .selectFrom('order_event')
    .innerJoin('rental_order', 'rental_order.id', 'order_event.order_id')
    .select('code')
    .where('user_id', '=', user.id)
    .where('code', '=', 'inspectionWarning')
    .execute()
  expect(warned).toHaveLength(1)
})

test('a fee is charged by staff, appealed once, and refunded when it is dropped', async () => {
  const server = await testServer()
  const { user, staff, order, fee } = await missedWeek(server)
  const decide = (decision: 'charge' | 'drop', message?: string) =>
    decideAsSeen(server, server.as(staff.token), staffDecideFee, { fee, decision, message })
  const appeal = (who: TestUser, text = 'I was in hospital.') =>
    server.as(who.token).send(appealFee, { fee, text })

  expect((await decide('charge')).body).toEqual({ status: 1 })
  expect(await ledgerOf(server, order)).toMatchObject({ damage: -60_000, receivable: 60_000 })
  expect((await decide('charge')).http).toBe(409)

  expect((await appeal(await buildUser(server))).http).toBe(404)
  const appealed = await appeal(user)
  expect(appealed.body.claim).toMatchObject({ state: 'appealed', answer: 'I was in hospital.' })
  expect((await appeal(user)).http).toBe(409)
  expect(await feeOf(server, staff, order)).toMatchObject([{ state: 'appealed' }])

  expect((await decide('drop', 'Get well soon.')).body).toEqual({ status: 1 })
  const ledger = await ledgerOf(server, order)
  expect([ledger.damage, ledger.receivable]).toEqual([undefined, undefined])
  expect(await feeOf(server, staff, order, 'all')).toMatchObject([
    { state: 'dropped', decision: 'Get well soon.' },
  ])
  expect((await appeal(user)).http).toBe(409)
  const audit = await server.services.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', fee)
    .orderBy('id')
    .execute()
  expect(audit.map((row) => row.action)).toEqual(['claim charge', 'claim drop'])
})

test('an appeal that staff reject is the last one, and the fee comes out of the deposit', async () => {
  const server = await testServer()
  const { user, staff, order, fee } = await missedWeek(server)
  const charge = (message?: string) =>
    decideAsSeen(server, server.as(staff.token), staffDecideFee, {
      fee,
      decision: 'charge',
      message,
    })
  await charge()
  await server.as(user.token).send(appealFee, { fee, text: 'Please not.' })
  expect((await charge()).http).toBe(400)
  expect((await charge('Two warnings were sent.')).http).toBe(200)
  const again = await server.as(user.token).send(appealFee, { fee, text: 'Please, once more!' })
  expect(again.http).toBe(409)
  await setWall(server, '2027-01-12T10:00')
  const back = await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  expect(back.body.rentalStatus).toBe(88)
  const ledger = await ledgerOf(server, order)
  expect(ledger).toMatchObject({ damage: -60_000, deposit: -40_000 })
  expect(Object.values(ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0)
})

test('each week that is missing is a fee of its own, and a returned car has no more', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const days = ['02', '04', '08', '09', '11', '15']
  for (const day of days) await workAt(server, `2026-12-${day}T10:00`)
  const titles = async () => (await feeOf(server, staff, order, 'all'))?.map((fee) => fee.title)
  expect(await titles()).toEqual(['Weekly inspection 1', 'Weekly inspection 2'])
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  for (const day of ['16', '18', '23']) await workAt(server, `2026-12-${day}T10:00`)
  expect(await titles()).toHaveLength(2)
})

test('maintenance that is a week overdue after two warnings proposes the fee too, once', async () => {
  const server = await testServer()
  const { staff, order } = await rentedWithPlan(server)
  for (const day of ['01', '05', '07', '08']) await workAt(server, `2026-12-${day}T09:00`)
  const ofMaintenance = async () =>
    (await feeOf(server, staff, order, 'all'))?.filter((fee) => fee.subject === 'maintenance')
  expect(await ofMaintenance()).toEqual([])
  await workAt(server, '2026-12-09T09:00')
  await workAt(server, '2026-12-12T09:00')
  expect(await ofMaintenance()).toMatchObject([
    {
      title: 'Oil and filter change',
      dueOn: '2026-12-01',
      warnedOn: ['2026-12-05', '2026-12-07'],
      amount: 600,
      state: 'open',
    },
  ])
})
