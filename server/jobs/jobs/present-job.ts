import {
  allowedActions,
  confirmsItselfAt,
  isLate,
  restorableUntil,
  runningJob,
} from '#domain/jobs/jobs/job-moves.ts'
import {
  gasCents,
  highestSeatCents,
  roadMinutes,
  tripCostCents,
} from '#domain/jobs/jobs/job-price.ts'
import { jobShapes, type JobType } from '#domain/jobs/jobs/job.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Job, JobApplication, JobCard, JobPerson } from '#protocol/jobs/jobs/job.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import { toldDegrees } from '../../platform/six-places.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { userById } from '../../people/people/account-store.ts'
import { plainText } from '../../fleet/site/content-page.ts'
import { type Named, presentPeople, type Reader } from './job-people.ts'
import { whatChanged } from './read/changed-texts.ts'
import { readHistory } from './job-history.ts'
import {
  type ApplicationRow,
  readApplications,
  factsOf,
  type JobRow,
  roleOf,
} from './jobs-store.ts'
import { whyNotApplied } from './may-apply.ts'

const dayMs = 86_400_000
const dollars = (cents: number) => cents / 100

const ownerOf = (row: JobRow): Named[] =>
  row.owner_id === null
    ? []
    : [
        {
          id: row.owner_id,
          first: row.owner_first,
          last: row.owner_last,
          avatar: row.owner_avatar,
          deleted: row.owner_deleted,
        },
      ]

function place(row: JobRow, which: 'from' | 'to'): Place | undefined {
  const id = row[`${which}_place_id`]
  const name = row[`${which}_name`]
  const [latitude, longitude] = [row[`${which}_latitude`], row[`${which}_longitude`]]
  if (id === null || name === null || latitude === null || longitude === null) return undefined
  return { id, name, state: row[`${which}_state`] ?? '', latitude, longitude }
}

/** Who asks for a whole job. */
type Asked = Reader & { services: Pick<Services, 'config'> }

/** Jobs as a list shows them to the caller, in the order of the rows. */
export async function presentCards(reader: Reader, rows: readonly JobRow[]): Promise<JobCard[]> {
  const people = await presentPeople(reader, rows.flatMap(ownerOf))
  return rows.map((row) => presentCard(reader, row, people))
}

function presentCard(
  { user, now }: Reader,
  row: JobRow,
  people: ReadonlyMap<string, JobPerson>,
): JobCard {
  const from = place(row, 'from')
  if (!from) throw new Error(`job ${row.id} begins nowhere`)
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    jobOwnerId: row.owner_deleted ? undefined : (row.owner_id ?? undefined),
    owner: people.get(row.owner_id ?? '') ?? { name: row.company_name },
    title: row.title,
    language: row.language,
    area: row.area_id,
    from,
    to: place(row, 'to'),
    via: row.via,
    start: toWall(row.starts_at, row.zone),
    end: toWall(row.ends_at, row.zone),
    price: row.price_cents === null ? undefined : dollars(row.price_cents),
    seats: row.seats ?? undefined,
    size: row.size ?? undefined,
    maxDetour: row.max_detour ?? undefined,
    miles: Math.round(row.road_miles * 10) / 10,
    offers: row.offers,
    visibility: row.visibility,
    isNew: now.getTime() - row.created_at.getTime() < dayMs || undefined,
    role: roleOf(row, user),
    offer: row.my_offer === null ? undefined : dollars(row.my_offer),
    comment: row.my_comment ?? undefined,
    applicationStatus: row.my_status ?? undefined,
  }
}

/** A job on its page, with what the caller may know and do (docs/product/jobs.md#rights). */
export async function presentJob(reader: Asked, row: JobRow): Promise<Job> {
  const { db, user, now } = reader
  const role = roleOf(row, user)
  const facts = factsOf(row)
  const isParty = role === 'owner' || role === 'assigned'
  // What was called off is no reason to know where somebody lives.
  const knowsWhere = role === 'owner' || (role === 'assigned' && row.status !== 'cancelled')
  const applications = await readApplications(db, row.id, role === 'owner' ? undefined : user.id)
  const assignee = isParty ? await readAssignee(db, row) : []
  const people = await presentPeople(reader, [
    ...ownerOf(row),
    ...applications.map(applicant),
    ...assignee,
  ])
  const late = isLate(now, row.starts_at)
  return {
    ...presentCard(reader, row, people),
    description: row.description,
    photos: await readPhotos(db, row.id),
    ...(knowsWhere && { exactFrom: exact(row, 'from'), exactTo: exact(row, 'to') }),
    ...moneyOf(row),
    minutes: roadMinutes(row.road_miles),
    applications: applications.map((one) => presentApplication(one, people)),
    assignee: people.get(assignee[0]?.id ?? ''),
    phone: row.status === runningJob ? await phoneOfOther(db, row, role) : undefined,
    history: await readHistory(reader, row, isParty),
    allowedActions: allowedActions(role, facts, now),
    notApplied: await whyNotApplied(reader, row, role),
    askedAgain: await askedAgain(reader, row),
    isLate: late,
    restorableUntil:
      role === 'owner' && row.cancelled_at
        ? toWall(restorableUntil(row.cancelled_at, row.ends_at), row.zone)
        : undefined,
    confirmsItselfAt:
      isParty && row.status === 'done' && row.done_at && row.car !== 'toLookAt'
        ? toWall(confirmsItselfAt(row.done_at), row.zone)
        : undefined,
    rules: await readRules(reader, row),
    version: row.version,
  }
}

/** Why the caller's offer waits for their own word (docs/product/jobs.md#what-an-offer-is-for). */
async function askedAgain({ db, lang }: Reader, row: JobRow): Promise<string | undefined> {
  if (row.my_status !== 'pending' || row.my_stands || row.my_terms === null) return undefined
  return (await whatChanged(db, row, row.my_terms, 'backAgain'))[lang]
}

function moneyOf(row: JobRow): Pick<Job, 'tripCost' | 'gasCost' | 'highestSeat'> {
  if (row.to_place_id === null) return {}
  const gas = row.gas_price_cents
  return {
    tripCost: dollars(row.trip_cost_cents ?? tripCostCents(row.road_miles, gas)),
    gasCost: dollars(gasCents(row.road_miles, gas)),
    highestSeat:
      row.type === 'rideOffer' && row.trip_cost_cents !== null
        ? dollars(Math.floor(row.trip_cost_cents / (row.seats ?? 1)))
        : row.type === 'rideRequest'
          ? dollars(highestSeatCents(row.road_miles, gas, row.seats ?? 1))
          : undefined,
  }
}

const rulePages: Partial<Record<JobType, 'job-rides' | 'job-relocations'>> = {
  rideOffer: 'job-rides',
  rideRequest: 'job-rides',
  relocation: 'job-relocations',
}

/** What staff say to who drives or rides along, read before one applies (docs/product/staff.md#texts). */
async function readRules(reader: Asked, { type }: JobRow): Promise<string | undefined> {
  if (!jobShapes[type].driver) return undefined
  return plainText(reader, rulePages[type] ?? 'job-driving')
}

function exact(row: JobRow, which: 'from' | 'to'): Job['exactFrom'] {
  const address = row[`${which}_address`] ?? undefined
  const latitude = toldDegrees(row[`${which}_exact_latitude`])
  const longitude = toldDegrees(row[`${which}_exact_longitude`])
  return address === undefined && latitude === undefined
    ? undefined
    : { address, latitude, longitude }
}

const applicant = (row: ApplicationRow): Named => ({
  id: row.applicant_id,
  first: row.first_name,
  last: row.last_name,
  avatar: row.avatar,
  deleted: row.deleted_at,
})

const presentApplication = (
  row: ApplicationRow,
  people: ReadonlyMap<string, JobPerson>,
): JobApplication => ({
  id: row.id,
  person: people.get(row.applicant_id) ?? { name: '' },
  offer: dollars(row.offer_cents),
  comment: row.comment,
  language: row.language,
  status: row.status,
  setAside: (row.status === 'pending' && !row.stands) || undefined,
  version: row.version,
  createdAt: row.created_at.toISOString(),
})

async function readAssignee(db: Db | Tx, row: JobRow): Promise<Named[]> {
  const person = row.assignee_id === null ? undefined : await userById(db, row.assignee_id)
  if (!person) return []
  return [
    {
      id: person.id,
      first: person.first_name,
      last: person.last_name,
      avatar: person.avatar,
      deleted: person.deleted_at,
    },
  ]
}

/** The number of the other side while the job runs; the company is reached by its thread. */
async function phoneOfOther(db: Db | Tx, row: JobRow, role: string): Promise<string | undefined> {
  if (role !== 'owner' && role !== 'assigned') return undefined
  const other = role === 'owner' ? row.assignee_id : row.owner_id
  return (other === null ? undefined : (await userById(db, other))?.phone) ?? undefined
}

async function readPhotos(db: Db | Tx, jobId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('id')
    .where('job_id', '=', jobId)
    .orderBy('job_position')
    .execute()
  return rows.map(({ id }) => id)
}
