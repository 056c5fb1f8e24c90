import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { cx } from '../cx.ts'
import { Num } from '../num.tsx'
import { type DateRange } from './date-limits.ts'
import { dateMessages } from './date-messages.ts'
import type { SheetStep } from './sheet-step.ts'

type DateStepTabsProps = {
  step: SheetStep
  range: DateRange
  onStep: (step: SheetStep) => void
  /** The end needs a start first. */
  disabledEnd: boolean
}

/** Start and end as two halves of one box, each with its day; the next day that is pressed is that of the marked half. */
export function DateStepTabs({ step, range, onStep, disabledEnd }: DateStepTabsProps) {
  const words = useMessages(dateMessages)
  const lang = useLanguage()
  return (
    <div className="grid grid-cols-2 overflow-hidden rounded-control border border-line-strong bg-sunken">
      {(['start', 'end'] as const).map((each) => {
        const moment = range[each]
        const isNow = step === each
        return (
          <button
            key={each}
            type="button"
            aria-pressed={isNow}
            disabled={each === 'end' && disabledEnd}
            onClick={() => onStep(each)}
            className={cx('date-half', isNow && 'date-half-now')}
          >
            <span className="text-14">
              {words[each]}
              {isNow && `, ${words.tapDay}`}
            </span>{' '}
            <Num className="block min-h-6 font-bold">
              {moment && formatNearDay(dayOf(moment), lang)}
            </Num>
          </button>
        )
      })}
    </div>
  )
}
