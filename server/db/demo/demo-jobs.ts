import type { Tx } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
import type { DemoDays } from './demo-days.ts'
import { demoId } from './demo-id.ts'
import { areaIds, readRows } from './read-data.ts'

/** What the file's types are called in the product (docs/product/entities.md#job). */
const types: Record<string, string> = {
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
export async function loadJobs(tx: Tx, days: DemoDays): Promise<void> {
  const areas = areaIds()
  const jobs = readRows<JobColumn>('jobs.csv').map((job) => {
    const type = types[job.type] ?? job.type
    return {
      id: demoId('job', job.id),
      type,
      status: statuses[job.status] ?? job.status,
      owner_id: type === 'relocation' ? null : demoId('person', job.owner_id),
      assignee_id: job.assignee_id ? demoId('person', job.assignee_id) : null,
      area_id: areas.get(job.area) ?? null,
      from_place_id: job.origin_place_id || null,
      to_place_id: job.destination_place_id || null,
      window_start: days.day(job.date_from),
      window_end: days.day(job.date_to),
      created_at: days.noon(job.created),
      offer_cents: Number(job.offer_usd) * 100,
      seats: job.seats ? Number(job.seats) : null,
      language: job.lang,
      title: job.title,
      description: job.description,
      completion_rating: job.completion_rating ? Number(job.completion_rating) : null,
    }
  })
  await insertRows(tx, 'job', jobs)
  await loadApplications(tx, days)
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

async function loadApplications(tx: Tx, days: DemoDays): Promise<void> {
  const applications = readRows<ApplicationColumn>('job-applications.csv').map((row) => ({
    id: demoId('application', row.id),
    job_id: demoId('job', row.job_id),
    applicant_id: demoId('person', row.applicant_id),
    offer_cents: Number(row.offer_usd) * 100,
    comment: row.comment,
    language: row.lang,
    status: applicationStates[row.state] ?? row.state,
    created_at: days.noon(row.created),
  }))
  await insertRows(tx, 'job_application', applications)
}
