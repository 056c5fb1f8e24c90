import { Link } from '@tanstack/react-router'
import { CalendarClock, CalendarPlus, CarFront, KeyRound, MapPin, ShieldCheck } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { addDays, dayOf, timeOf, type WallTime } from '#domain/core/time/wall-time.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { SlotDialog } from '#web/rentals/rentals/dialogs/slot-dialog.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Row, rowStyle } from '#web/ui/layout/fold.tsx'
import { refundMessages } from './refund-messages.ts'
import type { RefundQuote } from './use-refund.ts'

/** The deposit stays so long after a return (docs/product/money.md#deposit-release). */
const depositDays = 3

type RefundRowsProps = {
  rental: Rental
  quote: RefundQuote
  isEarly: boolean
  /** What the order was priced at. */
  price: ComponentProps<typeof SlotDialog>['rental']['calculatorData']
  /** When the car would come back. */
  returned: WallTime
}

/** What stands apart from the sum, and the ways that are not this one. */
export function RefundRows({ rental, quote, isEarly, price, returned }: RefundRowsProps) {
  const words = useMessages(refundMessages)
  const lang = useLanguage()
  const { orderId: order, allowedActions } = rental
  const [isMoving, setMoving] = useState(false)
  const can = (action: (typeof allowedActions)[number]) => allowedActions.includes(action)
  const { held } = quote.deposit
  const said = { className: 'flex min-h-14 items-center gap-3 py-2 leading-tight' }
  const rows = [
    isEarly && !quote.message && held > 0 && (
      <div key="deposit" {...said}>
        <ShieldCheck aria-hidden="true" size={20} className="flex-none" />
        <p>
          <b className="block">{words.depositApart(formatMoney(held))}</b>
          <span className="text-14 text-ink-2">
            {words.depositBy(formatNearDay(dayOf(addDays(returned, depositDays)), lang))}
          </span>
        </p>
      </div>
    ),
    isEarly && !quote.message && (
      <div key="place" {...said}>
        <MapPin aria-hidden="true" size={20} className="flex-none" />
        <p>
          <b className="block">
            <NumbersIn text={[rental.pickupAddress, timeOf(returned)].filter(Boolean).join(', ')} />
          </b>
          <span className="text-14 text-ink-2">{words.milesLater}</span>
        </p>
      </div>
    ),
    isEarly && can('returnKeys') && (
      <Link key="car" to={routes.keys} search={{ order }} className={rowStyle}>
        <Row icon={KeyRound} title={words.atTheCar} />
      </Link>
    ),
    isEarly && can('extendCar') && (
      <Link key="longer" to={routes.extend} search={{ order }} className={rowStyle}>
        <Row icon={CalendarPlus} title={words.longer} />
      </Link>
    ),
    !isEarly && can('acceptAppointment') && (
      <button key="time" type="button" className={rowStyle} onClick={() => setMoving(true)}>
        <Row icon={CalendarClock} title={words.otherTime} />
      </button>
    ),
    !isEarly && can('carChange') && (
      <Link key="swap" to={routes.results} search={{ type: 'change', order }} className={rowStyle}>
        <Row icon={CarFront} title={words.otherCar} />
      </Link>
    ),
  ].filter(Boolean)
  if (rows.length === 0) return null
  return (
    <Card tight className="w-full py-0.5 [&>*+*]:border-t [&>*+*]:border-line">
      {rows}
      {isMoving && (
        <SlotDialog
          rental={{ ...rental, calculatorData: price }}
          kind="pickup"
          onClose={() => setMoving(false)}
        />
      )}
    </Card>
  )
}
