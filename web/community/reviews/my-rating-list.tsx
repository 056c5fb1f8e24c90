import { myRatings } from '#protocol/community/reviews/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { reviewMessages } from './messages.ts'
import { RateCard } from './rate-card.tsx'

/** On one's own profile: rentals to be rated, and reviews that wait for the other side. */
export function MyRatingList() {
  const words = useMessages(reviewMessages)
  const { data } = useRead(myRatings, {})
  if (!data || data.ratings.length === 0) return null
  return (
    <section aria-labelledby="profile-ratings" className="grid gap-3">
      <h3 id="profile-ratings" className="text-20">
        {words.toRate}
      </h3>
      {data.ratings.map((rating) => (
        <RateCard key={rating.transaction} rating={rating} named />
      ))}
    </section>
  )
}
