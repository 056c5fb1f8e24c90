import { Timer } from 'lucide-react'
import { useRef } from 'react'
import { secondsText } from '#domain/core/time/duration-text.ts'
import { extendHold } from '#protocol/rentals/names.ts'
import { holdWarningMinutes } from '#domain/money/orders/hold.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'

type HoldTimerProps = {
  seconds: number
  order: string
  /** The server still allows the one extension (docs/product/booking-and-payment.md#hold). */
  mayExtend: boolean
  /** The e-mail is not confirmed, so that the hold is short (docs/product/booking-and-payment.md#hold). */
  isUnconfirmed: boolean
  /** Whatever came of it: the hold has to be read again. */
  onAsked: () => void
}

/** How long the car is still held; spoken once, politely, when five minutes are left. */
export function HoldTimer({ seconds, order, mayExtend, isUnconfirmed, onAsked }: HoldTimerProps) {
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
  return (
    <Banner
      tone={isSoon ? 'warn' : 'info'}
      icon={<Timer aria-hidden="true" size={20} />}
      className="mb-5"
    >
      <p
        ref={time}
        tabIndex={-1}
        role="timer"
        aria-label={words.holdLabel}
        className="font-bold tabular-nums"
      >
        {words.hold(secondsText(seconds))}
      </p>
      {isUnconfirmed && <p>{words.holdUnconfirmed}</p>}
      <p role="status">{isSoon && words.holdSoon}</p>
      {isSoon && mayExtend && (
        <Button variant="secondary" size="sm" className="mt-3" busy={isPending} onClick={ask}>
          {words.holdLonger}
        </Button>
      )}
    </Banner>
  )
}
