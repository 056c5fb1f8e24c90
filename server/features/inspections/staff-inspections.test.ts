import { expect, test } from 'vitest'
import { inspectionGuidelines } from '#protocol/inspections/inspection-guidelines.ts'
import { staffInspections, staffReviewInspection } from '#protocol/inspections/staff-inspections.ts'
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
