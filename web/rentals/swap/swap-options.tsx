import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { BadgeCheck } from 'lucide-react'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx'
import type { SwapDates, SwapReason } from './swap-car.ts'
import { swapMessages } from './swap-messages.ts'
import type { SwapRequest } from './use-swap-request.ts'

type SwapOptionsProps = {
  rental: Rental
  swapRequest: SwapRequest
  /** What the server found: a reported breakdown, maintenance, or else the renter's own preference. */
  reason: SwapReason | undefined
  /** What the server takes for any of the cars; absent while there is none. */
  fee: number | undefined
  dates: SwapDates | undefined
  startError: string | undefined
  onChange: (patch: Partial<SwapRequest>) => void
}

/** Why there is a fee or none, and when the cars change, which decides the days that are left. */
export function SwapOptions(props: SwapOptionsProps) {
  const { rental, swapRequest, reason = 'preference', fee, dates, startError, onChange } = props
  const words = useMessages(swapMessages)
  // An accepted offer takes the fee away too.
  const isOffered = reason === 'preference' && fee === 0
  const isFree = reason !== 'preference' || isOffered
  return (
    <>
      <Banner
        tone={isFree ? 'ok' : 'plain'}
        icon={isFree ? <BadgeCheck aria-hidden="true" size={20} /> : undefined}
      >
        <p>{isOffered ? words.offered : words.reasons[reason]}</p>
      </Banner>
      {rental.rentalStatus === RentalStatus.pickedUp && (
        <DateTimeField
          label={words.when}
          isNear
          value={swapRequest.start || dates?.start}
          min={dates?.earliest}
          max={dates?.latest}
          hint={words.whenHint}
          error={startError}
          onChange={(start) => onChange({ start })}
        />
      )}
    </>
  )
}
