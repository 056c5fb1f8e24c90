import { sql } from 'kysely'
import { earlyReturnHolds } from '#domain/fleet/pricing/offer-discount.ts'
import type { Services } from '../../platform/api/context.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { expireOffer } from './end-offers.ts'
import { lockOffer, type OfferRow } from './rental-offers-store.ts'

const dayMs = 24 * 3_600_000

export const offersOver = (now: SqlInstant) => sql<{ id: string }>`
  select id from rental_offer where status = 'open' and valid_until <= ${now}
  union all
  select id from rental_offer where status = 'accepted' and kind = 'earlyReturn' and used_at is null
    and answered_at < ${ago(now, dayMs)}
  limit 50`

/**
 * Offers that nobody answered in time are over, and so are early returns whose 24 hours passed
 * with the car still out (docs/product/rental.md#offers). Safe with several processes.
 */
export async function expireOffers({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows } = await offersOver(sqlInstant(now)).execute(db)
  return oneByOne(rows, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const { offer } = await lockOffer(tx, id)
      if (!isOver(offer, now)) return 0
      await expireOffer(tx, offer, now)
      return 1
    }),
  )
}

function isOver(offer: OfferRow, now: Date): boolean {
  if (offer.status === 'open') return offer.valid_until <= now
  if (offer.status !== 'accepted' || offer.kind !== 'earlyReturn' || offer.used_at) return false
  const minutes = (now.getTime() - (offer.answered_at ?? now).getTime()) / 60_000
  return !earlyReturnHolds(minutes)
}
