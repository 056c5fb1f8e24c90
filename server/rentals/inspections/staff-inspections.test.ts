import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inspectionGuidelines } from '#protocol/rentals/inspections/inspection-guidelines.ts'
import {
  staffInspections,
  staffReviewInspection,
} from '#protocol/rentals/inspections/staff-inspections.ts'
import { inspect } from '#testing/inspection.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('staff see an inspection beside the pickup, review it once, and the renter reads the note', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  server.passMinutes(60)
  await inspect(server, user, order, 'return', { comments: 'A scratch' })
  const list = async (filter?: 'all') =>
    (await server.as(staff.token).read(staffInspections, { order, filter })).body.inspections
  const [pickup, back] = (await list()) ?? []
  expect(pickup).toMatchObject({ inspection: { kind: 'pickup' }, renter: 'Ana Núñez' })
  expect(pickup?.before).toBeUndefined()
  expect(back).toMatchObject({
    inspection: { kind: 'return', comments: 'A scratch' },
    before: { kind: 'pickup' },
    car: 'Toyota Camry 2022',
  })
  expect(back?.before?.items).toHaveLength(8)

  const inspection = back?.inspection.id ?? ''
  const review = () =>
    server
      .as(staff.token)
      .send(staffReviewInspection, { inspection, note: 'That scratch was there before.' })
  expect((await review()).body).toEqual({ status: 1 })
  expect(await review()).toMatchObject({
    http: 409,
    body: { message: 'Somebody has already reviewed this inspection.' },
  })
  expect((await list())?.map((one) => one.inspection.kind)).toEqual(['pickup'])
  expect((await list('all'))?.map((one) => one.inspection.state)).toEqual(['reviewed', 'submitted'])

  const { body } = await server.as(user.token).read(inspectionGuidelines, { order })
  expect(body.inspections?.at(-1)).toMatchObject({
    state: 'reviewed',
    reviewNote: 'That scratch was there before.',
  })
  const rows = await server.services.db
    .selectFrom('audit_entry')
    .select(['action', 'staff_id'])
    .where('subject', '=', inspection)
    .execute()
  expect(rows).toEqual([{ action: 'inspection reviewed', staff_id: staff.id }])
})

test('all inspections are counted as they are made, by kind too, and what was taken back does not count', async () => {
  const server = await testServer()
  const { db } = server.services
  const { user, staff, order } = await pickedUp(server)
  server.passMinutes(60)
  const told = async (kind?: 'pickup' | 'weekly' | 'return') =>
    (await server.as(staff.token).read(staffInspections, { filter: 'all', kind, limit: 1 })).body
      .total
  const before = { all: await told(), return: await told('return'), weekly: await told('weekly') }
  await inspect(server, user, order, 'return')
  expect(await told()).toBe((before.all ?? 0) + 1)
  expect(await told('return')).toBe((before.return ?? 0) + 1)
  expect(await told('weekly')).toBe(before.weekly)

  const again = (tx: typeof db, week: number) =>
    sql`insert into inspection (id, transaction_id, order_id, car_id, kind, handover_order_id, week, odometer, submitted_at)
      select 'again' || ${week}, transaction_id, order_id, car_id, 'weekly', order_id, ${week}::int, odometer, submitted_at
      from inspection where order_id = ${order} and kind = 'return'`.execute(tx)
  const undone = db.transaction().execute(async (tx) => {
    await again(tx, 1)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await told('weekly')).toBe(before.weekly)
  await Promise.all([2, 3, 4].map((week) => db.transaction().execute((tx) => again(tx, week))))
  expect(await told('weekly')).toBe((before.weekly ?? 0) + 3)
  await sql`delete from inspection where id = 'again3'`.execute(db)
  expect(await told('weekly')).toBe((before.weekly ?? 0) + 2)
})
