import { staffOffers } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { CarLine } from '../desk/car-line.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { menuMessages } from '../menu-messages.ts'
import { staffMessages } from '../messages.ts'
import { useList } from '../use-list.ts'
import { type Offer, OfferCard } from './offer-card.tsx'
import { offerMessages } from './offer-messages.ts'

/** What a row shows of one. */
function useColumns(): DeskColumn<Offer>[] {
  const words = useMessages(offerMessages)
  const common = useMessages(staffMessages)
  const rows = useMessages(deskMessages)
  const when = useWhen()
  return [
    {
      id: 'renter',
      sortBy: ({ renter }) => renter,
      title: common.renter,
      width: '2fr',
      cell: ({ renter, number }) => <Lines first={renter} second={rows.orderNumber(number)} />,
    },
    {
      id: 'offer',
      sortBy: ({ kind }) => rows.offers.kinds[kind],
      title: words.offer,
      width: '2fr',
      cell: ({ kind, car, plate }) => (
        <Lines first={rows.offers.kinds[kind]} second={<CarLine car={car} plate={plate} />} />
      ),
    },
    {
      id: 'until',
      sortBy: ({ returnBy, validUntil }) => returnBy ?? validUntil,
      title: words.time,
      width: 166,
      cell: ({ returnBy, validUntil }) => (
        <Lines
          first={when.instant(returnBy ?? validUntil)}
          second={returnBy ? words.backBy : words.until}
        />
      ),
    },
    {
      id: 'state',
      sortBy: ({ status }) => status,
      title: common.state,
      width: 142,
      cell: ({ status }) => (
        <Badge tone={status === 'accepted' ? 'ok' : 'neutral'}>
          {status === 'open' || status === 'accepted'
            ? rows.offers[status]
            : words.statuses[status]}
        </Badge>
      ),
    },
    {
      id: 'worth',
      sortBy: ({ amount }) => amount,
      title: words.worth,
      width: 96,
      isNumber: true,
      cell: ({ amount }) => <Money dollars={amount} className="font-bold" />,
    },
  ]
}

/** Offers that are out: those that wait for the renter, and those that were taken and not used yet. */
export function OfferList() {
  const words = useMessages(offerMessages)
  const { views } = useMessages(menuMessages)
  const list = useList(staffOffers, {}, ({ offers }) => offers)
  const toBookings = (
    <LinkButton to={routes.staff} search={{ view: 'bookings' }} variant="secondary">
      {words.toBookings}
    </LinkButton>
  )
  const columns = useColumns()
  return (
    <DeskList
      label={views.offers}
      list={list}
      idOf={({ id }) => id}
      aboutOf={({ title, renter }) => `${title}, ${renter}`}
      columns={columns}
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
      {(offer) => <OfferCard key={offer.id} offer={offer} />}
    </DeskList>
  )
}
