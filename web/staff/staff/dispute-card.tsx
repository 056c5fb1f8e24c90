import type { OutputOf } from '#protocol/core/operation.ts'
import type { staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Code } from '#web/ui/code.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Money } from '#web/ui/money.tsx'
import { DisputePack } from './dispute-pack.tsx'
import { OrderFact } from './facts.tsx'
import { useWhen } from './desk/use-when.ts'
import { StaffCard } from './staff-card.tsx'

const en = {
  title: (renter: string) => `Dispute: ${renter}`,
  amount: 'Taken back by the bank',
  reason: 'The bank says',
  answerBy: 'Answer until',
  where: 'Answer at the payment gateway: sign in at Stripe and open Disputes.',
  answered: 'Answered. The bank decides, often after weeks.',
}
const es: typeof en = {
  title: (renter) => `Disputa: ${renter}`,
  amount: 'El banco recuperó',
  reason: 'El banco dice',
  answerBy: 'Responde antes del',
  where: 'Responde en la pasarela de pago: entra a Stripe y abre Disputas.',
  answered: 'Respondida. El banco decide, a menudo después de semanas.',
}
const disputeMessages = { en, es }

type DisputeCardProps = { dispute: OutputOf<typeof staffPayments>['disputes'][number] }

/** A card payment that a bank took back: until when it can be answered, and where (docs/product/booking-and-payment.md#disputes). */
export function DisputeCard({ dispute }: DisputeCardProps) {
  const words = useMessages(disputeMessages)
  const when = useWhen()
  const { renter, amount, reason, state, answerBy, orderId } = dispute
  const isOpen = state === 'open'
  return (
    <StaffCard about={words.title(renter)} title={words.title(renter)}>
      <InfoList>
        <InfoItem label={words.amount}>
          <Money dollars={amount} />
        </InfoItem>
        <InfoItem label={words.reason}>
          <Code>{reason}</Code>
        </InfoItem>
        <OrderFact order={orderId} />
        {isOpen && answerBy && <InfoItem label={words.answerBy}>{when.instant(answerBy)}</InfoItem>}
      </InfoList>
      <Banner tone={isOpen ? 'danger' : 'plain'}>{isOpen ? words.where : words.answered}</Banner>
      <DisputePack order={orderId} />
    </StaffCard>
  )
}
