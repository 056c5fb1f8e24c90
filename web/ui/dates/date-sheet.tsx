import { useState } from 'react'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import {
  type DateLimits,
  type DateRange,
  type DatesOffer,
  endLimits,
  type MinDays,
  momentOn,
  timesOn,
  withStart,
} from './date-limits.ts'
import { dateMessages } from './date-messages.ts'
import { momentProblem, typedProblem } from './date-rules.ts'
import { DateStepTabs } from './date-step-tabs.tsx'
import { DateTimes, TripFoot } from './date-times.tsx'
import { Months } from './months.tsx'
import type { SheetStep } from './sheet-step.ts'
import { TimeSlotList } from './time-slot-list.tsx'
import { TripLengths } from './trip-lengths.tsx'
import { TypedDate } from './typed-date.tsx'
import './date-sheet.css'

type DateSheetProps = {
  offer?: DatesOffer | undefined
  title: string
  firstStep: SheetStep
  steps: readonly SheetStep[]
  range: DateRange
  limits: DateLimits
  minDays?: MinDays
  /** Told of each range that stands while the sheet is open; a start waits for the end that is chosen next. */
  onPick?: (range: DateRange) => void
  onDone: (range: DateRange) => void
  onClose: () => void
}

/**
 * The calendar with its times and the typed date: one dialog for one moment, or for both ends of a trip,
 * where choosing the start's day goes on to the end (docs/design.md#components).
 */
export function DateSheet(props: DateSheetProps) {
  const { title, firstStep, steps, range, limits } = props
  const { onPick, onDone, onClose } = props
  const words = useMessages(dateMessages)
  const lang = useLanguage()
  const [draft, setDraft] = useState(range)
  /** The range that was told last: the offer is one for it, and for no other. */
  const [told, setTold] = useState(range)
  const [step, setStep] = useState(firstStep)
  const [shown, setShown] = useState(firstDay(range, firstStep, limits))
  const [typedError, setTypedError] = useState<string>()
  const isTrip = steps.length > 1
  const daysFrom = (start: string | undefined) =>
    typeof props.minDays === 'function' ? props.minDays(start) : (props.minDays ?? 1)
  const minDays = daysFrom(draft.start)
  const value = draft[step]
  const limitsOf = (each: SheetStep) =>
    each === 'end' ? endLimits(draft.start, limits, minDays) : limits
  const stepLimits = limitsOf(step)
  const problemOf = ({ start, end }: DateRange) =>
    momentProblem(start, { ...limits, required: true }) ??
    (isTrip
      ? momentProblem(end, { max: limits.max, required: true, start, minDays: daysFrom(start) })
      : undefined)
  const problem = problemOf(draft)
  const offer = draft === told ? props.offer : undefined

  const goTo = (next: SheetStep, from: DateRange) => {
    setTypedError(undefined)
    setStep(next)
    setShown(firstDay(from, next, limits))
  }
  const choose = (each: SheetStep, moment: string) => {
    setTypedError(undefined)
    const next =
      each === 'start' ? withStart(draft, moment, daysFrom(moment)) : { ...draft, end: moment }
    setDraft(next)
    return next
  }
  const pick = (next: DateRange) => {
    if (problemOf(next)) return
    setTold(next)
    onPick?.(next)
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
  /** A day before the start, pressed where the end is chosen, is another start. */
  const isNewStart = (day: string) =>
    step === 'end' && draft.start !== undefined && day < dayOf(draft.start)
  const pressDay = (day: string) => {
    const start = isNewStart(day) ? momentOn(day, draft.start, limits) : undefined
    if (start) pick(choose('start', start))
    else chooseDay(day)
  }
  const typeDay = (day: string | undefined, text: string) => {
    if (day && chooseDay(day)) return true
    const rules = step === 'end' ? { start: draft.start, minDays } : {}
    const isClosed = day !== undefined && timesOn(day, limits).length === 0
    setTypedError(
      (day && momentProblem(`${day}T23:30`, { ...stepLimits, ...rules })) ??
        (isClosed ? fieldError('closedDay') : typedProblem(text)),
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
        <>
          {offer && <TripFoot {...offer} />}
          <Button
            size="lg"
            className="flex-1"
            onClick={() => onDone(draft)}
            disabledReason={problem ? fieldMessage(problem, lang) : undefined}
          >
            {offer?.cars ? words.showCars(offer.cars) : words.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {isTrip && (
          <div className="dates-top grid gap-2.5">
            <TripLengths
              range={draft}
              limits={limits}
              minDays={minDays}
              onChange={(end) => {
                const next = choose('end', end)
                goTo('end', next)
                pick(next)
              }}
            />
            <DateStepTabs
              step={step}
              range={draft}
              onStep={(next) => goTo(next, draft)}
              disabledEnd={!draft.start}
            />
            <p role="status" className="sr-only">
              {step === 'start' ? words.chooseStart : words.chooseEnd}
            </p>
          </div>
        )}
        <Months
          label={step === 'start' ? words.start : words.end}
          value={value && dayOf(value)}
          range={draft}
          limits={limits}
          isOff={(day) => !isNewStart(day) && !momentOn(day, value, stepLimits)}
          shown={shown}
          onShow={setShown}
          onChange={pressDay}
        />
        <TypedDate
          key={step}
          value={value && dayOf(value)}
          error={typedError && fieldMessage(typedError, lang)}
          onType={typeDay}
          onMonth={setShown}
        />
        {isTrip ? (
          <DateTimes
            range={draft}
            limitsOf={limitsOf}
            minDays={minDays}
            hours={limits.hours}
            onChange={(each, moment) => pick(choose(each, moment))}
          />
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
      </div>
    </Dialog>
  )
}

/** The day whose month is shown first. */
function firstDay(range: DateRange, step: SheetStep, { min }: DateLimits): string | undefined {
  const moment = range[step] ?? range.start ?? min
  return moment && dayOf(moment)
}
