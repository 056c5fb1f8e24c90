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

/** One payment that waits: the money arrived, or it did not. */
export function PaymentCard({ payment }: { payment: Payment }) {
  const words = useMessages(staffMessages)
  const { decide, isPending } = useDecide(staffDecidePayment, staffPayments)
  const back = useMessages(handBackMessages)
  // What is to be given back by hand says where to.
  const { destination } = payment
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
      {payment.late && <p>{words.late}</p>}
      {destination ? (
        <HandBackForm payment={payment} />
      ) : (
        <DecisionForm
          about={`${payment.method}, ${payment.renter}`}
          textLabel={words.message}
          textField={staffDecidePayment.input.shape.message}
          confirmLabel={payment.late ? words.cameLate : words.arrived}
          refuseLabel={payment.late ? words.neverCame : words.missing}
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
