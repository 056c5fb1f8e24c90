import { staffOffers } from '#protocol/rental-offers/staff-offers.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListFrame } from '../list-frame.tsx'
import { useLimit } from '../use-limit.ts'
import { OfferCard } from './offer-card.tsx'
import { offerMessages } from './offer-messages.ts'

/** Offers that are out: those that wait for the renter, and those that were taken and not used yet. */
export function OfferList() {
  const words = useMessages(offerMessages)
  const { limit, onMore } = useLimit()
  const { data, isPending, error, refetch } = useRead(staffOffers, { limit })
  const offers = data?.status === 1 ? data.offers : []
  const toBookings = (
    <LinkButton to={routes.staff} search={{ view: 'bookings' }} variant="secondary">
      {words.toBookings}
    </LinkButton>
  )
  return (
    <ListFrame
      isPending={isPending}
      error={error}
      onRefresh={() => void refetch()}
      isEmpty={false}
      more={{ shown: offers.length, total: data?.status === 1 ? data.total : undefined, onMore }}
    >
      {offers.length === 0 ? (
        <EmptyState title={words.none} actions={toBookings}>
          {words.how}
        </EmptyState>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">{words.how}</p>
          {toBookings}
        </div>
      )}
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
    </ListFrame>
  )
}
