import { answerOffer } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { dashboardMessages } from '../messages.ts'
import { dateTimeText } from '../date-time-text.ts'
import type { SelectedRental } from '../shown.ts'
import { useAct } from '../use-act.ts'

type Offer = SelectedRental['offers']['items'][number]

/** What the company offers during the rental: to take, to decline, and what was taken (docs/product/rental.md#offers). */
export function OffersCard({ rental }: { rental: SelectedRental }) {
  const words = useMessages(dashboardMessages)
  const { items } = rental.offers
  if (items.length === 0) return null
  return (
    <Card aria-label={words.offers} className="grid gap-4">
      <h2>{words.offers}</h2>
      <ul className="grid gap-4">
        {items.map((offer) => (
          <OfferItem key={offer.id} offer={offer} zone={rental.area.zone} />
        ))}
      </ul>
    </Card>
  )
}

function OfferItem({ offer, zone }: { offer: Offer; zone: string }) {
  const words = useMessages(dashboardMessages)
  const { act, isPending } = useAct(answerOffer)
  const { id, title, description, amount, status, validUntil, returnBy } = offer
  const isOpen = status === 'open'
  const until =
    status === 'accepted' && returnBy
      ? words.offerBack(dateTimeText(returnBy, zone))
      : isOpen && words.offerValid(dateTimeText(validUntil, zone))
  return (
    <li className="grid gap-2 border-b border-line pb-4 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <h3>{title}</h3>
        <Badge tone={isOpen ? 'poppy' : status === 'accepted' ? 'ok' : 'neutral'}>
          {words.offerStates[status]}
        </Badge>
      </div>
      <p>
        <NumbersIn text={description} />
      </p>
      <p className="text-14 text-ink-2">
        <NumbersIn
          text={[amount > 0 && words.worth(formatMoney(amount)), until].filter(Boolean).join(' · ')}
        />
      </p>
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            busy={isPending}
            onClick={() => act({ offer: id, answer: 'accept' }, words.offerTaken)}
          >
            {words.take}
          </Button>
          {offer.because !== undefined && (
            <Button
              size="sm"
              variant="secondary"
              busy={isPending}
              onClick={() => act({ offer: id, answer: 'refund' }, words.offerRefunded)}
            >
              {words.everythingBack}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            busy={isPending}
            onClick={() => act({ offer: id, answer: 'decline' }, words.offerDeclined)}
          >
            {words.decline}
          </Button>
        </div>
      )}
    </li>
  )
}
