import { CalendarPlus, KeyRound, Undo2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { appointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import { formatNearDay, formatWeekDay } from '#domain/core/time/format-date.ts'
import { addDays, dayOf, daysBetween, type WallTime } from '#domain/core/time/wall-time.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatCount, formatMiles, formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Button } from '#web/ui/button.tsx'
import { Slider } from '#web/ui/forms/slider.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { DaySlider } from '../day-slider.tsx'
import { nowMessages } from '../now/now-messages.ts'
import type { SelectedRental } from '../shown.ts'
import { useWish } from './use-wish.ts'
import { whatIfMessages } from './what-if-messages.ts'

type WhatIfProps = {
  rental: SelectedRental
  wallNow: WallTime
}

/** The bill with another return day or other miles, drawn anew at every step, and the way to have it (docs/product/money.md#what-if). */
export function WhatIf({ rental, wallNow }: WhatIfProps) {
  const { open, bill } = rental
  if (!open || !bill) return null
  return <Wish rental={{ ...rental, open, bill }} wallNow={wallNow} />
}

type Rental = Parameters<typeof useWish>[0] & Pick<SelectedRental, 'areaId'>

function Wish({ rental, wallNow }: WhatIfProps & { rental: Rental }) {
  const words = useMessages(whatIfMessages)
  const lang = useLanguage()
  const id = useId()
  const wish = useWish(rental, wallNow)
  const [asksMiles, setAsksMiles] = useState(false)
  const { days, end, agreed, earliest, latest, sums, message, latestEnd, way } = wish
  const day = formatWeekDay(dayOf(end), lang)
  const change = sums.days > 0 ? words.more(sums.days) : words.less(-sums.days)
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id={id} className="text-16">
            {words.title}
          </h2>
          <b className="text-18">
            <NumbersIn text={formatNearDay(dayOf(end), lang)} />
          </b>
        </div>
        <DaySlider
          label={words.day}
          said={days === 0 ? day : `${day}, ${change}`}
          min={earliest}
          max={latest}
          value={days}
          onChange={wish.setDays}
          ticks={[
            formatNearDay(dayOf(addDays(agreed, earliest)), lang),
            formatNearDay(dayOf(addDays(agreed, latest)), lang),
          ]}
        />
        <dl className="grid gap-1.5">
          <Line label={words.rent} dollars={sums.rent} />
          {sums.days !== 0 && <Line label={change} dollars={sums.daysPrice} />}
          <Line
            label={
              <>
                <NumbersIn
                  text={words.miles(formatMiles(sums.miles), includedText(sums.included))}
                />{' '}
                {!asksMiles && (
                  <button
                    type="button"
                    aria-label={words.changeMiles}
                    onClick={() => setAsksMiles(true)}
                    className="-my-3 min-h-11 px-1 font-bold text-primary"
                  >
                    {words.change}
                  </button>
                )}
              </>
            }
            dollars={sums.milesPrice}
          />
          {asksMiles && (
            <div>
              <Slider
                aria-label={words.milesBy}
                aria-valuetext={formatMiles(sums.miles)}
                min={wish.driven}
                max={wish.most}
                step={10}
                value={sums.miles}
                onChange={({ target }) => wish.setMiles(Number(target.value))}
                className="-my-1"
              />
            </div>
          )}
          <Line label={words.total} dollars={sums.total} isSum />
        </dl>
        <p role="status" className="sr-only">
          {wish.isSaid && `${words.total} ${formatMoney(sums.total)}`}
        </p>
      </div>
      {message && (
        <div role="status" className="grid gap-2">
          <p>
            <NumbersIn text={message} />
          </p>
          {latestEnd !== undefined && latestEnd > agreed && latestEnd < end && (
            <Button
              variant="secondary"
              full
              onClick={() => wish.setDays(daysBetween(dayOf(agreed), dayOf(latestEnd)))}
            >
              <NumbersIn text={words.latest(formatWeekDay(dayOf(latestEnd), lang))} />
            </Button>
          )}
        </div>
      )}
      {way && <Way rental={rental} way={way} end={end} wallNow={wallNow} />}
    </section>
  )
}

const includedText = (miles: number) => (miles > 0 ? formatCount(miles) : '')

function Line({ label, dollars, isSum }: { label: ReactNode; dollars: number; isSum?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-3 ${isSum ? 'border-t border-line-strong pt-2 font-bold' : ''}`}
    >
      <dt className="min-w-0">{label}</dt>
      <dd>
        <Money dollars={dollars} className={isSum ? 'text-20' : ''} />
      </dd>
    </div>
  )
}

type WayProps = {
  rental: Rental
  way: 'extend' | 'earlyReturn'
  end: WallTime
  wallNow: WallTime
}

/** The one thing to do about it: more days, a return that is announced, or one today. */
function Way({ rental, way, end, wallNow }: WayProps) {
  const words = useMessages(whatIfMessages)
  const now = useMessages(nowMessages)
  const lang = useLanguage()
  const { orderId: order, areaId } = rental
  const day = formatNearDay(dayOf(end), lang)
  const isToday = dayOf(end) === dayOf(wallNow)
  if (way === 'earlyReturn' && isToday) {
    return (
      <LinkButton to={routes.keys} search={{ order }} size="lg" full>
        <KeyRound aria-hidden="true" size={20} />
        {now.startReturn}
      </LinkButton>
    )
  }
  return way === 'extend' ? (
    <LinkButton to={routes.extend} search={{ order, end }} size="lg" full>
      <CalendarPlus aria-hidden="true" size={20} />
      <span>
        <NumbersIn text={words.keepUntil(day)} />
      </span>
    </LinkButton>
  ) : (
    <LinkButton
      to={routes.refund}
      search={{ order, appt: appointmentId('return', areaId, end) }}
      size="lg"
      full
    >
      <Undo2 aria-hidden="true" size={20} />
      <span>
        <NumbersIn text={words.returnOn(day)} />
      </span>
    </LinkButton>
  )
}
