import { formatWallTime } from '#domain/time/format-date.ts'
import { useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/features/cars/parts/numbers-in.tsx'
import { PriceBreakdown } from '#web/ui/layout/price-breakdown.tsx'
import { dashboardMessages } from '../messages.ts'
import type { SelectedRental } from '../shown.ts'

/** What being late costs if the car came back now, in the server's lines, and until when it stays at that. */
export function LateCost({ rental }: { rental: SelectedRental }) {
  const words = useMessages(dashboardMessages)
  const { late } = rental
  if (!late) return null
  return (
    <section aria-label={words.lateCost} className="rounded-control border border-line px-4 py-3">
      <PriceBreakdown lines={late.lines} total={late.cost} totalLabel={words.lateCost} />
      <p className="mt-2 text-14 text-ink-2">
        <NumbersIn text={words.lateUntil(formatWallTime(late.until))} />
      </p>
    </section>
  )
}
