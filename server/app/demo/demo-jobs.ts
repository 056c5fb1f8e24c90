import { sql } from 'kysely'
import { type AreaRow, allAreas } from '../../fleet/site/areas-store.ts'
import type { Tx } from '../../platform/db/database.ts'
import { insertApplications, insertJobs } from '../../jobs/jobs/loaded/jobs.ts'
import { roadMiles, tripCostCents } from '#domain/jobs/jobs/job-price.ts'
import { milesBetween } from '#domain/fleet/places/sphere.ts'
import { jobShapes, type JobType, jobTypes } from '#domain/jobs/jobs/job.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { DemoDays } from './demo-days.ts'
import { demoId } from './demo-id.ts'
import { loadJobReviews } from './demo-job-reviews.ts'
import { areaIds, readRows } from './read-data.ts'

/** What the file's types are called in the product (docs/product/jobs.md#types). */
const types: Record<string, JobType> = {
  'ride-offer': 'rideOffer',
  'ride-request': 'rideRequest',
  airport: 'rideRequest',
  delivery: 'delivery',
  'moving-help': 'movingHelp',
  'car-relocation': 'relocation',
  inspection: 'inspection',
  'car-wash': 'carWash',
}
const statuses: Record<string, string> = { canceled: 'cancelled' }
const applicationStates: Record<string, string> = { closed: 'declined' }

type JobColumn =
  | 'id'
  | 'type'
  | 'status'
  | 'owner_id'
  | 'assignee_id'
  | 'area'
  | 'origin_place_id'
  | 'destination_place_id'
  | 'date_from'
  | 'date_to'
  | 'created'
  | 'offer_usd'
  | 'seats'
  | 'lang'
  | 'title'
  | 'description'
  | 'completion_rating'

/** Jobs and applications, around the day of loading. Relocations are the company's: no owner. */
export async function loadJobs(tx: Tx, days: DemoDays, now: Date): Promise<void> {
  const areas = areaIds()
  const known = new Map((await allAreas(tx)).map((area) => [area.id, area]))
  const { rows: towns } = await sql<Town>`select id, latitude, longitude from place`.execute(tx)
  const places = new Map(towns.map((town) => [town.id, town]))
  const file = readRows<JobColumn>('jobs.csv')
  const jobs = file.map((job) => {
    const area = known.get(areas.get(job.area) ?? '')
    const from = places.get(job.origin_place_id)
    if (!area || !from) throw new Error(`${job.id} is nowhere`)
    return jobRow(job, days, area, from, places.get(job.destination_place_id))
  })
  await insertJobs(tx, jobs)
  const mostFor = new Map(
    jobs.map(({ id, trip_cost_cents: trip, seats }) => [
      id,
      trip === null || seats === null ? undefined : Math.floor(trip / seats),
    ]),
  )
  await loadApplications(tx, days, mostFor)
  const rated = jobs.map((job, at) => ({ ...job, rating: file[at]?.completion_rating ?? '' }))
  await loadJobReviews(tx, rated, now)
}

type Town = { id: string; latitude: number; longitude: number }

function jobRow(
  job: Record<JobColumn, string>,
  days: DemoDays,
  area: AreaRow,
  from: Town,
  destination: Town | undefined,
) {
  const type = types[job.type] ?? jobTypes.find((one) => one === job.type)
  if (!type) throw new Error(`${job.id} is of no type`)
  const shape = jobShapes[type]
  const to = shape.destination === 'none' ? undefined : destination
  const status = statuses[job.status] ?? job.status
  const endsAt = toInstant(`${days.day(job.date_to)}T20:00`, area.zone)
  const createdAt = days.noon(job.created)
  const seats = shape.room === 'seats' ? Number(job.seats || 1) : null
  const miles = to ? roadMiles(milesBetween(from, to)) : 0
  const tripCost = type === 'rideOffer' ? tripCostCents(miles, area.gas_price_cents) : null
  const asked = Number(job.offer_usd) * 100
  return {
    id: demoId('job', job.id),
    type,
    status,
    owner_id: type === 'relocation' ? null : demoId('person', job.owner_id),
    assignee_id: job.assignee_id ? demoId('person', job.assignee_id) : null,
    area_id: area.id,
    from_place_id: from.id,
    from_latitude: from.latitude,
    from_longitude: from.longitude,
    to_place_id: to?.id ?? null,
    to_latitude: to?.latitude ?? null,
    to_longitude: to?.longitude ?? null,
    road_miles: miles,
    trip_cost_cents: tripCost,
    price_cents:
      tripCost === null || seats === null ? asked : Math.min(asked, Math.floor(tripCost / seats)),
    seats,
    size: shape.room === 'size' ? 'medium' : null,
    max_detour: type === 'rideOffer' ? 5 : null,
    starts_at: toInstant(`${days.day(job.date_from)}T08:00`, area.zone),
    ends_at: endsAt,
    cancelled_at: status === 'cancelled' ? createdAt : null,
    done_at: status === 'completed' ? endsAt : null,
    completed_at: status === 'completed' ? endsAt : null,
    language: job.lang,
    title: job.title,
    description: job.description,
    created_at: createdAt,
    updated_at: createdAt,
  }
}

type ApplicationColumn =
  | 'id'
  | 'job_id'
  | 'applicant_id'
  | 'offer_usd'
  | 'comment'
  | 'lang'
  | 'created'
  | 'state'

/** @param mostFor the most that a seat may cost, cents by the job's id */
async function loadApplications(
  tx: Tx,
  days: DemoDays,
  mostFor: ReadonlyMap<string, number | undefined>,
): Promise<void> {
  const applications = readRows<ApplicationColumn>('job-applications.csv').map((row) => {
    const status = applicationStates[row.state] ?? row.state
    const at = days.noon(row.created)
    const job = demoId('job', row.job_id)
    return {
      id: demoId('application', row.id),
      job_id: job,
      applicant_id: demoId('person', row.applicant_id),
      offer_cents: Math.min(
        Number(row.offer_usd) * 100,
        mostFor.get(job) ?? Number.POSITIVE_INFINITY,
      ),
      comment: row.comment,
      language: row.lang,
      status,
      created_at: at,
      updated_at: at,
      ended_at: status === 'pending' || status === 'accepted' ? null : at,
    }
  })
  await insertApplications(tx, applications)
}
