import { myRatings } from '#protocol/community/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { RateCard } from './rate-card.tsx'

/** On the dashboard of a rental: the question how it was, while it may be answered, and then the answer (docs/product/community.md#asked). */
export function RentalRating({ order }: { order: string }) {
  const { data, isOld } = useRead(myRatings, { order })
  const [rating] = data?.ratings ?? []
  return rating && !isOld ? <RateCard rating={rating} /> : null
}
