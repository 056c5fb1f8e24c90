import { ruleFor } from '#domain/jobs/jobs/job-moves.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { jobAccept as operation } from '#protocol/jobs/jobs/job-commands.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, mustBeAbsent, Problem, texts } from '../../platform/api/problem.ts'
import { limit } from '../../platform/http/limits.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockPair } from '../../people/people/ties.ts'
import { allowed, refused } from './act.ts'
import { mustBeTheJobRead, mustBeTheOfferRead } from './read/as-read.ts'
import { record } from './job-history.ts'
import { tellOfJob } from './job-news.ts'
import { jobTexts } from './job-texts.ts'
import { readApplications, factsOf, jobFor, type JobRow, lockJob, roleOf } from './jobs-store.ts'
import { carOf, missingFor } from './may-apply.ts'
import { presentJob } from './present-job.ts'

/**
 * Sent by its owner with `application`, accepts that one; sent by anybody else, applies, or changes
 * the own application (docs/product/jobs.md#rights), which is then for the job as it is. All that
 * happens to a job queues behind its lock.
 * @throws Problem 200 with `result: false` and why not, 400 for an offer above what a seat may cost
 *   or an application without its version, 404 for a job that is not theirs to see, 409 with what
 *   changed since it was read
 */
export const jobAccept: Handler<typeof operation> = async (
  context,
  { id, offer, comment, application, version },
) => {
  const { db: tx, user, now, lang } = context
  limit(context, `offers of ${user.id}`, 60, 3600)
  const row = await lockJob(tx, user, id)
  if (application === undefined) await apply(tx, user, row, { offer, comment, lang, version }, now)
  else {
    mustBeAbsent({ offer, comment })
    if (version === undefined) throw wrong({ version: fieldError('required') })
    await accept(tx, user, row, { application, version }, now)
  }
  return { job: await presentJob(context, await jobFor(tx, user, id)) }
}

type Offer = {
  offer: number | undefined
  comment: string | undefined
  lang: 'en' | 'es'
  /** Of the job as it was read. */
  version: number | undefined
}

async function apply(
  tx: Tx,
  user: SignedIn,
  row: JobRow,
  { offer, comment = '', lang, version }: Offer,
  now: Date,
): Promise<void> {
  const role = roleOf(row, user)
  const isChange = ruleFor('changeApplication', role, factsOf(row), now) !== undefined
  if (!isChange) allowed('apply', role, row, now)
  if (version !== undefined) await mustBeTheJobRead(tx, row, version)
  const missing = await missingFor(tx, user.id, row.type, 'assignee', now, carOf(row))
  if (missing) throw refused(missing)
  const cents = offer ?? row.price_cents
  if (cents === null) throw wrong({ offer: fieldError('required') })
  const most = row.trip_cost_cents === null ? undefined : row.trip_cost_cents / (row.seats ?? 1)
  if (most !== undefined && cents > most)
    throw wrong({ offer: fieldError('max', (Math.floor(most) / 100).toFixed(2)) })
  const terms = JSON.stringify(row.terms)
  const values = { offer_cents: cents, comment, language: lang, terms, updated_at: now }
  const fresh = { job_id: row.id, applicant_id: user.id, status: 'pending', created_at: now }
  const kept = ['id', 'version'] as const
  const offered =
    isChange && row.my_application !== null
      ? await tx
          .updateTable('job_application')
          .set(values)
          .where('id', '=', row.my_application)
          .returning(kept)
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('job_application')
          .values({ id: randomId(), ...fresh, ...values })
          .returning(kept)
          .executeTakeFirstOrThrow()
  await record(tx, row.id, {
    action: isChange ? 'changeApplication' : 'apply',
    actor: 'applicant',
    actorId: user.id,
    application: offered.id,
    details: { version: offered.version, offer: cents },
    at: now,
  })
  await tellOfJob(tx, row.owner_id, row, isChange ? 'offerChanged' : 'offer', now)
}

const wrong = (errors: Record<string, string>) => new Problem(400, texts.malformed, { errors })

/** An application as its owner read it. */
type Read = { application: string; version: number }

async function accept(
  tx: Tx,
  user: SignedIn,
  row: JobRow,
  { application, version }: Read,
  now: Date,
): Promise<void> {
  const role = roleOf(row, user)
  const waiting = (await readApplications(tx, row.id)).filter(({ status }) => status === 'pending')
  const chosen = waiting.find(({ id }) => id === application)
  if (role === 'owner' && chosen?.stands === false) throw conflict(jobTexts.askedAgain)
  allowed('accept', role, row, now)
  if (!chosen) throw refused(jobTexts.offerGone)
  await mustBeTheOfferRead(tx, chosen, version)
  await mustStillDrive(tx, row, chosen.applicant_id, now)
  // A block takes the pair first and the applications after it; so does this.
  if (row.owner_id !== null) await lockPair(tx, row.owner_id, chosen.applicant_id)
  await tx
    .updateTable('job_application')
    .set({ status: 'declined', ended_at: now, updated_at: now })
    .where('job_id', '=', row.id)
    .where('status', '=', 'pending')
    .where('id', '<>', chosen.id)
    .execute()
  await tx
    .updateTable('job_application')
    .set({ status: 'accepted', updated_at: now })
    .where('id', '=', chosen.id)
    .execute()
  await tx
    .updateTable('job')
    .set({ status: 'assigned', assignee_id: chosen.applicant_id, updated_at: now })
    .where('id', '=', row.id)
    .execute()
  await record(tx, row.id, {
    action: 'accept',
    actor: row.owner_id === null ? 'staff' : 'owner',
    actorId: user.id,
    from: 'open',
    to: 'assigned',
    application: chosen.id,
    at: now,
  })
  for (const { id, applicant_id: person } of waiting)
    await tellOfJob(tx, person, row, id === chosen.id ? 'accepted' : 'declined', now)
}

/** A license that was verified when somebody posted or applied may be so no more. */
async function mustStillDrive(tx: Tx, row: JobRow, applicant: string, now: Date): Promise<void> {
  const own = row.owner_id && (await missingFor(tx, row.owner_id, row.type, 'owner', now))
  if (own) throw refused(own)
  if (await missingFor(tx, applicant, row.type, 'assignee', now, carOf(row)))
    throw refused(jobTexts.licenseGone)
}
