import { beforeEach, describe, expect, it } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import {
  jobAccept,
  jobFilters,
  jobs,
  myRoutes,
  removeRoute,
  updateJob,
  updateRoute,
} from '#protocol/jobs/operations.ts'
import { connect } from '#testing/community/network.ts'
import type { TestUser } from '#testing/factories.ts'
import {
  commute,
  driver,
  oakland,
  postJob,
  rideRequest,
  sanJose,
  saveRoute,
} from '#testing/jobs/jobs.ts'
import { leave } from '#testing/leaving/leave.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { tellOfMatches } from './tell-of-matches.ts'

const fremont = '5350734'
const sanFrancisco = '5391959'
const reno = '5511077'

let server: TestServer
let owner: TestUser
let ana: TestUser
beforeEach(async () => {
  server = await testServer()
  owner = await driver(server, 'Olga')
  ana = await driver(server, 'Ana')
  // Jobs of other tests are over.
  await server.services.db
    .updateTable('job')
    .set({ status: 'expired' })
    .where('status', '=', 'open')
    .execute()
})

const as = (who: TestUser) => server.as(who.token)
const along = async (who: TestUser, asked: Parameters<ReturnType<typeof as>['read']>[1]) =>
  (await as(who).read(jobs, asked as never)).body
const later = (hours: number) => server.passMinutes(hours * 60)

describe('what lies along a route', () => {
  // @7-updateRoute
  it('a driver saves a route and sees what lies along it, by detour', async () => {
    const whole = await postJob(server, owner, { price: 40 })
    const half = await postJob(server, owner, { to: { place: fremont }, price: 44 })
    await postJob(server, owner, { from: { place: sanJose }, to: { place: oakland } })
    await postJob(server, owner, { from: { place: sanFrancisco } })
    await postJob(server, owner, { seats: 2 })
    await postJob(server, owner, { start: '2026-11-23T08:00', end: '2026-11-23T12:00' })
    const route = await saveRoute(server, ana)
    const found = await along(ana, { route })
    expect(found.jobs?.map(({ id }) => id)).toEqual([whole, half])
    expect(found.jobs?.[0]?.detour).toBe(0)
    expect(found.jobs?.[1]?.detour).toBeGreaterThan(0)
    expect(found.total).toBe(2)
    expect((await as(ana).read(myRoutes, {})).body).toMatchObject({
      routes: [{ id: route, name: 'Oakland – San Jose', matches: 2, week: { jobs: 2, pay: 84 } }],
      week: { jobs: 2, pay: 84 },
    })
  })

  it('stops that are typed in find jobs at any time and for any number of seats', async () => {
    await postJob(server, owner, { start: '2026-11-23T08:00', end: '2026-11-23T12:00', seats: 4 })
    const stops = [oakland, sanJose]
    expect((await along(ana, { stops })).total).toBe(1)
    expect((await along(ana, { stops: stops.toReversed() })).total).toBe(0)
    expect((await along(ana, { stops, type: 'delivery' })).jobs).toEqual([])
  })

  it('the answer says which way it was, and why there is nothing', async () => {
    const route = await saveRoute(server, ana)
    const untold = await saveRoute(server, ana, { notify: false })
    const saved = await along(ana, { route })
    expect(saved.way).toMatchObject({ name: 'Oakland – San Jose', detour: 5, notify: true })
    expect(saved.message).toMatch(/We will tell you about new ones/)
    expect((await along(ana, { route: untold })).message).not.toMatch(/tell you/)
    const typed = await along(ana, { stops: [oakland, sanJose], detour: 2 })
    expect(typed.way).toMatchObject({
      stops: [{ id: oakland, area: '1' }, { id: sanJose }],
      detour: 2,
    })
    expect(typed.way?.name).toBeUndefined()
    expect(typed.message).toMatch(/Save it/)
    expect((await along(ana, { route, type: 'errand' })).message).toMatch(/filters/)
    expect((await along(ana, {})).way).toBeUndefined()
  })

  it('a ride offered is found by a trip inside its way, and does not earn', async () => {
    const ride = await postJob(server, owner, {
      type: 'rideOffer',
      price: 5,
      seats: 2,
      maxDetour: 5,
    })
    const inside = await saveRoute(server, ana, { stops: [oakland, fremont], detour: 0 })
    const longer = await saveRoute(server, ana, { stops: [sanFrancisco, sanJose], detour: 50 })
    expect((await along(ana, { route: inside })).jobs?.map(({ id }) => id)).toEqual([ride])
    expect((await along(ana, { route: longer })).jobs).toEqual([])
    expect((await as(ana).read(myRoutes, {})).body.week).toEqual({ jobs: 0, pay: 0 })
  })

  it('shows none of the own, of who blocked one, for another network, or that is over', async () => {
    const route = await saveRoute(server, ana)
    await postJob(server, ana)
    await postJob(server, owner, { visibility: 'network' })
    expect((await along(ana, { route })).total).toBe(0)
    await connect(server, ana, owner)
    expect((await along(ana, { route })).total).toBe(1)
    server.setNow(new Date('2026-11-22T20:00:00Z'))
    expect((await along(ana, { route })).total).toBe(0)
  })

  it('pages hold each match once, and the filters count what they would show', async () => {
    for (let n = 0; n < 5; n++) await postJob(server, owner, { price: 10 + n })
    const route = await saveRoute(server, ana)
    const first = await along(ana, { route, limit: 2 })
    const second = await along(ana, { route, limit: 2, cursor: first.nextCursor })
    const third = await along(ana, { route, limit: 2, cursor: second.nextCursor })
    const prices = [first, second, third].flatMap((page) => page.jobs?.map(({ price }) => price))
    expect(prices).toEqual([14, 13, 12, 11, 10])
    expect(third.nextCursor).toBeUndefined()
    const filters = (await as(ana).read(jobFilters, { route, type: 'delivery' })).body
    expect(filters.types?.find(({ id }) => id === 'rideRequest')?.count).toBe(5)
    expect(filters.statuses?.find(({ id }) => id === 'open')?.count).toBe(0)
  })
})

describe('saved routes', () => {
  // @7-updateRoute
  it('are changed by who saved them, and are nobody else’s', async () => {
    const route = await saveRoute(server, ana)
    const change = { ...commute, id: route, days: ['1', '3'], version: 1, name: 'To work' }
    expect((await as(ana).send(updateRoute, change)).body.route).toMatchObject({
      name: 'To work',
      days: [1, 3],
      version: 2,
    })
    expect((await as(ana).send(updateRoute, change)).http).toBe(409)
    expect((await as(owner).send(updateRoute, change)).http).toBe(404)
    expect((await as(owner).send(removeRoute, { id: route })).http).toBe(404)
    expect((await as(owner).read(jobs, { route })).http).toBe(404)
    expect((await as(owner).read(myRoutes, {})).body.routes).toEqual([])
    expect((await as(ana).send(removeRoute, { id: route })).body.status).toBe(1)
    expect((await as(ana).read(myRoutes, {})).body.routes).toEqual([])
  })

  it('on one day only are driven on that day', async () => {
    await postJob(server, owner)
    const day = { days: [], day: '2026-11-22' }
    expect((await along(ana, { route: await saveRoute(server, ana, day) })).total).toBe(1)
    const other = { days: [], day: '2026-11-29' }
    expect((await along(ana, { route: await saveRoute(server, ana, other) })).total).toBe(0)
  })

  const wrong: [string, Record<string, unknown>, string][] = [
    ['one stop', { stops: [oakland] }, 'stops'],
    ['eleven stops', { stops: Array.from({ length: 11 }, () => oakland) }, 'stops'],
    ['a town that is not there', { stops: [oakland, '1'] }, 'stops'],
    ['a way outside all areas', { stops: [reno, reno] }, 'stops'],
    ['no day', { days: [] }, 'days'],
    ['a day and days', { day: '2026-11-29' }, 'days'],
    ['a ninth weekday', { days: ['8'] }, 'days'],
    ['yesterday', { days: [], day: '2026-11-19' }, 'day'],
    ['a day in a year', { days: [], day: '2027-11-19' }, 'day'],
    ['an hour that no clock shows', { leaves: '25:00' }, 'leaves'],
    ['a detour of 51 miles', { detour: 51 }, 'detour'],
    ['a detour below 0', { detour: -1 }, 'detour'],
    ['nine seats', { seats: 9 }, 'seats'],
    ['a long name', { name: 'x'.repeat(81) }, 'name'],
  ]
  // @7-updateRoute
  it.each(wrong)('%s is refused at its field', async (_, more, field) => {
    const fields = { ...commute, ...more } as typeof commute
    const { http, body } = await as(ana).send(updateRoute, fields)
    expect(http).toBe(400)
    expect(Object.keys(body.errors ?? {}).map((name) => name.split('.')[0])).toEqual([field])
    expect((await as(ana).read(myRoutes, {})).body.routes).toEqual([])
  })

  it('are at most 20, also when two are saved at once', async () => {
    for (let n = 0; n < 19; n++) await saveRoute(server, ana)
    const two = await Promise.all([1, 2].map(() => as(ana).send(updateRoute, commute)))
    expect(two.map(({ body }) => body.status).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(two.find(({ body }) => body.status === 0)?.body.message).toContain('20 saved routes')
    expect((await as(ana).read(myRoutes, {})).body.routes).toHaveLength(20)
  })

  it('go with the account', async () => {
    await saveRoute(server, ana)
    await leave(server, ana)
    const left = server.services.db.selectFrom('saved_route').where('user_id', '=', ana.id)
    expect(await left.selectAll().execute()).toEqual([])
  })
})

describe('new matches', () => {
  const titles = async () =>
    (await as(ana).read(dashboard, {})).body.notifications?.map(({ title }) => title)

  it('are told a few times a day, once, with a link to the route', async () => {
    await postJob(server, owner, { title: 'Before' })
    const route = await saveRoute(server, ana)
    later(1)
    await postJob(server, owner, { title: 'Two bags' })
    await tellOfMatches(server.services)
    expect(await titles()).toEqual([])
    later(6)
    await tellOfMatches(server.services)
    await tellOfMatches(server.services)
    const { notifications } = (await as(ana).read(dashboard, {})).body
    expect(notifications).toMatchObject([
      {
        title: 'A new job along Oakland – San Jose',
        text: 'Two bags',
        route: 'jobs',
        query: { route, sort: 'newest' },
      },
    ])
    later(7)
    expect(await tellOfMatches(server.services)).toBe(0)
  })

  it('are not told where the route says so, nor of jobs that are only edited', async () => {
    const id = await postJob(server, owner)
    await saveRoute(server, ana, { notify: false })
    await saveRoute(server, ana)
    later(1)
    await as(owner).send(updateJob, { ...rideRequest, id, price: 50 })
    later(6)
    await tellOfMatches(server.services)
    expect(await titles()).toEqual([])
  })
})

it('who has an offer on a job still finds it along the route', async () => {
  const id = await postJob(server, owner)
  const route = await saveRoute(server, ana)
  await as(ana).send(jobAccept, { id, offer: 30 })
  expect((await along(ana, { route })).jobs).toMatchObject([{ id, role: 'applicant', offer: 30 }])
})
