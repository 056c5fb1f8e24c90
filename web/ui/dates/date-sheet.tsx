import { useState } from 'react'
import { dayOf } from '#domain/time/wall-time.ts'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Button } from '../button.tsx'
import { type DateLimits, type DateRange, endLimits, momentOn, withStart } from './date-limits.ts'
import { dateMessages } from './date-messages.ts'
import { momentProblem } from './date-rules.ts'
import { DateStepTabs } from './date-step-tabs.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { MonthGrid } from './month-grid.tsx'
import { TimeSlotList } from './time-slot-list.tsx'
import { TypedDate } from './typed-date.tsx'
import type { SheetStep } from './sheet-step.ts'

type DateSheetProps = {
  title: string
  firstStep: SheetStep
  steps: readonly SheetStep[]
  range: DateRange
  limits: DateLimits
  minDays?: number
  onDone: (range: DateRange) => void
  onClose: () => void
}

/** The calendar with its time slots and the typed date: one dialog, one or two steps (docs/design.md#components). */
export function DateSheet({
  title,
  firstStep,
  steps,
  range,
  limits,
  minDays = 1,
  onDone,
  onClose,
}: DateSheetProps) {
  const words = useMessages(dateMessages)
  const lang = useLanguage()
  const [draft, setDraft] = useState(range)
  const [step, setStep] = useState(firstStep)
  const [typedError, setTypedError] = useState<string>()
  const value = draft[step]
  const stepLimits = step === 'end' ? endLimits(draft.start, limits, minDays) : limits
  const problem =
    momentProblem(draft.start, { ...limits, required: true }) ??
    (steps.includes('end')
      ? momentProblem(draft.end, { max: limits.max, required: true, start: draft.start, minDays })
      : undefined)

  const choose = (moment: string) => {
    setTypedError(undefined)
    setDraft(step === 'start' ? withStart(draft, moment, minDays) : { ...draft, end: moment })
  }
  const chooseDay = (day: string) => {
    const moment = momentOn(day, value, stepLimits)
    if (moment) choose(moment)
    return moment !== undefined
  }
  const typeDay = (day: string | undefined) => {
    if (day && chooseDay(day)) return
    const rules = step === 'end' ? { start: draft.start, minDays } : {}
    setTypedError(
      (day && momentProblem(`${day}T23:30`, { ...stepLimits, ...rules })) ?? 'invalidData:',
    )
  }
  const moveOn = () => {
    if (step === 'start' && steps.includes('end')) setStep('end')
    else onDone(draft)
  }
  const isLast = step === steps.at(-1)

  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      width="narrow"
      footer={
        <Button
          full
          size="lg"
          onClick={moveOn}
          disabledReason={isLast && problem ? fieldMessage(problem, lang) : undefined}
        >
          {isLast ? words.done : words.next}
        </Button>
      }
    >
      <div className="grid gap-4">
        {steps.length > 1 && (
          <DateStepTabs step={step} range={draft} onStep={setStep} disabledEnd={!draft.start} />
        )}
        <MonthGrid
          key={step}
          label={step === 'start' ? words.start : words.end}
          value={value && dayOf(value)}
          range={draft}
          limits={stepLimits}
          onChange={chooseDay}
        />
        {value && (
          <TimeSlotList
            key={`${step} ${dayOf(value)}`}
            value={value}
            limits={stepLimits}
            onChange={choose}
          />
        )}
        <TypedDate
          key={`${step} typed`}
          value={value && dayOf(value)}
          error={typedError && fieldMessage(typedError, lang)}
          onType={typeDay}
        />
      </div>
    </Dialog>
  )
}
