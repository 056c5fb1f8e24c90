import { useState } from 'react'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { type DateLimits, type DateRange, endLimits, momentOn, withStart } from './date-limits.ts'
import { dateMessages } from './date-messages.ts'
import { momentProblem, typedProblem } from './date-rules.ts'
import { DateStepTabs } from './date-step-tabs.tsx'
import { MonthGrid } from './month-grid.tsx'
import type { SheetStep } from './sheet-step.ts'
import { TimeSelect } from './time-select.tsx'
import { TimeSlotList } from './time-slot-list.tsx'
import { TypedDate } from './typed-date.tsx'

type DateSheetProps = {
  title: string
  firstStep: SheetStep
  steps: readonly SheetStep[]
  range: DateRange
  limits: DateLimits
  minDays?: number
  /** Told of each range that stands while the sheet is open; a start waits for the end that is chosen next. */
  onPick?: (range: DateRange) => void
  onDone: (range: DateRange) => void
  onClose: () => void
}

/**
 * The calendar with its times and the typed date: one dialog for one moment, or for both ends of a trip,
 * where choosing the start's day goes on to the end (docs/design.md#components).
 */
export function DateSheet({
  title,
  firstStep,
  steps,
  range,
  limits,
  minDays = 1,
  onPick,
  onDone,
  onClose,
}: DateSheetProps) {
  const words = useMessages(dateMessages)
  const lang = useLanguage()
  const [draft, setDraft] = useState(range)
  const [step, setStep] = useState(firstStep)
  const [shown, setShown] = useState(firstDay(range, firstStep, limits))
  const [typedError, setTypedError] = useState<string>()
  const isTrip = steps.length > 1
  const value = draft[step]
  const limitsOf = (each: SheetStep) =>
    each === 'end' ? endLimits(draft.start, limits, minDays) : limits
  const stepLimits = limitsOf(step)
  const problemOf = ({ start, end }: DateRange) =>
    momentProblem(start, { ...limits, required: true }) ??
    (isTrip ? momentProblem(end, { max: limits.max, required: true, start, minDays }) : undefined)
  const problem = problemOf(draft)

  const goTo = (next: SheetStep, from: DateRange) => {
    setTypedError(undefined)
    setStep(next)
    setShown(firstDay(from, next, limits))
  }
  const choose = (each: SheetStep, moment: string) => {
    setTypedError(undefined)
    const next = each === 'start' ? withStart(draft, moment, minDays) : { ...draft, end: moment }
    setDraft(next)
    return next
  }
  const pick = (next: DateRange) => {
    if (!problemOf(next)) onPick?.(next)
  }
  const chooseDay = (day: string) => {
    const moment = momentOn(day, value, stepLimits)
    if (!moment) return false
    const next = choose(step, moment)
    if (step === 'start' && isTrip) goTo('end', next)
    else {
      setShown(day)
      pick(next)
    }
    return true
  }
  const typeDay = (day: string | undefined, text: string) => {
    if (day && chooseDay(day)) return true
    const rules = step === 'end' ? { start: draft.start, minDays } : {}
    setTypedError(
      (day && momentProblem(`${day}T23:30`, { ...stepLimits, ...rules })) ?? typedProblem(text),
    )
    return false
  }

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
          onClick={() => onDone(draft)}
          disabledReason={problem ? fieldMessage(problem, lang) : undefined}
        >
          {words.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        {isTrip && (
          <>
            <DateStepTabs
              step={step}
              range={draft}
              onStep={(next) => goTo(next, draft)}
              disabledEnd={!draft.start}
            />
            <p role="status" className="sr-only">
              {step === 'start' ? words.chooseStart : words.chooseEnd}
            </p>
          </>
        )}
        <MonthGrid
          label={step === 'start' ? words.start : words.end}
          value={value && dayOf(value)}
          range={draft}
          limits={stepLimits}
          shown={shown}
          onShow={setShown}
          onChange={chooseDay}
        />
        {isTrip ? (
          <div className="grid grid-cols-2 gap-2.5">
            {steps.map((each) => {
              const moment = draft[each]
              return (
                moment && (
                  <TimeSelect
                    key={each}
                    label={each === 'start' ? words.startTime : words.endTime}
                    value={moment}
                    limits={limitsOf(each)}
                    onChange={(chosen) => pick(choose(each, chosen))}
                  />
                )
              )
            })}
          </div>
        ) : (
          value && (
            <TimeSlotList
              key={dayOf(value)}
              value={value}
              limits={stepLimits}
              onChange={(chosen) => choose('start', chosen)}
            />
          )
        )}
        <TypedDate
          key={step}
          value={value && dayOf(value)}
          error={typedError && fieldMessage(typedError, lang)}
          onType={typeDay}
          onMonth={setShown}
        />
      </div>
    </Dialog>
  )
}

/** The day whose month is shown first. */
function firstDay(range: DateRange, step: SheetStep, { min }: DateLimits): string | undefined {
  const moment = range[step] ?? range.start ?? min
  return moment && dayOf(moment)
}
