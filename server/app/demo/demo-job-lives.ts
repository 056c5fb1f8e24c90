import { sql } from 'kysely'
import { roadMiles, tripCostCents } from '#domain/jobs/jobs/job-price.ts'
import { milesBetween } from '#domain/fleet/places/sphere.ts'
import { jobShapes, type JobStatus } from '#domain/jobs/jobs/job.ts'
import { type Lang, langOf, type Text } from '#protocol/core/text.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import type { Tx } from '../../platform/db/database.ts'
import { livingPeople } from './demo-lives.ts'
import { insertMessages } from '../../help/messages/loaded/messages.ts'
import { insertApplications, insertJobEvents, insertJobs } from '../../jobs/jobs/loaded/jobs.ts'
import { demoId } from './demo-id.ts'
import { type JobPlan, jobPlans } from './demo-job-plans.ts'
import { loadRoutes, type NearTowns } from './demo-routes.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type Person = { id: string; language: Lang }

/** Jobs in every state around each of the people whom the README names, with friends of theirs. */
export async function loadJobLives(tx: Tx, now: Date): Promise<void> {
  for (const { id, language } of await livingPeople(tx)) {
    const me: Person = { id, language: langOf(language) }
    const [friend, other] = await readFriends(tx, me.id)
    const near = await townsNear(tx, me.id)
    if (!friend || !other || !near) continue
    for (const plan of jobPlans) await loadPlan(tx, plan, { me, friend, other }, near, now)
    await loadRoutes(tx, me, near, now)
  }
}

async function readFriends(tx: Tx, userId: string): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select u.id, u.language from connection c
    join app_user u on u.id = case when c.requester_id = ${userId} then c.addressee_id else c.requester_id end
    where c.status = 'confirmed' and ${userId} in (c.requester_id, c.addressee_id)
    order by c.created_at, u.id limit 2`.execute(tx)
  return rows
}

type Near = NearTowns & { gas: number }

/** The two largest towns of the area where somebody rents. */
async function townsNear(tx: Tx, userId: string): Promise<Near | undefined> {
  const { rows } = await sql<Place & { area_id: string; gas: number; zone: string }>`
    select p.id, p.name, p.state, p.latitude, p.longitude, p.area_id, area.gas_price_cents as gas, area.zone
    from place p join area on area.id = p.area_id
    where p.area_id = coalesce((select o.area_id from rental_order o where o.user_id = ${userId}
      order by o.created_at desc, o.id limit 1), '1')
    order by p.population desc, p.id limit 2`.execute(tx)
  const [from, to] = rows
  if (!from || !to) return undefined
  const town = ({ id, name, state, latitude, longitude }: Place): Place => ({
    id,
    name,
    state,
    latitude,
    longitude,
  })
  const { area_id: areaId, gas, zone } = from
  return { areaId, gas, zone, from: town(from), to: town(to) }
}

async function loadPlan(
  tx: Tx,
  plan: JobPlan,
  people: Record<'me' | 'friend' | 'other', Person>,
  near: Near,
  now: Date,
): Promise<void> {
  const { key, type, status, offers, inHours } = plan
  const owner = people[plan.owner]
  const id = demoId('job', `${people.me.id} ${key}`)
  const startsAt = new Date(now.getTime() + inHours * hourMs)
  const endsAt = new Date(startsAt.getTime() + plan.forHours * hourMs)
  const createdAt = new Date(Math.min(now.getTime(), startsAt.getTime()) - 3 * dayMs)
  const decidedAt = new Date(createdAt.getTime() + dayMs)
  const shape = jobShapes[type]
  const [from, end] = plan.isBack ? [near.to, near.from] : [near.from, near.to]
  const to = shape.destination === 'none' ? undefined : end
  const miles = to ? roadMiles(milesBetween(from, to)) : 0
  const isTaken = status === 'assigned' || status === 'done' || status === 'completed'
  const accepted = isTaken ? offers[0] : undefined
  const doneAt = status === 'done' || status === 'completed' ? endsAt : null
  const cancelledAt = status === 'cancelled' ? new Date(now.getTime() - hourMs) : null
  const job = {
    id,
    type,
    status,
    owner_id: owner.id,
    assignee_id: accepted ? people[accepted.by].id : null,
    area_id: near.areaId,
    from_place_id: from.id,
    from_latitude: from.latitude,
    from_longitude: from.longitude,
    to_place_id: to?.id ?? null,
    to_latitude: to?.latitude ?? null,
    to_longitude: to?.longitude ?? null,
    road_miles: miles,
    trip_cost_cents: type === 'rideOffer' ? tripCostCents(miles, near.gas) : null,
    price_cents: plan.dollars * 100,
    seats: shape.room === 'seats' ? 1 : null,
    size: shape.room === 'size' ? 'medium' : null,
    max_detour: null,
    starts_at: startsAt,
    ends_at: endsAt,
    cancelled_at: cancelledAt,
    done_at: doneAt,
    completed_at: status === 'completed' ? endsAt : null,
    language: owner.language,
    title: plan.title[owner.language],
    description: plan.description[owner.language],
    created_at: createdAt,
    updated_at: createdAt,
  }
  await insertJobs(tx, [job])
  const applications = offers.map((offer, index) => ({
    id: demoId('application', `${id} ${index}`),
    job_id: id,
    applicant_id: people[offer.by].id,
    offer_cents: offer.dollars * 100,
    comment: offer.comment[people[offer.by].language],
    language: people[offer.by].language,
    status: cancelledAt ? 'expired' : offer === accepted ? 'accepted' : 'pending',
    created_at: decidedAt,
    updated_at: decidedAt,
    ended_at: cancelledAt,
  }))
  await insertApplications(tx, applications)
  await tellHistory(tx, {
    id,
    status,
    owner,
    assignee: accepted && people[accepted.by],
    createdAt,
    decidedAt,
    endsAt,
    cancelledAt,
  })
}

type Told = {
  id: string
  status: JobStatus
  owner: Person
  assignee: Person | undefined
  createdAt: Date
  decidedAt: Date
  endsAt: Date
  cancelledAt: Date | null
}

/** Its history, and what the two wrote to each other. */
async function tellHistory(tx: Tx, told: Told): Promise<void> {
  const { id, status, owner, assignee, createdAt, decidedAt, endsAt, cancelledAt } = told
  const line = (
    action: string,
    actor: 'owner' | 'assigned',
    at: Date,
    from: JobStatus | null,
    to: JobStatus,
  ) => ({
    job_id: id,
    action,
    actor,
    actor_id: actor === 'owner' ? owner.id : (assignee?.id ?? null),
    at,
    status_from: from,
    status_to: to,
  })
  const lines = [line('post', 'owner', createdAt, null, 'open')]
  if (cancelledAt) lines.push(line('cancel', 'owner', cancelledAt, 'open', 'cancelled'))
  if (assignee) lines.push(line('accept', 'owner', decidedAt, 'open', 'assigned'))
  if (status === 'done' || status === 'completed')
    lines.push(line('markDone', 'assigned', endsAt, 'assigned', 'done'))
  if (status === 'completed') lines.push(line('complete', 'owner', endsAt, 'done', 'completed'))
  await insertJobEvents(tx, lines)
  if (!assignee) return
  const hello: Text = {
    en: 'Thanks for taking this! Call me when you are on your way.',
    es: '¡Gracias por aceptar! Llámame cuando vengas en camino.',
  }
  const answer: Text = { en: 'Will do. See you there.', es: 'Claro que sí. Allá nos vemos.' }
  const after = (minutes: number) => new Date(decidedAt.getTime() + minutes * 60_000)
  await insertMessages(tx, [
    {
      job_id: id,
      author: 'owner',
      author_id: owner.id,
      body: hello[owner.language],
      created_at: after(5),
    },
    {
      job_id: id,
      author: 'assignee',
      author_id: assignee.id,
      body: answer[assignee.language],
      created_at: after(9),
    },
  ])
}
