import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffReviewInspection } from '#protocol/rentals/inspections/staff-inspections.ts'
import { documentStories } from '#testing/decisions/documents.ts'
import { rentalStories } from '#testing/decisions/rentals.ts'
import { stateOf, type Stories } from '#testing/decisions/story.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { inspect } from '#testing/inspection.ts'
import { holdCar } from '#testing/journey.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const stories: Stories = { ...documentStories, ...rentalStories }

test.each(Object.keys(stories))(
  '%s cannot be decided from an old view, and can after a reload',
  async (name) => {
    const server = await testServer()
    const staff = await buildUser(server, { staff: true })
    const { user, listed, change, operation, decision } = await (
      stories[name] as NonNullable<(typeof stories)[string]>
    )(server, staff)
    const seen = await listed()
    expect(seen).toMatchObject({ own: false, version: expect.stringMatching(/^\w+$/) })
    server.passMinutes(1)
    await change()
    const before = await stateOf(server, user.id)
    const send = (version: string | undefined) =>
      server.as(staff.token).send(operation, { ...decision, version })
    const stale = await send(seen?.version)
    expect(stale).toMatchObject({
      http: 409,
      body: { message: expect.stringContaining('changed after you opened the list') },
    })
    expect(await stateOf(server, user.id)).toBe(before)
    expect((await send(undefined)).http).toBe(400)
    expect(await stateOf(server, user.id)).toBe(before)
    expect((await send((await listed())?.version)).body.status).toBe(1)
    expect(await stateOf(server, user.id)).not.toBe(before)
  },
)

test.each(Object.keys(stories))(
  '%s cannot be decided by the person it belongs to',
  async (name) => {
    const server = await testServer()
    const staff = await buildUser(server, { staff: true })
    const { user, listed, operation, decision } = await (
      stories[name] as NonNullable<(typeof stories)[string]>
    )(server, staff)
    const seen = await listed()
    await server.services.db
      .insertInto('staff_member')
      .values({ user_id: user.id, rights: ['owner'] })
      .execute()
    const before = await stateOf(server, user.id)
    const fields = { ...decision, version: seen?.version }
    const own = await server.as(user.token).send(operation, fields, { lang: 'es' })
    expect(own).toMatchObject({
      http: 403,
      body: { message: 'Esto es tuyo. Lo tiene que decidir alguien más del equipo.' },
    })
    expect(await stateOf(server, user.id)).toBe(before)
  },
)

test('an inspection that was made anew is not reviewed as it was', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  await inspect(server, user, order, 'return')
  const first = await server.services.db
    .selectFrom('inspection')
    .select('id')
    .where('order_id', '=', order)
    .where('kind', '=', 'return')
    .executeTakeFirstOrThrow()
  server.passMinutes(24 * 60)
  await inspect(server, user, order, 'return')
  const look = { inspection: first.id, note: 'Fine.' }
  expect((await server.as(staff.token).send(staffReviewInspection, look)).http).toBe(409)
})

test('the database refuses a license that is verified as something else, and a decision on one’s own', async () => {
  const server = await testServer()
  const { db } = server.services
  const staff = await buildUser(server, {
    staff: true,
    driver: { license_verification: 'verified', insurance_verification: 'verified' },
  })
  const constraint = (name: string) => ({ code: '23514', constraint: name })
  const driver = (change: ReturnType<typeof sql>) =>
    sql`update driver set ${change} where id = ${staff.driverId}`.execute(db)
  await expect(driver(sql`last_name = 'Otra'`)).rejects.toMatchObject({ code: '23514' })
  for (const change of [sql`license_number = 'D9'`, sql`license_verified_version = 7`])
    await expect(driver(change)).rejects.toMatchObject(
      constraint('driver_license_verified_as_seen'),
    )
  await expect(driver(sql`insurance_policy_number = 'P9'`)).rejects.toMatchObject(
    constraint('driver_insurance_verified_as_seen'),
  )
  const picture = sql`insert into stored_file (id, owner_id, driver_id, purpose, content_type, byte_size)
    values (${`F${staff.id}`}, ${staff.id}, ${staff.driverId}, 'license', 'image/webp', 1)`
  await expect(picture.execute(db)).rejects.toMatchObject(
    constraint('driver_license_verified_as_seen'),
  )
  const order = await holdCar(server, staff, await buildCar(server))
  const decided = sql`insert into audit_entry (staff_id, at, action, subject, details)
    values (${staff.id}, now(), 'offer made', 'x', jsonb_build_object('order', ${order}::text))`
  await expect(decided.execute(db)).rejects.toMatchObject(constraint('nobody_decides_on_own'))
})
