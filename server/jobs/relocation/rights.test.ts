import { beforeAll, expect, it } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import {
  job,
  jobApplicationRemove,
  jobCancel,
  jobCompletion,
  markJobDone,
  postRelocation,
  relocation,
  relocationFinish,
  relocationInspection,
  relocationStart,
  relocationTakeBack,
  updateJob,
} from '#protocol/jobs/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { uploaded } from '#testing/inspection.ts'
import { driver, jobRating } from '#testing/jobs/jobs.ts'
import {
  accepted,
  bringsAt,
  carTaken,
  indoors,
  photographed,
  posted,
  there,
  toLosAngeles,
  windowOpens,
} from '#testing/jobs/relocation.ts'
import { submitBooking } from '#protocol/rentals/operations.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let staff: TestUser
let other: TestUser
let applicant: TestUser
beforeAll(async () => {
  server = await testServer()
  staff = await buildUser(server, { staff: true })
  other = await driver(server, 'Otto')
  applicant = await driver(server, 'Ada')
})

const as = (who: TestUser) => server.as(who.token)
const read = async (who: TestUser, id: string) =>
  (await as(who).read(relocation, { id })).body.relocation

/** The fields that not everybody reads, of those that somebody does. */
async function reads(who: TestUser, id: string): Promise<string[]> {
  const one = await read(who, id)
  const page = (await as(who).read(job, { id })).body.job
  const seen: Record<string, unknown> = {
    plate: one?.car.plate,
    code: one?.keyBoxCode,
    odometer: one?.startOdometer,
    photos: one?.inspections.length === 0 ? undefined : 'some',
    earns: one?.earns,
    reason: one?.reason,
    address: page?.exactFrom?.address,
    goal: page?.exactTo?.address,
  }
  return Object.keys(seen).filter((name) => seen[name] !== undefined)
}

it('who reads plate, address, code and photos, at each step', async () => {
  server.setNow(new Date('2026-11-20T18:00:00Z'))
  const ben = await driver(server, 'Ben')
  const { id } = await posted(server, staff)
  const ofStaff = ['plate', 'earns', 'reason', 'address', 'goal']
  const table = async () => ({
    staff: await reads(staff, id),
    assigned: await reads(ben, id),
    other: await reads(other, id),
  })
  expect(await table()).toEqual({ staff: ofStaff, assigned: [], other: [] })
  await accepted(server, staff, id, ben)
  const accepts = ['plate', 'address', 'goal']
  expect(await table()).toEqual({ staff: ofStaff, assigned: accepts, other: [] })
  server.setNow(windowOpens)
  await photographed(server, ben, id, 'start')
  const shown = await table()
  expect(shown.assigned).toEqual(['plate', 'code', 'photos', 'address', 'goal'])
  expect(shown.staff).not.toContain('code')
  expect(shown.other).toEqual([])
  await as(ben).send(relocationStart, { id, odometer: 100, ...indoors })
  expect((await table()).assigned).toContain('code')
  server.setNow(bringsAt)
  await photographed(server, ben, id, 'end')
  await as(ben).send(relocationFinish, { id, odometer: 480, ...there })
  expect(await table()).toEqual({
    staff: ['plate', 'odometer', 'photos', 'earns', 'reason', 'address', 'goal'],
    assigned: ['plate', 'odometer', 'photos', 'address', 'goal'],
    other: [],
  })
})

it('photos of a relocation are opened by who took them and by staff', async () => {
  server.setNow(new Date('2026-11-20T18:00:00Z'))
  const { id, who } = await carTaken(server, staff, 'Cleo')
  const file = (await read(staff, id))?.inspections[0]?.pictures[0]?.file ?? ''
  const open = async (token: string | undefined) =>
    (
      await server.app.inject({
        url: `/files/${file}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
    ).statusCode
  expect([await open(who.token), await open(staff.token)]).toEqual([200, 200])
  expect([await open(other.token), await open(undefined)]).toEqual([404, 401])
})

it('nobody but who was accepted takes a step, nor they before its time', async () => {
  server.setNow(new Date('2026-11-20T18:00:00Z'))
  const ben = await driver(server, 'Ben')
  const { id } = await posted(server, staff)
  const reading = { id, odometer: 100, ...indoors }
  const picture = async (who: TestUser) => ({
    id,
    moment: 'start' as const,
    items: [{ checkpoint: 'front' as const, file: await uploaded(server, who, 'relocation') }],
  })
  for (const who of [applicant, other, staff]) {
    const replies = [
      await as(who).send(relocationInspection, await picture(who)),
      await as(who).send(relocationStart, reading),
      await as(who).send(relocationFinish, reading),
    ]
    for (const { body } of replies)
      expect(body).toMatchObject({
        result: false,
        message: 'Only the person who brings this car can do that.',
      })
  }
  await accepted(server, staff, id, ben)
  expect((await as(ben).send(relocationStart, reading)).body.message).toBe(
    'The car can be taken once the time for it begins.',
  )
  expect((await as(ben).send(markJobDone, { id })).body.message).toBe(
    'A car relocation is done when the car was brought: with its photos, keys and odometer.',
  )
  server.setNow(windowOpens)
  expect((await as(ben).send(relocationStart, reading)).body.message).toBe(
    'Take the photos of the outside first. They must not be older than a day.',
  )
  const missing = await as(ben).send(relocationInspection, await picture(ben))
  expect(missing.http).toBe(409)
  await photographed(server, ben, id, 'start')
  server.setNow(new Date('2026-11-25T05:00:00Z'))
  expect((await as(ben).send(relocationStart, reading)).body.message).toBe(
    'The time to take this car is over. Ask us for a new one.',
  )
})

it('while somebody has the keys nobody leaves, cancels, books the car or does it by word', async () => {
  server.setNow(new Date('2026-11-20T18:00:00Z'))
  const { id, who, car } = await carTaken(server, staff, 'Dora')
  const onItsWay = 'The car is on its way. It has to be brought first.'
  expect((await as(who).send(jobApplicationRemove, { id })).body.message).toBe(onItsWay)
  expect((await as(staff).send(jobCancel, { id })).body.message).toBe(onItsWay)
  const word = await as(staff).send(jobCompletion, { id, ...jobRating('relocation', 'assignee') })
  expect(word.body.message).toBe(
    'A car relocation is done when the car was brought: with its photos, keys and odometer.',
  )
  const later = { start: '2027-01-10T10:00', end: '2027-02-10T10:00' }
  const booked = await as(other).send(submitBooking, { car, ...later })
  expect(booked.http).toBe(409)
  server.setNow(new Date('2026-12-20T18:00:00Z'))
  await server.work()
  expect((await as(staff).read(job, { id })).body.job?.status).toBe('assigned')
  const message = 'We found it at the station & brought it home.'
  const back = await as(staff).send(relocationTakeBack, { id, stands: 'from', message })
  expect(back.body).toMatchObject({ job: { status: 'cancelled' } })
  const seen = (await as(who).read(relocation, { id })).body.relocation
  expect(seen).toMatchObject({ takenBackAt: '2026-12-20T10:00', takenBackBecause: message })
  expect((await as(staff).read(relocation, { id })).body.relocation).toMatchObject({
    takenBackBecause: message,
  })
  const others = await as(other).read(relocation, { id })
  expect(JSON.stringify(others.body)).not.toContain('station')
  const { body } = await as(who).read(dashboard, {})
  expect(JSON.stringify(body)).toContain('We took this car back')
  expect(JSON.stringify(body)).toContain(message)
  expect(seen?.car.plate).toBeUndefined()
  const kept = await server.services.db
    .selectFrom('occupancy')
    .select('id')
    .where('car_id', '=', car)
    .execute()
  expect(kept).toEqual([])
})

it('a car that was brought is booked in its new area only after the 72 hours of its confirmation', async () => {
  server.setNow(new Date('2026-11-20T18:00:00Z'))
  const { id, car, who } = await carTaken(server, staff, 'Eva')
  // The window ends that evening.
  server.setNow(new Date('2026-11-24T18:00:00Z'))
  await photographed(server, who, id, 'end')
  await as(who).send(relocationFinish, { id, odometer: 480, ...there })
  const book = async (start: string, end: string) =>
    (await as(applicant).send(submitBooking, { car, start, end })).body.status
  expect(await book('2026-11-26T10:00', '2026-12-10T10:00')).toBe(0)
  expect(await book('2026-11-28T10:00', '2026-12-10T10:00')).toBe(1)
})

it('a relocation is not edited, and one of a car that was cancelled is not restored', async () => {
  server.setNow(new Date('2026-11-20T18:00:00Z'))
  const { id, car } = await posted(server, staff)
  const text = 'The car is kept for what was posted. Cancel this relocation and post it anew.'
  const edit = await as(staff).send(updateJob, {
    id,
    type: 'relocation',
    title: 'Elsewhere',
    description: 'To San Jose',
    from: { place: '5378538' },
    to: { place: '5392171' },
    start: toLosAngeles.start,
    end: toLosAngeles.end,
  })
  expect(edit.body.message).toBe(text)
  expect((await as(staff).send(jobCancel, { id })).body.status).toBe(1)
  expect((await as(staff).send(jobCancel, { id, restore: true })).body.message).toBe(text)
  const again = await as(staff).send(postRelocation, { ...toLosAngeles, car })
  expect(again.body.status).toBe(1)
  expect(await buildCar(server)).not.toBe(car)
})
