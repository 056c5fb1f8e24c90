import { staffOffers } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { StaffList } from '../staff-list.tsx'
import { useList } from '../use-list.ts'
import { OfferCard } from './offer-card.tsx'
import { offerMessages } from './offer-messages.ts'

/** Offers that are out: those that wait for the renter, and those that were taken and not used yet. */
export function OfferList() {
  const words = useMessages(offerMessages)
  const list = useList(staffOffers, {}, ({ offers }) => offers)
  const toBookings = (
    <LinkButton to={routes.staff} search={{ view: 'bookings' }} variant="secondary">
      {words.toBookings}
    </LinkButton>
  )
  return (
    <StaffList
      list={list}
      none={
        <EmptyState title={words.none} actions={toBookings}>
          {words.how}
        </EmptyState>
      }
      intro={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">{words.how}</p>
          {toBookings}
        </div>
      }
    >
      {(offers) => offers.map((offer) => <OfferCard key={offer.id} offer={offer} />)}
    </StaffList>
  )
}
