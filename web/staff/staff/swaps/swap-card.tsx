import { staffSwaps } from '#protocol/staff/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { staffDecideSwap } from '#protocol/staff/staff/staff-swaps.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Money } from '#web/ui/money.tsx'
import { DecisionForm } from '../decision-form.tsx'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { BeforeKeys, useMissingLines } from '../keys/before-keys.tsx'
import { OrderFact } from '../facts.tsx'
import { PersonLink } from '../person-link.tsx'
import { staffMessages } from '../messages.ts'
import { useDecide } from '../use-decide.ts'
import { swapMessages } from './swap-messages.ts'

export type Swap = OutputOf<typeof staffSwaps>['swaps'][number]

/** One change of car: what for which, why, what it costs, and when time agrees. */
export function SwapCard({ swap }: { swap: Swap }) {
  const words = useMessages(swapMessages)
  const common = useMessages(staffMessages)
  const { decide, isPending, error } = useDecide(staffDecideSwap, staffSwaps)
  const when = useWhen()
  const missing = useMissingLines(swap)
  const about = `${swap.renter}, ${swap.toCar}`
  return (
    <StaffCard
      about={about}
      title={swap.renter}
      badges={
        <>
          <Badge tone={swap.reason === 'preference' ? 'neutral' : 'warn'}>
            {words.reasons[swap.reason]}
          </Badge>
          {!swap.paid && <Badge tone="warn">{common.notPaid}</Badge>}
          {swap.possibleMatch && (
            <Badge tone="danger">
              <PersonLink id={swap.userId} name={common.possibleMatch} />
            </Badge>
          )}
        </>
      }
    >
      <InfoList>
        <InfoItem label={words.from}>{swap.fromCar}</InfoItem>
        <InfoItem label={words.to}>{swap.toCar}</InfoItem>
        <InfoItem label={words.visit}>
          {when.wall(swap.appointment ?? swap.start)}
          <span className="block font-normal">{swap.area}</span>
        </InfoItem>
        <InfoItem label={words.until}>{when.wall(swap.end)}</InfoItem>
        <InfoItem label={words.cost}>
          <Money dollars={swap.total} />
        </InfoItem>
        <InfoItem label={words.agreed}>{swap.agreedAt && when.instant(swap.agreedAt)}</InfoItem>
        <InfoItem label={words.comment}>{swap.comment}</InfoItem>
        <OrderFact order={swap.orderId} />
      </InfoList>
      <BeforeKeys drivers={swap.drivers} missing={swap.missing} />
      <DecisionForm
        about={about}
        textLabel={common.message}
        textField={staffDecideSwap.input.shape.message}
        confirmLabel={words.agree}
        refuseLabel={common.refuse}
        needsText={['refuse']}
        missing={swap.possibleMatch ? [...missing, common.possibleMatch] : missing}
        failure={error}
        busy={isPending}
        own={swap.own}
        onDecide={({ decision, text }) =>
          decide({ order: swap.orderId, version: swap.version, decision, message: text })
        }
      />
    </StaffCard>
  )
}
