import { parseDate } from '@internationalized/date'
import { use, useEffect, useRef, useState } from 'react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '../button.tsx'
import { cx } from '../cx.ts'
import type { DateLimits, DateRange } from './date-limits.ts'
import { dateMessages } from './date-messages.ts'

type MonthsProps = {
  label: string
  /** YYYY-MM-DD */
  value: string | undefined
  range: DateRange
  limits: DateLimits
  /** Whether a day within the limits cannot be chosen either. */
  isOff: (day: string) => boolean
  /** A day of the month that is to be seen. */
  shown: string | undefined
  onShow: (day: string) => void
  onChange: (day: string) => void
}

/** Months that stand there at first, and how many more at a press. */
const atFirst = 4
const more = 4
/** Two years: what is later is typed. */
const mostMonths = 25

const monthsBetween = (from: string, to: string) =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) +
  (Number(to.slice(5, 7)) - Number(from.slice(5, 7)))

/** Months below each other, Monday first, 44px days, the trip tinted; days that cannot be chosen are struck out. */
export function Months(props: MonthsProps) {
  const { label, value, range, limits, isOff, shown, onShow, onChange } = props
  const words = useMessages(dateMessages)
  const [wanted, setWanted] = useState(atFirst)
  const firstMonth = limits.min && dayOf(limits.min)
  const reach = firstMonth && shown ? monthsBetween(firstMonth, shown) + 1 : 1
  const months = Math.min(mostMonths, Math.max(wanted, reach))
  const last = limits.max ? monthsBetween(firstMonth ?? dayOf(limits.max), dayOf(limits.max)) : more
  const hasMore = months < mostMonths && (!limits.max || months <= last)
  return (
    <Calendar
      aria-label={label}
      value={value ? parseDate(value) : null}
      minValue={limits.min ? parseDate(dayOf(limits.min)) : undefined}
      maxValue={limits.max ? parseDate(dayOf(limits.max)) : undefined}
      isDateUnavailable={(day) => isOff(day.toString().slice(0, 10))}
      focusedValue={shown ? parseDate(shown) : undefined}
      onFocusChange={(day) => onShow(day.toString())}
      firstDayOfWeek="mon"
      onChange={(day) => day && onChange(day.toString())}
      visibleDuration={{ months }}
      selectionAlignment={firstMonth ? 'end' : 'start'}
      pageBehavior="single"
    >
      {Array.from({ length: months }, (_, offset) => (
        <Month key={offset} offset={offset} range={range} shown={shown} />
      ))}
      {hasMore && (
        <Button variant="ghost" full onClick={() => setWanted(months + more)}>
          {words.moreMonths}
        </Button>
      )}
    </Calendar>
  )
}

type MonthProps = { offset: number; range: DateRange; shown: string | undefined }

function Month({ offset, range, shown }: MonthProps) {
  const box = useRef<HTMLElement>(null)
  const state = use(CalendarStateContext)
  const start = state?.visibleRange.start.add({ months: offset }).toString().slice(0, 7)
  const isShown = start !== undefined && start === shown?.slice(0, 7)
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView?.({ block: 'start' })
  }, [isShown])
  return (
    <section ref={box} className="month">
      <CalendarHeading
        offset={{ months: offset }}
        level={3}
        className="pt-1 pb-0.5 text-18 first-letter:uppercase"
      />
      <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className="w-full table-fixed">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-7 text-14 font-normal text-ink-2">
              {day.slice(0, 2)}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={({ isDisabled, isUnavailable, isOutsideMonth }) =>
                isOutsideMonth
                  ? 'day-out'
                  : dayStyle(date.toString(), range, isDisabled || isUnavailable)
              }
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </section>
  )
}

function dayStyle(day: string, { start, end }: DateRange, isOff: boolean): string {
  const first = start && dayOf(start)
  const last = end && dayOf(end)
  const isEnd = day === first || day === last
  return cx(
    'day',
    isOff && !isEnd && 'day-off',
    isEnd && 'day-end',
    first && last && first < last && day >= first && day <= last && 'day-in',
    day === first && 'day-first',
    day === last && 'day-last',
  )
}
