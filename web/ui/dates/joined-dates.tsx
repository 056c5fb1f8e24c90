import { Suspense, useId } from 'react'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Num } from '../num.tsx'
import type { DateLimits, DateRange, DatesOffer, MinDays } from './date-limits.ts'
import { dateMessages } from './date-messages.ts'
import type { SheetStep } from './sheet-step.ts'
import { DateSheet, useDateSheet } from './use-date-sheet.ts'

const steps: readonly SheetStep[] = ['start', 'end']

type JoinedDatesProps = DateLimits & {
  /** YYYY-MM-DDTHH:mm on the area's wall clock. */
  start: string
  end: string
  offer?: DatesOffer | undefined
  /** Both ends at once, when the button is pressed; and each time a trip stands there. */
  onPick?: (range: DateRange) => void
  onChange: (range: DateRange) => void
  /** The vehicle's minimum rental in days; at least 1. */
  minDays?: MinDays
  /** Its label is for screen readers on a desk, too. */
  isBare?: boolean
}

/** Start and end of a trip in one box, with their weekdays, where nothing else is asked; one sheet for both. */
export function JoinedDates(props: JoinedDatesProps) {
  const { start, end, offer, onPick, onChange, minDays, isBare, ...limits } = props
  const id = useId()
  const words = useMessages(dateMessages)
  const lang = useLanguage()
  const sheet = useDateSheet()
  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={id} className={isBare ? 'sr-only' : 'text-14 font-bold max-lg:sr-only'}>
        {words.dates}
      </span>
      <div
        role="group"
        aria-labelledby={id}
        className="grid grid-cols-2 rounded-control border-[1.5px] border-line-strong lg:min-h-15"
      >
        {steps.map((step) => {
          const moment = step === 'start' ? start : end
          return (
            <button
              key={step}
              type="button"
              aria-haspopup="dialog"
              onClick={() => sheet.open(step)}
              onPointerEnter={sheet.prepare}
              onFocus={sheet.prepare}
              className="min-h-14 px-3 py-1.5 text-left leading-tight not-first:border-l not-first:border-line-strong"
            >
              <span className="block text-14 text-ink-2">
                {step === 'start' ? words.start : words.end}
              </span>{' '}
              <Num className="font-bold whitespace-nowrap max-[359px]:text-14">
                {formatNearDay(dayOf(moment), lang)}
              </Num>{' '}
              <Num className="text-14 text-ink-2">{timeOf(moment)}</Num>
            </button>
          )
        })}
      </div>
      {sheet.step && (
        <Suspense>
          <DateSheet
            title={words.datesTitle}
            firstStep={sheet.step}
            steps={steps}
            range={{ start, end }}
            limits={limits}
            offer={offer}
            onPick={onPick}
            minDays={minDays}
            onDone={(range) => {
              sheet.close()
              onChange(range)
            }}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </div>
  )
}
