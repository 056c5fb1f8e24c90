import type { Rental } from '#protocol/rentals/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { DateTimeField } from '#web/ui/date-time-field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { swapMessages } from './swap-messages.ts'
import type { SwapDates } from './swap-car.ts'
import { swapReasonIds, type SwapWish } from './use-swap-wish.ts'

type SwapOptionsProps = {
  rental: Rental
  wish: SwapWish
  /** From the change, as the server priced it, to the end of the rental. */
  dates: SwapDates | undefined
  startError: string | undefined
  onChange: (patch: Partial<SwapWish>) => void
}

/** Why, which decides the fee, and when, which decides the days that are left. */
export function SwapOptions({ rental, wish, dates, startError, onChange }: SwapOptionsProps) {
  const words = useMessages(swapMessages)
  return (
    <>
      <RadioCards
        label={words.why}
        name="swap-reason"
        columns={3}
        value={wish.reason}
        onChange={(id) => {
          const reason = swapReasonIds.find((one) => one === id)
          if (reason) onChange({ reason })
        }}
        cards={swapReasonIds.map((id) => ({
          id,
          content: (
            <span className="grid gap-1">
              <b>{words.reasons[id]}</b>
              <span className="text-14 text-ink-2">{words.reasonFee[id]}</span>
            </span>
          ),
        }))}
      />
      {rental.rentalStatus === 86 && (
        <DateTimeField
          label={words.when}
          value={wish.start || dates?.start}
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
