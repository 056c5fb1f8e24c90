import { staffOffers, staffWithdrawOffer } from '#protocol/rentals/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Code } from '#web/ui/code.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Money } from '#web/ui/money.tsx'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { OrderFact } from '../facts.tsx'
import { OwnNote } from '../own-note.tsx'
import { staffMessages } from '../messages.ts'
import { useDecide } from '../use-decide.ts'
import { offerMessages } from './offer-messages.ts'

export type Offer = OutputOf<typeof staffOffers>['offers'][number]

/** One offer as the renter reads it; while it is open it can be taken back. */
export function OfferCard({ offer }: { offer: Offer }) {
  const words = useMessages(offerMessages)
  const common = useMessages(staffMessages)
  const when = useWhen()
  const { decide, isPending } = useDecide(staffWithdrawOffer, staffOffers)
  const { id, title, description, renter, car, plate, amount, status, validUntil, returnBy } = offer
  return (
    <StaffCard
      about={`${title}, ${renter}`}
      title={title}
      badges={
        <Badge tone={status === 'accepted' ? 'ok' : 'neutral'}>{words.statuses[status]}</Badge>
      }
    >
      <p>{description}</p>
      <InfoList>
        <InfoItem label={common.renter}>{renter}</InfoItem>
        <InfoItem label={words.car}>
          {car}
          <Code className="block font-normal">{plate}</Code>
        </InfoItem>
        <InfoItem label={words.worth}>
          <Money dollars={amount} />
        </InfoItem>
        <InfoItem label={returnBy ? words.backBy : words.until}>
          {when.instant(returnBy ?? validUntil)}
        </InfoItem>
        <OrderFact order={offer.orderId} />
      </InfoList>
      {status === 'open' && offer.own && <OwnNote />}
      {status === 'open' && !offer.own && (
        <Button
          variant="danger"
          className="justify-self-start"
          busy={isPending}
          onClick={() => decide({ offer: id })}
        >
          {words.withdraw}
        </Button>
      )}
    </StaffCard>
  )
}
