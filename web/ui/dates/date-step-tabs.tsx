import { formatDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { useMessages } from '#web/core/i18n.ts'
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

/** Start and end as two halves of one switch, each with its day. */
export function DateStepTabs({ step, range, onStep, disabledEnd }: DateStepTabsProps) {
  const words = useMessages(dateMessages)
  return (
    <div className="grid grid-cols-2 gap-0.5 rounded-control bg-sunken p-1">
      {(['start', 'end'] as const).map((each) => {
        const moment = range[each]
        return (
          <button
            key={each}
            type="button"
            aria-pressed={step === each}
            disabled={each === 'end' && disabledEnd}
            onClick={() => onStep(each)}
            className="min-h-11 rounded-[9px] px-4 font-bold disabled:text-ink-2 aria-pressed:bg-surface aria-pressed:text-on-soft aria-pressed:shadow-1"
          >
            {words[each]} {moment && <Num>{formatDay(dayOf(moment)).slice(0, 5)}</Num>}
          </button>
        )
      })}
    </div>
  )
}
