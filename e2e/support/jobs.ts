import { toWall } from '#domain/core/time/zone.ts'
import { passMinutes } from './clock.ts'
import { ask, post } from './wire.ts'

type Place = { id: string; name: string; state: string }

/** The id of a town by its name and state, as `Oakland, CA`. */
async function townOf(base: string, token: string, q: string): Promise<string> {
  const { places } = await ask<{ places: Place[] }>(base, token, { objectType: 'places', q })
  return places[0]?.id ?? ''
}

/** A day of next week. */
const soon = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

type Posted = { title?: string; to?: string; price?: string }

/** Posts a delivery from Oakland to Fremont, unless it says otherwise, and answers its id. */
export async function postedJob(base: string, token: string, more: Posted = {}): Promise<string> {
  const { title = 'A stroller to Fremont', to = 'Fremont, CA', price = '30' } = more
  const { body } = await post(base, token, {
    objectType: 'updateJob',
    type: 'delivery',
    title,
    description: 'It folds, and fits in a trunk.',
    from: JSON.stringify({ place: await townOf(base, token, 'Oakland, CA') }),
    to: JSON.stringify({ place: await townOf(base, token, to) }),
    start: `${soon()}T09:00`,
    end: `${soon()}T18:00`,
    price,
  })
  const { job } = body as { job?: { id: string } }
  if (!job) throw new Error(`not posted: ${JSON.stringify(body)}`)
  return job.id
}

/** Saves a route from Oakland that is driven every day, and answers its id. */
export async function savedRoute(
  base: string,
  token: string,
  { name, to }: { name: string; to: string },
): Promise<string> {
  const stops = [await townOf(base, token, 'Oakland, CA'), await townOf(base, token, to)]
  const { body } = await post(base, token, {
    objectType: 'updateRoute',
    name,
    stops: stops.join(','),
    days: '0,1,2,3,4,5,6',
    leaves: '08:00',
    arrives: '18:00',
  })
  const { route } = body as { route?: { id: string } }
  if (!route) throw new Error(`not saved: ${JSON.stringify(body)}`)
  return route.id
}

type Listed = { title: string; owner: { name: string }; from: Place; to?: Place; via: Place[] }

/** The names of people and towns, and the titles, that the list and its jobs show. */
export async function namesOfJobs(base: string, token: string): Promise<string[]> {
  const { jobs } = await ask<{ jobs: Listed[] }>(base, token, {
    objectType: 'jobs',
    limit: '100',
  })
  return jobs.flatMap(({ title, owner, from, to, via }) => {
    const initials = owner.name.split(' ').map((name) => name.slice(0, 1))
    const towns = [from, ...via, ...(to ? [to] : [])]
    return [
      owner.name,
      initials.join(''),
      title,
      ...towns.flatMap(({ name, state }) => [name, `${name}, ${state}`]),
    ]
  })
}

/** A ride from Oakland to San Jose, from one hour of now until four, that is given to whoever drives. */
export async function assignedRide(
  base: string,
  owner: string,
  driver: string,
  title: string,
): Promise<string> {
  const now = await passMinutes(base, 0)
  const wall = (hours: number) =>
    toWall(new Date(now.getTime() + hours * 3_600_000), 'America/Los_Angeles')
  const [oakland, sanJose] = [
    await townOf(base, owner, 'Oakland, CA'),
    await townOf(base, owner, 'San Jose, CA'),
  ]
  const posted = await post(base, owner, {
    objectType: 'updateJob',
    type: 'rideRequest',
    title,
    description: 'One passenger, two bags.',
    from: JSON.stringify({ place: oakland, address: '500 Broadway' }),
    to: JSON.stringify({ place: sanJose, address: 'Terminal B' }),
    start: wall(1),
    end: wall(4),
    price: '20',
    seats: '1',
  })
  if (posted.body.status !== 1) throw new Error(`not posted: ${JSON.stringify(posted.body)}`)
  const { id } = posted.body.job as { id: string }
  await post(base, driver, { objectType: 'jobAccept', id })
  type Offered = { job: { applications: { id: string; version: number }[] } }
  const { job } = await ask<Offered>(base, owner, { objectType: `jobs/${id}` })
  const { id: application = '', version = 0 } = job.applications[0] ?? {}
  const chosen = { application, version: String(version) }
  const { body } = await post(base, owner, { objectType: 'jobAccept', id, ...chosen })
  if (body.status !== 1) throw new Error(`not assigned: ${JSON.stringify(body)}`)
  return id
}
