import type { JobPerson } from '#protocol/jobs/jobs/job.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import { avatarAddress } from '../../platform/uploads/avatar-files.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { formerMember } from '../../people/people/shown-name.ts'
import { presentScore, readScoredReviews } from '../../community/reviews/scores.ts'
import { readTrust } from '../../community/trust/read-trust.ts'

/** Who reads, when, and in which language. */
export type Reader = { db: Db | Tx; user: SignedIn; lang: Lang; now: Date }

/** A person of a job as the database has them. */
export type Named = {
  id: string
  first: string | null
  last: string | null
  avatar: string | null
  deleted: Date | null
}

/** People of jobs with scores and trust, read at once; the company stands for nobody. */
export async function presentPeople(
  { db, user, lang, now }: Reader,
  people: readonly Named[],
): Promise<Map<string, JobPerson>> {
  const ids = [...new Set(people.map(({ id }) => id))]
  const reviews = await readScoredReviews(db, ids, now)
  const others = ids.filter((id) => id !== user.id)
  const trusts = others.length > 0 ? await readTrust(db, user.id, others, now) : undefined
  return new Map(
    people.map(({ id, first, last, avatar, deleted }) => [
      id,
      deleted
        ? { name: formerMember[lang] }
        : {
            id,
            name: last ? `${first ?? ''} ${last.slice(0, 1)}.`.trim() : (first ?? ''),
            img: avatarAddress(avatar),
            score: presentScore(reviews.get(id), lang),
            trust: trusts?.of.get(id)?.value,
          },
    ]),
  )
}
