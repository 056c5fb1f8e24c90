import { beforeEach, describe, expect, it } from 'vitest'
import {
  credits,
  job,
  jobAccept,
  relocation,
  relocationFinish,
  relocationStart,
} from '#protocol/jobs/operations.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { driver } from '#testing/jobs/jobs.ts'
import {
  accepted,
  bringsAt,
  carBrought,
  confirmed,
  indoors,
  losAngeles,
  photographed,
  posted,
  there,
  windowOpens,
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
const balance = async (who: TestUser) => (await as(who).read(credits, {})).body.balance

describe('a relocation', () => {
  it('is posted, taken with photos and keys, brought, confirmed, and is a credit once', async () => {
    const ben = await driver(server, 'Ben')
    const { id, car } = await posted(server, staff)
    expect((await as(ben).read(job, { id })).body.job).toMatchObject({
      type: 'relocation',
      title: 'Toyota Camry 2022: Oakland → Los Angeles',
      price: 90,
      status: 'open',
    })
    expect(await read(ben, id)).toMatchObject({ credit: 90, car: { model: 'Camry' } })
    expect((await read(ben, id))?.car.plate).toBeUndefined()
    await accepted(server, staff, id, ben)
    expect(await read(ben, id)).toMatchObject({
      notYet: 'The car can be taken once the time for it begins.',
      car: { plate: expect.any(String) },
    })
    server.setNow(windowOpens)
    const before = await read(ben, id)
    expect(before).toMatchObject({ next: 'inspectStart' })
    expect(before?.keyBoxCode).toBeUndefined()
    const early = await as(ben).send(relocationStart, { id, odometer: 100, ...indoors })
    expect(early.body).toMatchObject({ status: 0, result: false })
    expect((await photographed(server, ben, id, 'start')).body.relocation).toMatchObject({
      next: 'start',
      keyBoxCode: expect.stringMatching(/^\d{4}$/),
    })
    const taken = await as(ben).send(relocationStart, { id, odometer: 100, ...indoors })
    expect(taken.body).toMatchObject({ relocation: { next: 'inspectEnd', startOdometer: 100 } })
    server.setNow(bringsAt)
    await photographed(server, ben, id, 'end')
    const brought = await as(ben).send(relocationFinish, { id, odometer: 480, ...there })
    expect(brought.body).toMatchObject({ job: { status: 'done' } })
    expect(await balance(ben)).toBe(0)
    expect((await confirmed(server, staff, id)).body).toMatchObject({
      job: { status: 'completed' },
    })
    expect(await balance(ben)).toBe(90)
    const row = await server.services.db
      .selectFrom('car')
      .select(['area_id', 'city', 'address', 'odometer'])
      .where('id', '=', car)
      .executeTakeFirst()
    expect(row).toEqual({
      area_id: '2',
      city: 'Los Angeles',
      address: '900 Wilshire Boulevard',
      odometer: 480,
    })
    expect(losAngeles).toBe('5368361')
  })

  it('confirms itself after 72 hours, with its credit', async () => {
    const { who, id } = await carBrought(server, staff)
    server.setNow(new Date(bringsAt.getTime() + 72 * 3_600_000))
    await server.work()
    expect((await as(who).read(job, { id })).body.job?.status).toBe('completed')
    expect(await balance(who)).toBe(90)
  })

  it('asks who brings it for papers verified until a day after its window, when they apply and at the keys', async () => {
    const who = await driver(server, 'Ben')
    const me = server.as(who.token)
    const { id } = await posted(server, staff)
    const { db, clock } = server.services
    const papers = (set: object) =>
      db.updateTable('driver').set(set).where('user_id', '=', who.id).execute()
    await papers({ insurance_verification: 'submitted' })
    const early = await me.send(jobAccept, { id })
    expect(early.body).toMatchObject({ message: expect.stringContaining('whole time') })
    const verify = { insurance_verification: 'verified' }
    await papers(verify)
    await accepted(server, staff, id, who)
    server.setNow(windowOpens)
    await photographed(server, who, id, 'start')
    // Its window ends on 24 November.
    const seen = { insurance_version: 2, insurance_verified_version: 2 }
    await papers({ insurance_expires: '2026-11-24', insurance_verification: 'submitted' })
    await papers({ ...verify, ...seen })
    const keys = { id, odometer: 100, ...indoors }
    expect((await me.send(relocationStart, keys)).body).toMatchObject({
      message: expect.stringContaining('whole time'),
    })
    const past = db
      .updateTable('relocation')
      .set({ started_at: clock(), start_odometer: 100, start_gas: 8 })
      .where('job_id', '=', id)
      .execute()
    await expect(past).rejects.toMatchObject({ constraint: 'relocation_papers' })
    await papers({ insurance_expires: '2026-11-25', insurance_verification: 'submitted' })
    await papers({ ...verify, insurance_verified_version: 3 })
    expect((await me.send(relocationStart, keys)).body.relocation?.startedAt).toBeDefined()
  })
})
