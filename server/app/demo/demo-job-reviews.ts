import { jobCriteria } from '#domain/jobs/jobs/job-criteria.ts'
import { reviewValue } from '#domain/community/profile/score.ts'
import type { JobType } from '#domain/jobs/jobs/job.ts'
import { langOf } from '#protocol/core/text.ts'
import { insertReviews } from '../../community/reviews/loaded/reviews.ts'
import type { Tx } from '../../platform/db/database.ts'
import { demoId, demoNumber } from './demo-id.ts'
import { jobLines } from './demo-words.ts'

const dayMs = 86_400_000

/** A job of the file that somebody did for somebody, and how it was rated, 1 to 10. */
export type RatedJob = {
  id: string
  type: JobType
  status: string
  owner_id: string | null
  assignee_id: string | null
  completed_at: Date | null
  language: string
  rating: string
}

/** What owners wrote the day after of whoever did their job; read after 14 days, for the others kept silent. */
export async function loadJobReviews(tx: Tx, jobs: readonly RatedJob[], now: Date): Promise<void> {
  const rows = jobs.flatMap((job) => {
    const { id, type, owner_id: owner, assignee_id: assignee, completed_at: done, language } = job
    const writtenAt = done && new Date(done.getTime() + dayMs)
    if (!owner || !assignee || !done || !writtenAt || writtenAt > now || !job.rating) return []
    const revealAt = new Date(done.getTime() + 14 * dayMs)
    const value = Number(job.rating)
    const ratings = Object.fromEntries(jobCriteria(type, 'assignee').map((one) => [one, value]))
    const lines = jobLines[langOf(language)]
    return [
      {
        id: demoId('review', `job ${id}`),
        job_id: id,
        side: 'owner',
        reviewer_id: owner,
        subject_id: assignee,
        status: 'completed',
        score: reviewValue(ratings)?.toFixed(1) ?? null,
        ratings,
        language,
        // What is less than good has its number and no more.
        comment: value < 8 ? '' : (lines[demoNumber(`job review ${id}`) % lines.length] ?? ''),
        created_at: writtenAt,
        reveal_at: revealAt,
        shown_at: revealAt <= now ? revealAt : null,
      },
    ]
  })
  await insertReviews(tx, rows)
}
