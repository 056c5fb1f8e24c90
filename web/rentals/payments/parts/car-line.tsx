import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { lookOf } from '#web/fleet/cars/parts/car-look.ts'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { Money } from '#web/ui/money.tsx'

type CarLineProps = {
  car: Car
  /** Wall clock of the area. */
  dates: { start: string; end: string }
  /** Of what is paid; 0 where it is for no days. */
  days: number
  /** Dollars, what the chosen way to pay comes to. */
  total: number
}

/** What the total is for: the car, its days and dates in one line. */
export function CarLine({ car, dates, days, total }: CarLineProps) {
  const words = useMessages(paymentMessages)
  const lang = useLanguage()
  const day = (wall: string) => formatNearDay(dayOf(wall), lang)
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-surface p-2.5">
      <CarThumb className="w-20 flex-none [view-transition-name:car]" {...lookOf(car)} />
      <div className="@container min-w-0 grow leading-tight">
        <p className="flex items-baseline justify-between gap-x-2 font-bold @max-[9rem]:flex-wrap">
          <span className="min-w-0">
            {car.model}
            {days > 0 && (
              <>
                ,{' '}
                <span className="whitespace-nowrap">
                  <NumbersIn text={words.days(days)} />
                </span>
              </>
            )}
          </span>
          <Money dollars={total} className="text-20" />
        </p>
        <p className="flex items-baseline justify-between gap-x-2 text-14 text-ink-2 @max-[9rem]:flex-wrap">
          <span className="min-w-0">
            <NumbersIn text={words.trip(day(dates.start), day(dates.end))} />
          </span>
          <span className="text-right whitespace-nowrap">{words.dueNow}</span>
        </p>
      </div>
    </div>
  )
}
