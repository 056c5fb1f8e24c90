import type { ExactPlace, Job } from '#protocol/jobs/jobs/job.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import type * as z from 'zod/mini'

type Exact = z.infer<typeof ExactPlace>

/** As exactly as the reader may know it: the mark on the map, the address, or the town. */
function pointOf(town: Place, exact: Exact | undefined): string {
  const { latitude, longitude, address } = exact ?? {}
  if (latitude !== undefined && longitude !== undefined) return `${latitude},${longitude}`
  if (address) return `${address}, ${town.name}, ${town.state}`
  return `${town.latitude},${town.longitude}`
}

/** The way of a job in the maps of the person's device. */
export function mapsLink(job: Pick<Job, 'from' | 'to' | 'via' | 'exactFrom' | 'exactTo'>): string {
  const origin = pointOf(job.from, job.exactFrom)
  const isPlace = job.to === undefined
  const url = new URL(isPlace ? '/maps/search/' : '/maps/dir/', 'https://www.google.com')
  url.searchParams.set('api', '1')
  if (job.to === undefined) {
    url.searchParams.set('query', origin)
    return url.href
  }
  url.searchParams.set('origin', origin)
  url.searchParams.set('destination', pointOf(job.to, job.exactTo))
  const via = job.via.map((town) => pointOf(town, undefined))
  if (via.length > 0) url.searchParams.set('waypoints', via.join('|'))
  url.searchParams.set('travelmode', 'driving')
  return url.href
}
