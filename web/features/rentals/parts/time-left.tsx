import { formatDay } from '#domain/time/format-date.ts'
import { dayOf, daysBetween, timeOf } from '#domain/time/wall-time.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Num } from '#web/ui/num.tsx'
import { dashboardMessages } from '../messages.ts'
import type { SelectedRental } from '../shown.ts'
import { hasCar } from '../status-look.ts'

/** From when to when, and how far it is. */
export function TimeLeft({ rental }: { rental: SelectedRental }) {
  const words = useMessages(dashboardMessages)
  const { dates, daysLeft } = rental
  const days = Math.max(1, daysBetween(dayOf(dates.start), dayOf(dates.end)))
  const passed = Math.min(days, Math.max(0, days - daysLeft))
  const left =
    daysLeft === 0
      ? `${words.lastDay} ${words.lastDayText}`
      : `${words.daysLeft(Math.abs(daysLeft))} ${daysLeft < 0 ? words.late : words.left}`
  return (
    <div className="grid gap-1.5">
      {hasCar(rental) && (
        <div
          role="progressbar"
          aria-label={words.time}
          aria-valuemin={0}
          aria-valuemax={days}
          aria-valuenow={passed}
          aria-valuetext={left}
          className="h-2 overflow-hidden rounded-full bg-sunken"
        >
          <div
            className="h-2 rounded-full bg-poppy"
            style={{ width: `${(passed / days) * 100}%` }}
          />
        </div>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 text-14">
        <Moment wall={dates.start} />
        <Moment wall={dates.end} />
      </p>
    </div>
  )
}

function Moment({ wall }: { wall: string }) {
  return (
    <Num>
      <b>{formatDay(dayOf(wall))}</b> {timeOf(wall)}
    </Num>
  )
}
