import { Clock } from 'lucide-react'
import { useRef } from 'react'
import { extendHold } from '#protocol/rentals/names.ts'
import { holdWarningMinutes } from '#domain/money/orders/hold.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'

/** What is left of a hold. */
export type HoldLeft = {
  seconds: number
  /** When they are over, in milliseconds since 1970 on this device's clock. */
  until: number
}

type HoldTimerProps = HoldLeft & {
  order: string
  /** The server still allows the one extension (docs/product/booking-and-payment.md#hold). */
  mayExtend: boolean
  /** The e-mail is not confirmed, so that the hold is short (docs/product/booking-and-payment.md#hold). */
  isUnconfirmed: boolean
  /** A card was refused: another one takes time. */
  isRefused: boolean
  /** Whatever came of it: the hold has to be read again. */
  onAsked: () => void
}

/** Until when the car is held; spoken once, politely, when five minutes are left. */
export function HoldTimer({
  seconds,
  until,
  order,
  mayExtend,
  isUnconfirmed,
  isRefused,
  onAsked,
}: HoldTimerProps) {
  const words = useMessages(paymentMessages)
  const { mutate, isPending } = useSend(extendHold)
  const time = useRef<HTMLParagraphElement>(null)
  const isSoon = seconds <= holdWarningMinutes * 60
  const ask = () =>
    mutate(
      { order },
      {
        onSuccess: ({ status }) => {
          if (status === 1) statusToast(words.heldLonger)
          // The button goes away.
          time.current?.focus()
        },
        onSettled: onAsked,
      },
    )
  const told = (
    <p ref={time} tabIndex={-1} role="timer" aria-label={words.holdLabel}>
      <NumbersIn text={words.hold(clockTime(until))} />
    </p>
  )
  const more = mayExtend && (isSoon || isRefused) && (
    <Button variant="ghost" size="sm" className="ml-auto" busy={isPending} onClick={ask}>
      {words.holdLonger}
    </Button>
  )
  return (
    <div
      className={cx(
        'flex gap-2 text-14',
        isSoon
          ? 'flex-wrap items-center rounded-control bg-warn-soft px-3.5 py-2 text-warn'
          : 'items-center px-0.5 text-ink-2',
      )}
    >
      <Clock aria-hidden="true" size={16} className="flex-none" />
      <div className="min-w-0 flex-1">
        {told}
        {isUnconfirmed && <p>{words.holdUnconfirmed}</p>}
        <p role="status">{isSoon && words.holdSoon}</p>
      </div>
      {more}
    </div>
  )
}

const two = (count: number) => String(count).padStart(2, '0')

/** `11:12` on the clock of this device, which is the one that is looked at. */
function clockTime(instant: number): string {
  const at = new Date(instant)
  return `${two(at.getHours())}:${two(at.getMinutes())}`
}
