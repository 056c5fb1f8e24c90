import { Suspense, useId } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import type { DateLimits, DateRange, DatesOffer, MinDays } from './date-limits.ts'
import { dateMessages } from './date-messages.ts'
import { DateTrigger } from './date-trigger.tsx'
import { DateSheet, useDateSheet } from './use-date-sheet.ts'

type DateRangeFieldsProps = DateLimits & {
  offer?: DatesOffer | undefined
  /** YYYY-MM-DDTHH:mm on the area's wall clock. */
  start: string | undefined
  end: string | undefined
  /** Both ends at once, when «Done» is pressed. */
  onChange: (range: DateRange) => void
  /** Both ends as soon as the end, or a time, is chosen, while the sheet stays open. */
  onPick?: (range: DateRange) => void
  /** The vehicle's minimum rental in days; at least 1. */
  minDays?: MinDays
  required?: boolean
  errors?: { start?: string; end?: string }
}

/** Start and end of a trip: two fields, one sheet; choosing the start opens the end (docs/product/app.md#home-and-results). Lay them out with the parent's grid. */
export function DateRangeFields({
  start,
  end,
  onChange,
  onPick,
  min,
  max,
  hours,
  minDays,
  required,
  errors,
  offer,
}: DateRangeFieldsProps) {
  const id = useId()
  const words = useMessages(dateMessages)
  const sheet = useDateSheet()
  return (
    <>
      <DateTrigger
        id={`${id}-start`}
        label={words.start}
        value={start}
        required={required}
        error={errors?.start}
        onOpen={() => sheet.open('start')}
        onNear={sheet.prepare}
      />
      <DateTrigger
        id={`${id}-end`}
        label={words.end}
        value={end}
        required={required}
        error={errors?.end}
        onOpen={() => sheet.open('end')}
        onNear={sheet.prepare}
      />
      {sheet.step && (
        <Suspense>
          <DateSheet
            title={words.datesTitle}
            firstStep={sheet.step}
            steps={['start', 'end']}
            range={{ start, end }}
            limits={{ min, max, hours }}
            offer={offer}
            minDays={minDays}
            onPick={onPick}
            onDone={(range) => {
              sheet.close()
              onChange(range)
            }}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </>
  )
}
