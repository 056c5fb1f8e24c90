import { Timer } from 'lucide-react'
import { holdWarningMinutes } from '#domain/rentals/hold.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { paymentMessages } from '../messages.ts'
import { minutesAndSeconds } from '../use-seconds-left.ts'

/** How long the car is still held; spoken once, politely, when five minutes are left. */
export function HoldTimer({ seconds }: { seconds: number }) {
  const words = useMessages(paymentMessages)
  const isSoon = seconds <= holdWarningMinutes * 60
  return (
    <Banner
      tone={isSoon ? 'warn' : 'info'}
      icon={<Timer aria-hidden="true" size={20} />}
      className="mb-5"
    >
      <p role="timer" aria-label={words.holdLabel} className="font-bold tabular-nums">
        {words.hold(minutesAndSeconds(seconds))}
      </p>
      <p role="status">{isSoon && words.holdSoon}</p>
    </Banner>
  )
}
