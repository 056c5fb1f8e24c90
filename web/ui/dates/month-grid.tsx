import { parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '../cx.ts'
import { type DateLimits, type DateRange } from './date-limits.ts'
import { dateMessages } from './date-messages.ts'

type MonthGridProps = {
  label: string
  /** YYYY-MM-DD */
  value: string | undefined
  range: DateRange
  limits: DateLimits
  /** A day of the month that is shown. */
  shown: string | undefined
  onShow: (day: string) => void
  onChange: (day: string) => void
}

const arrow =
  'grid size-11 place-items-center rounded-full hover:bg-sunken disabled:text-line-strong'

/** One month, Monday first, 44px days, the trip tinted; days outside the limits are struck out. */
export function MonthGrid({
  label,
  value,
  range,
  limits,
  shown,
  onShow,
  onChange,
}: MonthGridProps) {
  const words = useMessages(dateMessages)
  const first = range.start && dayOf(range.start)
  const last = range.end && dayOf(range.end)
  const dayStyle = (day: string, isOff: boolean) => {
    const isEnd = day === first || day === last
    const isInside = first && last && day > first && day < last
    return cx(
      'grid min-h-11 w-full cursor-pointer place-items-center font-display tabular-nums outline-offset-0',
      isOff && 'cursor-not-allowed text-ink-2 line-through',
      isEnd && 'rounded-control bg-primary font-bold text-on-primary',
      isInside && 'rounded-none bg-primary-soft text-on-soft',
      !isEnd && !isInside && !isOff && 'rounded-control hover:bg-sunken',
    )
  }
  return (
    <Calendar
      aria-label={label}
      value={value ? parseDate(value) : null}
      minValue={limits.min ? parseDate(dayOf(limits.min)) : undefined}
      maxValue={limits.max ? parseDate(dayOf(limits.max)) : undefined}
      focusedValue={shown ? parseDate(shown) : undefined}
      onFocusChange={(day) => onShow(day.toString())}
      firstDayOfWeek="mon"
      onChange={(day) => onChange(day.toString())}
    >
      <header className="mb-2 flex items-center justify-between">
        <Button slot="previous" aria-label={words.previousMonth} className={arrow}>
          <ChevronLeft aria-hidden="true" size={20} />
        </Button>
        <Heading level={3} className="text-16 first-letter:uppercase" />
        <Button slot="next" aria-label={words.nextMonth} className={arrow}>
          <ChevronRight aria-hidden="true" size={20} />
        </Button>
      </header>
      <CalendarGrid
        weekdayStyle="short"
        className="w-full table-fixed border-separate border-spacing-y-1"
      >
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-9 text-14 font-bold text-ink-2">
              {day.slice(0, 2)}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={({ isDisabled, isOutsideMonth }) =>
                isOutsideMonth ? 'invisible' : dayStyle(date.toString(), isDisabled)
              }
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
