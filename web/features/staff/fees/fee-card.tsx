import { formatDay } from '#domain/time/format-date.ts'
import { type ProposedFee, staffDecideFee, staffFees } from '#protocol/inspections/fees.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Code } from '#web/ui/code.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Money } from '#web/ui/money.tsx'
import { DecisionForm } from '../decision-form.tsx'
import { staffMessages } from '../messages.ts'
import { OrderLink } from '../order-link.tsx'
import { useDecide } from '../use-decide.ts'
import { feeMessages } from './fee-messages.ts'

const tones: Partial<Record<ProposedFee['state'], Tone>> = { open: 'warn', appealed: 'warn' }

/** One fee with what speaks for it: what was missing, since when, and the two warnings. */
export function FeeCard({ fee }: { fee: ProposedFee }) {
  const words = useMessages(feeMessages)
  const common = useMessages(staffMessages)
  const { decide, isPending, error } = useDecide(staffDecideFee, staffFees)
  const { id, title, renter, email, car, plate, orderId, amount, state, answer, decision } = fee
  const isOpen = state === 'open' || state === 'agreed' || state === 'appealed'
  const about = `${title}, ${renter}`
  return (
    <Card aria-label={about} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-20">{title}</h2>
        <Badge tone={tones[state] ?? 'neutral'}>{words.states[state]}</Badge>
      </div>
      <InfoList>
        <InfoItem label={common.renter}>
          {renter}
          <span className="block font-normal break-all">{email}</span>
        </InfoItem>
        <InfoItem label={<Code>{plate}</Code>}>{car}</InfoItem>
        <InfoItem label={words.amount}>
          <Money dollars={amount} />
        </InfoItem>
        <InfoItem label={common.order}>
          <OrderLink order={orderId} />
        </InfoItem>
        <InfoItem label={words.due}>{formatDay(fee.dueOn)}</InfoItem>
        <InfoItem label={words.warned}>{fee.warnedOn.map(formatDay).join(', ')}</InfoItem>
        <InfoItem label={words.answer}>{answer}</InfoItem>
        {decision && <InfoItem label={words.decision}>{decision}</InfoItem>}
      </InfoList>
      {isOpen && (
        <DecisionForm
          about={about}
          textLabel={words.reason}
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
    </Card>
  )
}
