import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import {
  job,
  relocation,
  relocationFinish,
  relocationInspection,
  staffDecideRelocation,
  staffRelocations,
} from '#protocol/jobs/operations.ts'
import { staffToday } from '#protocol/staff/staff/staff-today.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { keptPictures } from '#testing/inspection.ts'
import {
  broughtWith,
  carBrought,
  carTaken,
  confirmed,
  creditLeft,
  photographed,
  there,
  bringsAt,
} from '#testing/jobs/relocation.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let staff: TestUser
beforeEach(async () => {
  server = await testServer()
  staff = await buildUser(server, { staff: true })
})

const as = (who: TestUser) => server.as(who.token)
const read = async (who: TestUser, id: string) =>
  (await as(who).read(relocation, { id })).body.relocation
const page = async (who: TestUser, id: string) => (await as(who).read(job, { id })).body.job
const nowhere = {
  latitude: undefined,
  longitude: undefined,
  positionReason: 'The garage has no signal',
}
const waiting = async () => (await as(staff).read(staffToday, {})).body.waiting?.relocations ?? 0
const listed = async (id: string) =>
  (await as(staff).read(staffRelocations, { limit: 500 })).body.relocations?.find(
    (one) => one.id === id,
  )
const areaOf = async (car: string) =>
  (
    await server.services.db
      .selectFrom('car')
      .select('area_id')
      .where('id', '=', car)
      .executeTakeFirstOrThrow()
  ).area_id
async function fourDaysLater(): Promise<void> {
  server.passMinutes(4 * 24 * 60)
  await server.work()
}

it.each([
  ['without a position', nowhere, ['There is no position of the place where the car was left.']],
  [
    'with two miles of the way',
    { odometer: 102 },
    [expect.stringMatching(/^The odometer says 2 miles; by road it is about \d{3}\.$/)],
  ],
  [
    'with more than twice the way',
    { odometer: 1000 },
    [expect.stringMatching(/^The odometer says 900 miles/)],
  ],
])('brought %s waits for staff, who read why, and for no time', async (_, ending, because) => {
  const before = await waiting()
  const { id, who, car } = await broughtWith(ending, server, staff)
  expect(await waiting()).toBe(before + 1)
  expect(await listed(id)).toMatchObject({ because, driver: 'Ben Prado', own: false })
  expect(await read(who, id)).toMatchObject({ isLookedAt: true })
  expect((await read(who, id))?.lookBecause).toBeUndefined()
  expect((await page(who, id))?.confirmsItselfAt).toBeUndefined()
  await fourDaysLater()
  expect([(await page(who, id))?.status, await creditLeft(server, who)]).toEqual(['done', 0])
  // The car stands where it was until somebody has looked.
  expect(await areaOf(car)).toBe('1')
  expect((await confirmed(server, staff, id)).body).toMatchObject({ status: 0, result: false })
})

it('eight pictures of one colour are found', async () => {
  const { id, who } = await carTaken(server, staff)
  const items = await keptPictures(server, who, 'relocation')
  server.setNow(bringsAt)
  await as(who).send(relocationInspection, { id, moment: 'end', items })
  await as(who).send(relocationFinish, { id, odometer: 480, ...there })
  expect(await listed(id)).toMatchObject({
    because: ['Some of the photos are the same, or show nothing.'],
  })
})

it('the pictures from before, sent again at the end, are found', async () => {
  const { id, who } = await carTaken(server, staff)
  server.setNow(bringsAt)
  await photographed(server, who, id, 'end', undefined, 'start')
  await as(who).send(relocationFinish, { id, odometer: 480, ...there })
  expect((await listed(id))?.because).toHaveLength(1)
})

it('what fits waits for nobody: it confirms itself', async () => {
  const before = await waiting()
  const { id, who, car } = await carBrought(server, staff)
  expect(await waiting()).toBe(before)
  expect(await areaOf(car)).toBe('2')
  await fourDaysLater()
  expect([(await page(who, id))?.status, await creditLeft(server, who)]).toEqual(['completed', 90])
})

it('is approved by staff who saw it as it is: the car is there, and so is the credit', async () => {
  const { id, who, car } = await broughtWith(nowhere, server, staff)
  const version = (await read(staff, id))?.version ?? ''
  const decide = (seen: string) =>
    as(staff).send(staffDecideRelocation, {
      id,
      version: seen,
      decision: 'approve',
      message: 'I saw it',
    })
  expect((await decide('old')).http).toBe(409)
  const own = await buildUser(server, { staff: true })
  expect((await decide(version)).body).toMatchObject({ job: { status: 'completed' } })
  expect([await areaOf(car), await creditLeft(server, who)]).toEqual(['2', 90])
  const again = await as(own).send(staffDecideRelocation, { id, version, decision: 'approve' })
  expect(again.http).toBe(409)
})

it('is refused with a reason that the driver reads, without a credit, and the car stays', async () => {
  const { id, who, car } = await broughtWith({ odometer: 102 }, server, staff)
  const version = (await read(staff, id))?.version ?? ''
  const refuse = { id, version, decision: 'refuse' } as const
  const silent = await as(staff).send(staffDecideRelocation, refuse)
  expect(silent.body.errors).toEqual({ message: 'Field is Required' })
  const message = 'The car still stands in Oakland.'
  const done = await as(staff).send(staffDecideRelocation, { ...refuse, message })
  expect(done.body).toMatchObject({ job: { status: 'cancelled' } })
  expect(await read(who, id)).toMatchObject({ refusedBecause: message })
  expect([await areaOf(car), await creditLeft(server, who)]).toEqual(['1', 0])
  const { rows } = await sql`select from occupancy where relocation_id = ${id}`.execute(
    server.services.db,
  )
  expect(rows).toEqual([])
  const { rows: audited } = await sql<{ action: string; message: string }>`
    select action, details ->> 'message' as message from audit_entry where subject = ${id}
    order by id desc limit 1`.execute(server.services.db)
  expect(audited).toEqual([{ action: 'job refuse', message }])
})

it('the database confirms and ends nothing that staff have not looked at', async () => {
  const { id } = await broughtWith(nowhere, server, staff)
  const { db } = server.services
  const complete = sql`update job set status = 'completed', completed_at = now() where id = ${id}`
  await expect(complete.execute(db)).rejects.toMatchObject({ constraint: 'relocation_looked_at' })
  const cancel = sql`update job set status = 'cancelled', cancelled_at = now() where id = ${id}`
  await expect(cancel.execute(db)).rejects.toMatchObject({ constraint: 'job_moves' })
  const forget = sql`update relocation set look_because = '{}' where job_id = ${id}`
  await expect(forget.execute(db)).rejects.toMatchObject({ constraint: 'relocation_stays' })
})

it('a car that was there sooner than anybody drives is looked at before anything is earned', async () => {
  const one = await carTaken(server, staff)
  server.passMinutes(2)
  await photographed(server, one.who, one.id, 'end')
  await as(one.who).send(relocationFinish, { id: one.id, odometer: 480, ...there })
  expect((await listed(one.id))?.because).toEqual([
    expect.stringMatching(/^The car was there sooner than anybody drives about \d{3} miles\.$/),
  ])
  await fourDaysLater()
  expect(await creditLeft(server, one.who)).toBe(0)
})
