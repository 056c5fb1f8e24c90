import { sql } from 'kysely'
import type { JobTerms } from '#domain/jobs/jobs/job-terms.ts'
import { conflict } from '../../../platform/api/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { changedOffer, whatChanged } from './changed-texts.ts'
import { jobTexts } from '../job-texts.ts'
import type { ApplicationRow, JobRow } from '../jobs-store.ts'

/**
 * Nobody applies to a job that became another one while they read it
 * (docs/product/jobs.md#what-an-offer-is-for). To be called with the job locked.
 * @throws Problem 409 with what changed since that version
 */
export async function mustBeTheJobRead(tx: Tx, row: JobRow, version: number): Promise<void> {
  if (version === row.version) return
  const { rows } = await sql<{ terms: JobTerms }>`
    select details -> 'terms' as terms from job_event
    where job_id = ${row.id} and action in ('post', 'edit') and details -> 'version' = to_jsonb(${version}::integer)
    order by id limit 1`.execute(tx)
  const what = await whatChanged(tx, row, rows[0]?.terms, 'words')
  throw conflict({
    en: `${jobTexts.changedSince.en} ${what.en}`,
    es: `${jobTexts.changedSince.es} ${what.es}`,
  })
}

/**
 * Nobody accepts an offer that became another one while they read it. To be called with the job locked.
 * @throws Problem 409 with what it is now and what it was
 */
export async function mustBeTheOfferRead(
  tx: Tx,
  offer: ApplicationRow,
  version: number,
): Promise<void> {
  if (version === offer.version) return
  const { rows } = await sql<{ cents: number }>`
    select (details ->> 'offer')::integer as cents from job_event
    where job_id = ${offer.job_id} and application_id = ${offer.id} and details -> 'version' = to_jsonb(${version}::integer)
    order by id limit 1`.execute(tx)
  const was = rows[0]?.cents
  throw conflict(
    was === undefined || was === offer.offer_cents
      ? jobTexts.offerChanged
      : changedOffer(offer.offer_cents, was),
  )
}
