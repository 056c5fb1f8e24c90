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

type Listed = { title: string; owner: { name: string }; from: Place; to?: Place; via: Place[] }

/** The names of people and towns, and the titles, that the list and its jobs show. */
export async function namesOfJobs(base: string, token: string): Promise<string[]> {
  const { jobs } = await ask<{ jobs: Listed[] }>(base, token, { objectType: 'jobs' })
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
