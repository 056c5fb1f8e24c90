import type { Claim } from '#protocol/rentals/rental-money.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Code } from '#web/ui/code.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Money } from '#web/ui/money.tsx'
import { instantText } from '../instant-text.ts'
import { OrderLink } from '../order-link.tsx'
import { staffMessages } from '../messages.ts'
import { OwnNote } from '../own-note.tsx'
import { ClaimDecision } from './claim-decision.tsx'
import { ClaimPictures } from './claim-pictures.tsx'
import { claimMessages } from './claim-messages.ts'
import type { StaffClaim } from './staff-claim.ts'

const tones: Partial<Record<Claim['state'], Tone>> = { agreed: 'ok', appealed: 'warn' }

/** One claim: what happened, what it may cost, what the renter says, and the decision. */
export function ClaimCard({ claim }: { claim: StaffClaim }) {
  const words = useMessages(claimMessages)
  const common = useMessages(staffMessages)
  const { title, state, description, estimate, answer, orderId, createdAt } = claim
  const { renter, car, plate, charged, decision } = claim
  return (
    <Card aria-label={`${title}, ${renter}`} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-20">{title}</h2>
        <Badge tone={tones[state] ?? 'neutral'}>{words.states[state]}</Badge>
      </div>
      <p className="break-words whitespace-pre-line">{description}</p>
      <InfoList>
        <InfoItem label={common.renter}>{renter}</InfoItem>
        <InfoItem label={words.car}>
          {car}
          <Code className="block font-normal">{plate}</Code>
        </InfoItem>
        <InfoItem label={words.estimate}>
          <Money dollars={estimate} />
        </InfoItem>
        <InfoItem label={words.opened}>{instantText(createdAt)}</InfoItem>
        <InfoItem label={common.order}>
          <OrderLink order={orderId} />
        </InfoItem>
        {charged !== undefined && (
          <InfoItem label={words.states.charged}>
            <Money dollars={charged} />
          </InfoItem>
        )}
        {decision && <InfoItem label={words.decision}>{decision}</InfoItem>}
        <InfoItem label={words.answer}>
          {answer ?? (state === 'open' ? words.noAnswer : undefined)}
        </InfoItem>
      </InfoList>
      <ClaimPictures claim={claim} />
      {claim.own ? <OwnNote /> : <ClaimDecision claim={claim} />}
    </Card>
  )
}
