import { staffFees } from '#protocol/money/names.ts'
import { type ProposedFee, staffDecideFee } from '#protocol/money/fees/fees.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Code } from '#web/ui/code.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Money } from '#web/ui/money.tsx'
import { DecisionForm } from '../decision-form.tsx'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { OrderFact, RenterFact } from '../facts.tsx'
import { useDecide } from '../use-decide.ts'
import { feeMessages } from './fee-messages.ts'

export const tones: Partial<Record<ProposedFee['state'], Tone>> = { open: 'warn', appealed: 'warn' }

/** One fee with what speaks for it: what was missing, since when, and the two warnings. */
export function FeeCard({ fee }: { fee: ProposedFee }) {
  const words = useMessages(feeMessages)
  const when = useWhen()
  const { decide, isPending, error } = useDecide(staffDecideFee, staffFees)
  const { id, title, renter, email, car, plate, orderId, amount, state, answer, decision } = fee
  const isOpen = state === 'open' || state === 'agreed' || state === 'appealed'
  const about = `${title}, ${renter}`
  return (
    <StaffCard
      about={about}
      title={title}
      badges={<Badge tone={tones[state] ?? 'neutral'}>{words.states[state]}</Badge>}
    >
      <InfoList>
        <RenterFact renter={renter} email={email} />
        <InfoItem label={<Code>{plate}</Code>}>{car}</InfoItem>
        <InfoItem label={words.amount}>
          <Money dollars={amount} />
        </InfoItem>
        <OrderFact order={orderId} />
        <InfoItem label={words.due}>{when.day(fee.dueOn)}</InfoItem>
        <InfoItem label={words.warned}>
          {fee.warnedOn.map((day) => when.day(day)).join('; ')}
        </InfoItem>
        <InfoItem label={words.answer}>{answer}</InfoItem>
        {decision && <InfoItem label={words.decision}>{decision}</InfoItem>}
      </InfoList>
      {isOpen && (
        <DecisionForm
          about={about}
          textLabel={words.reason}
          textField={staffDecideFee.input.shape.message}
          confirmLabel={words.charge}
          refuseLabel={words.drop}
          needsText={state === 'appealed' ? ['confirm', 'refuse'] : []}
          failure={error}
          busy={isPending}
          own={fee.own}
          onDecide={({ decision: said, text }) =>
            decide({
              fee: id,
              version: fee.version,
              decision: said === 'confirm' ? 'charge' : 'drop',
              message: text,
            })
          }
        />
      )}
    </StaffCard>
  )
}
