import { staffPayments } from '#protocol/staff/names.ts'
import { staffDecidePayment } from '#protocol/staff/staff/staff-payments.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Code } from '#web/ui/code.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Money } from '#web/ui/money.tsx'
import { DecisionForm } from './decision-form.tsx'
import { HandBackForm, type Payment } from './hand-back-form.tsx'
import { handBackMessages } from './hand-back-messages.ts'
import { StaffCard } from './staff-card.tsx'
import { OrderFact } from './facts.tsx'
import { staffMessages } from './messages.ts'
import { useDecide } from './use-decide.ts'

const labelsOf = {
  contested: { confirm: 'keepCharge', refuse: 'letGo' },
  late: { confirm: 'cameLate', refuse: 'neverCame' },
  awaited: { confirm: 'arrived', refuse: 'missing' },
} as const

/** One payment that waits: the money arrived, or it did not; or a charge of a kept card that its renter contests. */
export function PaymentCard({ payment }: { payment: Payment }) {
  const words = useMessages(staffMessages)
  const { decide, isPending } = useDecide(staffDecidePayment, staffPayments)
  const back = useMessages(handBackMessages)
  // What is to be given back by hand says where to.
  const { destination } = payment
  const labels = labelsOf[payment.contested ? 'contested' : payment.late ? 'late' : 'awaited']
  return (
    <StaffCard about={`${payment.method}, ${payment.renter}`} title={payment.renter}>
      <InfoList>
        <InfoItem label={words.method}>{payment.method}</InfoItem>
        <InfoItem label={words.amount}>
          <Money dollars={payment.amount} />
        </InfoItem>
        <OrderFact order={payment.orderId} />
        {destination ? (
          <InfoItem label={back.goesTo}>
            {destination.way === 'cash' ? back.cash : (destination.account ?? back.noAccount)}
          </InfoItem>
        ) : (
          <InfoItem label={words.bankNumber}>
            {payment.confirmationNumber && <Code>{payment.confirmationNumber}</Code>}
          </InfoItem>
        )}
      </InfoList>
      {payment.contested && (
        <>
          <p>{words.contested}</p>
          <blockquote>{payment.contested}</blockquote>
        </>
      )}
      {payment.late && <p>{words.late}</p>}
      {payment.byHand && <p>{back.byHand[payment.byHand]}</p>}
      {destination ? (
        <HandBackForm payment={payment} />
      ) : (
        <DecisionForm
          about={`${payment.method}, ${payment.renter}`}
          textLabel={words.message}
          textField={staffDecidePayment.input.shape.message}
          confirmLabel={words[labels.confirm]}
          refuseLabel={words[labels.refuse]}
          busy={isPending}
          own={payment.own}
          onDecide={({ decision, text }) =>
            decide({
              payment: payment.paymentId,
              version: payment.version,
              decision,
              message: text,
            })
          }
        />
      )}
    </StaffCard>
  )
}
