import { sql } from 'kysely'
import { submitBooking } from '#protocol/rentals/operations.ts'
import type { Command } from '#protocol/core/operation.ts'
import {
  job,
  jobAccept,
  jobApplicationRemove,
  jobCancel,
  postRelocation,
  relocation,
  relocationFinish,
  relocationStart,
  relocationTakeBack,
  staffDecideRelocation,
} from '#protocol/jobs/operations.ts'
import { buildCar, buildUser, type TestUser } from '../factories.ts'
import { driver } from '../jobs/jobs.ts'
import { confirmed, indoors, losAngeles, photographed } from '../jobs/relocation.ts'
import { type TestServer, testServer } from '../server.ts'

export const relocationSteps = [
  'post',
  'apply',
  'accept',
  'leave',
  'cancel',
  'photos',
  'start',
  'photosThere',
  'finish',
  'confirm',
  'takeBack',
  'book',
  'hours',
  'days',
  'work',
] as const

export type RelocationStep = { what: (typeof relocationSteps)[number]; who: number; job: number }
type World = {
  server: TestServer
  staff: TestUser
  people: TestUser[]
  car: string
  jobs: string[]
  miles: number
}

export async function aRelocationWorld(given?: TestServer): Promise<World> {
  const server = given ?? (await testServer())
  const staff = await buildUser(server, { staff: true })
  const people = [await driver(server, 'Ben'), await driver(server, 'Cleo')]
  return { server, staff, people, car: await buildCar(server), jobs: [], miles: 100 }
}

const wall = (at: Date) => at.toISOString().slice(0, 16)
const sanFrancisco = '5391959'

/** Somebody tries something, allowed or not. @returns whether it was done */
export async function stepOfRelocations(world: World, step: RelocationStep): Promise<boolean> {
  const { server, staff, people, car, jobs } = world
  const now = server.services.clock()
  const hours = (many: number) => wall(new Date(now.getTime() + many * 3_600_000))
  const me = people[step.who % people.length] ?? staff
  const id = jobs.at(-1 - (step.job % 2)) ?? 'none'
  world.miles += 10
  const send = async (who: TestUser, operation: Command, input: object) =>
    (await server.as(who.token).send(operation, input)).body.status === 1
  const reading = { id, odometer: world.miles, ...indoors }
  const calls: Record<RelocationStep['what'], () => Promise<boolean>> = {
    post: async () => {
      const window = { start: hours(-10), end: hours(40) }
      const { area_id: here } = await server.services.db
        .selectFrom('car')
        .select('area_id')
        .where('id', '=', car)
        .executeTakeFirstOrThrow()
      const to = here === '2' ? sanFrancisco : losAngeles
      const { body } = await server
        .as(staff.token)
        .send(postRelocation, { car, to, reward: 50, ...window })
      if (body.job) jobs.push(body.job.id)
      return body.job !== undefined
    },
    apply: () => send(me, jobAccept, { id }),
    accept: async () => {
      const page = (await server.as(staff.token).read(job, { id })).body.job
      const read = page?.applications.find(({ status }) => status === 'pending')
      const chosen = { application: read?.id ?? 'none', version: read?.version ?? 1 }
      return send(staff, jobAccept, { id, ...chosen })
    },
    leave: () => send(me, jobApplicationRemove, { id }),
    cancel: () => send(staff, jobCancel, { id }),
    photos: async () => (await photographed(server, me, id, 'start')).body.status === 1,
    start: () => send(me, relocationStart, reading),
    photosThere: async () => (await photographed(server, me, id, 'end')).body.status === 1,
    finish: () => send(me, relocationFinish, reading),
    confirm: async () => {
      const { version } =
        (await server.as(staff.token).read(relocation, { id })).body.relocation ?? {}
      // What does not fit is looked at: without a position and with few miles, that is all of it here.
      if (version === undefined) return (await confirmed(server, staff, id)).body.status === 1
      const decision = step.job % 2 === 0 ? 'approve' : 'refuse'
      return send(staff, staffDecideRelocation, { id, version, decision, message: 'Seen' })
    },
    takeBack: () => send(staff, relocationTakeBack, { id, stands: 'from', message: 'Found' }),
    book: () => send(me, submitBooking, { car, start: hours(60), end: hours(300) }),
    hours: async () => {
      server.passMinutes(5 * 60)
      return true
    },
    days: async () => {
      server.passMinutes(2 * 24 * 60)
      return true
    },
    work: async () => {
      await server.work()
      return true
    },
  }
  return calls[step.what]()
}

/** What must never be, by its name; empty when all is well. */
export async function brokenRelocations({ server, jobs, car, people }: World) {
  const ids = people.map(({ id }) => id)
  const { rows } = await sql<Record<string, number>>`
    with mine as (select r.*, j.status, j.assignee_id from relocation r join job j on j.id = r.job_id
      where r.job_id = any(${jobs}::text[]))
    select
      (select count(*)::int from mine m where (m.status in ('open', 'assigned'))
        > exists (select from occupancy o where o.relocation_id = m.job_id)) as "without its car",
      (select count(*)::int from mine m where m.status in ('completed', 'cancelled', 'expired')
        and exists (select from occupancy o where o.relocation_id = m.job_id)) as "a car kept for nothing",
      (select greatest(0, count(*) - 1)::int from mine where status in ('open', 'assigned')) as "one car, two jobs",
      (select count(*)::int from mine where started_at is not null and finished_at is null and taken_back_at is null
        and status <> 'assigned') as "on its way for nobody",
      (select count(*)::int from mine where status in ('done', 'completed') and finished_at is null) as "done and not brought",
      (select count(*)::int from mine m where (m.status = 'completed') <> exists (
        select from ledger_entry e where e.relocation_id = m.job_id)) as "credit and no car, or the other way",
      (select count(*)::int from (select sum(l.amount_cents) as cents from ledger_line l join ledger_entry e
        on e.id = l.entry_id where e.relocation_id = any(${jobs}::text[]) group by e.id) s where cents <> 0) as "uneven",
      (select count(*)::int from unnest(${ids}::text[]) as person where credit_of(person) < 0) as "credit used twice",
      (select count(*)::int from rental_order o join occupancy c on c.order_id = o.id join car on car.id = o.car_id
        where o.car_id = ${car} and o.state in ('held', 'booked') and o.area_id <> car.area_id) as "booked where it is not"
  `.execute(server.services.db)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, many]) => many > 0))
}
