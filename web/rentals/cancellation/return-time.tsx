import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { parseAppointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { appointments } from '#protocol/rentals/names.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { formatMoney } from '#web/core/money.ts'
import { useSettled } from '#web/core/use-settled.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { DaySlider } from '#web/rentals/rentals/day-slider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Num } from '#web/ui/num.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { SlotPicker } from '#web/ui/dates/slot-picker.tsx'
import { refundMessages } from './refund-messages.ts'

type Slot = OutputOf<typeof appointments>['appointments'][number]

type ReturnTimeProps = {
  order: string
  /** The end that was agreed: the hour that stands chosen, and the last day. */
  end: WallTime
  /** The first day that saves money. */
  from: WallTime | undefined
  appt: string | undefined
  onAppt: (appt: string) => void
  /** A day is chosen, whose hours may still be on their way. */
  onDay?: (day: string) => void
  error: string | undefined
}

const settlingMs = 400

/** The hour of the agreed end, else the first one that is free of charge. */
const usualOf = (slots: readonly Slot[], end: WallTime) => {
  const open = slots.filter(({ available }) => available)
  return (
    open.find(({ date }) => timeOf(date) === timeOf(end)) ??
    open.find(({ price }) => price === 0) ??
    open[0]
  )
}

/** The chosen hour and two others, spread over those that cost nothing. */
function threeOf(slots: readonly Slot[], chosen: string | undefined): Slot[] {
  const free = slots.filter(({ available, price }) => available && price === 0)
  const picks = [free[0], free[Math.floor(free.length / 2)], free.at(-1)]
  const own = slots.find(({ appointmentId }) => appointmentId === chosen)
  const others = picks.filter((slot) => slot && slot !== own)
  const three = own ? [own, ...others.slice(own === picks[1] ? 0 : -2)] : others
  return [...new Set(three)]
    .filter((slot) => slot !== undefined)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

/** When the car comes back, on the same slider as keeping it longer: days before the agreed end, then three hours and all others. */
export function ReturnTime(props: ReturnTimeProps) {
  const { order, end, from, appt, onAppt, error } = props
  const words = useMessages(refundMessages)
  const lang = useLanguage()
  const wall = parseAppointmentId(appt ?? '')?.wall
  const [day, setShownDay] = useState(wall ? dayOf(wall) : undefined)
  const setDay = (next: string | undefined) => {
    if (next === undefined) return
    setShownDay(next)
    props.onDay?.(next)
  }
  const settled = useSettled(day ?? (from && dayOf(from)), settlingMs)
  const list = useRead(appointments, { order, kind: 'return', day: settled, early: true })
  const found = list.data
  const [isAll, setAll] = useState(false)
  const days = found?.days ?? []
  const shown = day ?? found?.day
  // A day is chosen with its usual hour; what stands chosen is priced.
  const usual = found && !list.isOld ? usualOf(found.appointments, end) : undefined
  const isThere = wall !== undefined && dayOf(wall) === found?.day
  const suggested = isThere ? undefined : usual?.appointmentId
  useEffect(() => {
    if (suggested) onAppt(suggested)
  }, [suggested, onAppt])
  if (!found && list.error) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{words.slotsFailed}</p>
        <Button variant="secondary" size="sm" onClick={list.refetch}>
          {words.tryAgain}
        </Button>
      </div>
    )
  }
  if (!found || !shown) return <Skeleton className="h-60" />
  const at = Math.max(0, days.indexOf(shown))
  const near = (one = '') => formatNearDay(one, lang)
  const evening = found.appointments.find(({ price }) => price > 0)
  const pick = (index: number) => setDay(days[index])
  // The hours shown are still those of the day before.
  const isOld = list.isOld || found.day !== shown
  return (
    <div className="grid gap-3.5">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="font-text text-16 tracking-normal">{words.returnOn}</h2>
          <Num className="text-20 font-bold">{near(shown)}</Num>
        </div>
        {days.length > 1 && (
          <DaySlider
            label={words.returnDay}
            min={0}
            max={days.length - 1}
            value={at}
            said={near(shown)}
            onChange={pick}
            ticks={[
              near(days[0]),
              days.at(-1) === dayOf(end) ? words.lastDay(near(days.at(-1))) : near(days.at(-1)),
            ]}
          />
        )}
      </div>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-text text-16 tracking-normal">{words.atWhat}</h3>
          {evening && (
            <span className="text-14 text-ink-2">
              <NumbersIn text={words.fromCosts(timeOf(evening.date), formatMoney(evening.price))} />
            </span>
          )}
        </div>
        {isAll ? (
          <div ref={focusChosen}>
            <SlotPicker
              dayLabel={words.returnDay}
              timeLabel={words.returnHour}
              days={[shown]}
              hidesOnlyDay
              day={shown}
              onDay={setDay}
              slots={found.appointments}
              isOld={isOld}
              value={appt}
              onChange={onAppt}
            />
          </div>
        ) : (
          <div
            role="group"
            aria-label={words.returnHour}
            aria-busy={isOld || undefined}
            className="flex flex-wrap gap-2 aria-busy:opacity-60"
          >
            {threeOf(found.appointments, appt).map((slot) => (
              <button
                key={slot.appointmentId}
                type="button"
                aria-pressed={slot.appointmentId === appt}
                aria-disabled={isOld || undefined}
                onClick={() => isOld || onAppt(slot.appointmentId)}
                className={slotStyle}
              >
                <Num className="font-bold">{timeOf(slot.date)}</Num>
              </button>
            ))}
            <button type="button" onClick={() => setAll(true)} className={slotStyle}>
              <span className="inline-flex items-center gap-1 font-bold">
                {words.moreTimes}
                <ChevronDown aria-hidden="true" size={16} className="max-[359px]:hidden" />
              </span>
            </button>
          </div>
        )}
        {error && <p className="font-bold text-danger">{error}</p>}
      </div>
    </div>
  )
}

/** The button that brought all hours is gone: who pressed it goes on at the one that is chosen. */
function focusChosen(hours: HTMLElement | null): void {
  const all = hours?.querySelector<HTMLElement>('input:checked') ?? hours?.querySelector('input')
  all?.focus()
}

const slotStyle =
  'min-h-12 flex-1 rounded-control border-[1.5px] border-line-strong bg-surface px-1 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary'
