import { Info } from 'lucide-react'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { hoursOn } from '#domain/core/time/opening-hours.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { Money } from '../money.tsx'
import { Num } from '../num.tsx'
import type { DateLimits, DateRange, DatesOffer, HandoverHours } from './date-limits.ts'
import { dateMessages } from './date-messages.ts'
import type { SheetStep } from './sheet-step.ts'
import { TimeSelect } from './time-select.tsx'

type DateTimesProps = {
  range: DateRange
  limitsOf: (step: SheetStep) => DateLimits
  minDays: number
  hours: HandoverHours | undefined
  onChange: (step: SheetStep, moment: string) => void
}

/** How short a trip may be, and the times of both ends. */
export function DateTimes({ range, limitsOf, minDays, hours, onChange }: DateTimesProps) {
  const words = useMessages(dateMessages)
  const hasTimes = range.start !== undefined || range.end !== undefined
  if (!hasTimes && minDays < 2) return null
  const evening = hours?.evening
  const open = hours && range.start ? hoursOn(hours, dayOf(range.start)) : undefined
  return (
    <div className="dates-foot grid gap-2.5">
      {minDays > 1 && (
        <p className="flex items-center gap-2 text-14">
          <Info aria-hidden="true" size={20} className="flex-none text-primary" />
          <span>
            <b>
              <Num>{words.minimum(String(minDays))}</Num>
            </b>{' '}
            {words.minimumOf}
          </span>
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2.5">
        {(['start', 'end'] as const).map((each) => {
          const moment = range[each]
          return (
            moment && (
              <TimeSelect
                key={each}
                label={each === 'start' ? words.startTime : words.endTime}
                value={moment}
                limits={limitsOf(each)}
                onChange={(chosen) => onChange(each, chosen)}
              />
            )
          )
        })}
      </div>
      {open && (
        <p className="text-14 text-ink-2">
          {words.open(open.opens, open.closes)}
          {evening &&
            open.closes > evening.from &&
            ` ${words.evening(evening.from, formatRate(evening.price))}`}
        </p>
      )}
    </div>
  )
}

/** How many days were chosen and the least they cost, beside the button that takes them. */
export function TripFoot({ days, from }: DatesOffer) {
  const words = useMessages(dateMessages)
  return (
    <div className="min-w-0 flex-1">
      <Num className="block text-20 leading-tight font-bold">{words.days(days)}</Num>
      {from !== undefined && (
        <span className="text-14 text-ink-2">
          {words.from} <Money dollars={from} />
        </span>
      )}
    </div>
  )
}
