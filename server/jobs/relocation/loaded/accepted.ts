import { randomId } from '../../../platform/random.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { record } from '../../jobs/job-history.ts'

/* Loaded all at once, with the base of an installation or the sample data (server/app/demo), and by nobody else. */

type Told = {
  person: { id: string; language: string }
  /** Cents. */
  offer: number
  appliedAt: Date
  acceptedAt: Date
}

/** Somebody applied for a job that is open, and was accepted. */
export async function acceptAtOnce(
  tx: Tx,
  jobId: string,
  { person, offer, appliedAt, acceptedAt }: Told,
): Promise<void> {
  const application = randomId()
  await tx
    .insertInto('job_application')
    .values({
      id: application,
      job_id: jobId,
      applicant_id: person.id,
      offer_cents: offer,
      comment: '',
      language: person.language,
      status: 'accepted',
      created_at: appliedAt,
      updated_at: acceptedAt,
    })
    .execute()
  await tx
    .updateTable('job')
    .set({ status: 'assigned', assignee_id: person.id, updated_at: acceptedAt })
    .where('id', '=', jobId)
    .execute()
  const by = { actor: 'applicant', actorId: person.id } as const
  await record(tx, jobId, { action: 'apply', ...by, application, at: appliedAt })
  await record(tx, jobId, {
    action: 'accept',
    actor: 'system',
    from: 'open',
    to: 'assigned',
    application,
    at: acceptedAt,
  })
}
