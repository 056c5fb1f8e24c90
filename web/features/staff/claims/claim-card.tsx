import type { Claim } from '#protocol/rentals/rental-money.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { InfoItem, InfoList } from '#web/ui/info-item.tsx'
import { Money } from '#web/ui/money.tsx'
import { instantText } from '../instant-text.ts'
import { OrderLink } from '../order-link.tsx'
import { staffMessages } from '../messages.ts'
import { ClaimDecision } from './claim-decision.tsx'
import { ClaimPictures } from './claim-pictures.tsx'
import { claimMessages } from './claim-messages.ts'

const tones: Partial<Record<Claim['state'], Tone>> = { agreed: 'ok', appealed: 'warn' }

/** One claim: what happened, what it may cost, what the renter says, and the decision. */
export function ClaimCard({ claim }: { claim: Claim }) {
  const words = useMessages(claimMessages)
  const common = useMessages(staffMessages)
  const { title, state, description, estimate, answer, orderId, createdAt } = claim
  return (
    <Card aria-label={`${title}, ${orderId}`} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-20">{title}</h2>
        <Badge tone={tones[state] ?? 'neutral'}>{words.states[state]}</Badge>
      </div>
      <p>{description}</p>
      <InfoList>
        <InfoItem label={words.estimate}>
          <Money dollars={estimate} />
        </InfoItem>
        <InfoItem label={words.opened}>{instantText(createdAt)}</InfoItem>
        <InfoItem label={common.order}>
          <OrderLink order={orderId} />
        </InfoItem>
        <InfoItem label={words.answer}>{answer ?? words.noAnswer}</InfoItem>
      </InfoList>
      <ClaimPictures claim={claim} />
      <ClaimDecision claim={claim} />
    </Card>
  )
}
