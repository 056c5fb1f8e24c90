import { depositStands } from '#domain/fleet/pricing/deposit-back.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { formatDay } from '#domain/core/time/format-date.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { MoneyAfter } from '#web/rentals/rentals/folded/money-after.tsx'
import { moneyMessages } from '#web/rentals/rentals/money-messages.ts'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Money } from '#web/ui/money.tsx'
import { actionsMessages } from '../actions/actions-messages.ts'
import { useWhen } from '../desk/use-when.ts'
import { orderMessages } from './order-messages.ts'
import type { StaffOrder } from './staff-order.ts'

type OrderMoneyProps = { order: StaffOrder; money: NonNullable<StaffOrder['money']> }

/** The price beside the payments, the deposit, and what came after (docs/product/money.md#settlement). */
export function OrderMoney({ order, money }: OrderMoneyProps) {
  const words = useMessages(orderMessages)
  const { calculatorData, payments, rental } = money
  return (
    <Card id="order-money" aria-label={words.price} className="order-halves">
      <div>
        <h2 className="text-20">{words.price}</h2>
        <PriceBreakdown lines={calculatorData.lines} total={calculatorData.total} />
      </div>
      <div>
        <h2 className="text-20">{words.payments}</h2>
        {payments.length === 0 && <p>{words.noPayments}</p>}
        <ul className="order-lines">
          {payments.map((payment) => (
            <PaymentLine key={payment.paymentId} payment={payment} order={order} />
          ))}
        </ul>
        <Deposit rental={rental} zone={order.zone} />
        <MoneyAfter money={rental} zone={order.zone} />
      </div>
    </Card>
  )
}

type Payment = OrderMoneyProps['money']['payments'][number]

function PaymentLine({ payment, order }: { payment: Payment; order: StaffOrder }) {
  const words = useMessages(orderMessages)
  const when = useWhen()
  const { way, amount, fee, state, at, confirmationNumber, number, takenBy } = payment
  const said = [
    words.paymentStates[state] ?? state,
    when.instant(at),
    fee > 0 ? words.withFee(formatMoney(fee)) : words.noFee,
    confirmationNumber,
    takenBy && words.takenBy(takenBy),
    number === order.booking.number ? undefined : words.forOrder(number),
  ]
  return (
    <li>
      <span className="min-w-0">
        {way}
        <span className="block text-14 text-ink-2">{said.filter(Boolean).join(' · ')}</span>
      </span>
      <Money dollars={amount} className="font-bold" />
    </li>
  )
}

function Deposit({ rental, zone }: { rental: OrderMoneyProps['money']['rental']; zone: string }) {
  const said = useMessages(moneyMessages)
  const { owed } = useMessages(actionsMessages)
  const { deposit, balance, refunds } = rental
  const back = deposit.releaseAt && formatDay(dayOf(toWall(new Date(deposit.releaseAt), zone)))
  const state =
    deposit.state === 'waiting'
      ? said.depositStates.waiting(back ?? '')
      : said.depositStates[depositStands(deposit.state, refunds)]
  return (
    <InfoList>
      <InfoItem label={said.deposit}>
        <Money dollars={deposit.held} />
        <span className="block font-normal">{state}</span>
      </InfoItem>
      {balance && (
        <InfoItem label={owed}>
          <Money dollars={balance.amount} />
        </InfoItem>
      )}
    </InfoList>
  )
}
