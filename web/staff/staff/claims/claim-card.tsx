import type { Claim } from '#protocol/money/payments/rental-money.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Code } from '#web/ui/code.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Money } from '#web/ui/money.tsx'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { OrderFact } from '../facts.tsx'
import { staffMessages } from '../messages.ts'
import { OwnNote } from '../own-note.tsx'
import { ClaimDecision } from './claim-decision.tsx'
import { ClaimPictures } from './claim-pictures.tsx'
import { claimMessages } from './claim-messages.ts'
import type { StaffClaim } from './staff-claim.ts'

export const tones: Partial<Record<Claim['state'], Tone>> = { agreed: 'ok', appealed: 'warn' }

/** One claim: what happened, what it may cost, what the renter says, and the decision. */
export function ClaimCard({ claim }: { claim: StaffClaim }) {
  const words = useMessages(claimMessages)
  const common = useMessages(staffMessages)
  const when = useWhen()
  const { title, state, description, estimate, answer, orderId, createdAt } = claim
  const { renter, car, plate, charged, decision } = claim
  return (
    <StaffCard
      about={`${title}, ${renter}`}
      title={title}
      badges={<Badge tone={tones[state] ?? 'neutral'}>{words.states[state]}</Badge>}
    >
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
        <InfoItem label={words.opened}>{when.instant(createdAt)}</InfoItem>
        <OrderFact order={orderId} />
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
    </StaffCard>
  )
}
