import { ratingCriteria } from '#protocol/community/names.ts'
import type { UserDetails } from '#protocol/community/profile/user-details.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { RatingBars } from '#web/ui/layout/rating-bars.tsx'
import { profileMessages } from './messages.ts'

/** A bar for each criterion (docs/product/community.md#criteria). */
export function Reputation({ person }: { person: UserDetails }) {
  const words = useMessages(profileMessages)
  const { data } = useRead(ratingCriteria, {})
  // Of what only jobs are rated by, what somebody has rated.
  const criteria = (data?.criteria ?? []).filter(
    ({ id, ofJobs }) => !ofJobs || person.rating[id] !== undefined,
  )
  return (
    <section aria-labelledby="profile-reputation" className="grid gap-3">
      <h3 id="profile-reputation" className="text-20">
        {words.reputation}
      </h3>
      {Object.keys(person.rating).length === 0 ? (
        <p className="text-ink-2">{words.noReputation}</p>
      ) : (
        <RatingBars
          items={criteria.map(({ id, name }) => ({ id, name, value: person.rating[id] }))}
        />
      )}
    </section>
  )
}
