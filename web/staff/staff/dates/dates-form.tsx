import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { dayOf } from '#domain/core/time/wall-time.ts'
import type { Success } from '#protocol/core/operation.ts'
import {
  staffBookings,
  staffCalendar,
  staffChangeDates,
  staffDatesQuote,
} from '#protocol/staff/names.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Money } from '#web/ui/money.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import { datesMessages } from './dates-messages.ts'
import { offerUndo } from './undo-store.ts'
import './dates.css'

type Quote = Success<typeof staffDatesQuote>

type DatesFormProps = {
  order: string
  /** What is asked for from outside, as by a bar that is drawn longer. */
  start?: string | undefined
  end?: string | undefined
  /** With the order that it is now. */
  onMoved: (order: string) => void
}

/** Other dates of an order: what they come to is read before anything is changed (docs/product/rental.md#other-dates). */
export function DatesForm({ order, start: askedStart, end: askedEnd, onMoved }: DatesFormProps) {
  const words = useMessages(datesMessages)
  const when = useWhen()
  // What is drawn after it was typed is meant.
  const drawn = `${askedStart} ${askedEnd}`
  const [said, setSaid] = useState<{ over: string; start?: string; end?: string }>({ over: drawn })
  const typed = said.over === drawn ? said : { over: drawn }
  const [odometer, setOdometer] = useState('')
  const read = useDeferredValue(odometer)
  const start = typed.start ?? askedStart
  const end = typed.end ?? askedEnd
  const miles = /^\d+$/.test(read) ? { odometer: Number(read) } : {}
  const asked = { order, start, end, ...miles }
  const { data, error, isOld, refetch } = useRead(staffDatesQuote, asked)
  const {
    decide,
    isPending,
    error: refused,
  } = useDecide(staffChangeDates, staffBookings, staffCalendar, staffDatesQuote)
  const errors = { ...fieldErrors(error), ...fieldErrors(refused) }
  if (error && Object.keys(errors).length === 0 && !data)
    return <ReadFailed error={error} onRetry={refetch} />
  const wrong = Object.keys(fieldErrors(error) ?? {}).length > 0
  if (!data && !wrong) return <Skeleton className="h-80" />
  if (data?.own) return <Banner tone="warn">{words.own}</Banner>
  const send = () => {
    if (!data) return
    const { version, difference, name, wasStart, wasEnd } = data
    const fields = { order, version, start: data.start, end: data.end, difference, ...miles }
    decide(fields, (done) => {
      const dates = { was: 'dates', start: wasStart, end: wasEnd, name } as const
      if (data.kind === 'booking' && done.result === 'changed')
        offerUndo({ order: done.order, ...dates })
      if (data.kind === 'booking' && done.result === 'offered') offerUndo({ order, ...dates })
      onMoved(done.result === 'changed' ? done.order : order)
    })
  }
  return (
    <form
      noValidate
      className={cx('dates-form', (isOld || wrong) && 'is-old')}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {data && (
        <p className="text-14 text-ink-2">
          {words.was(when.wall(data.wasStart), when.wall(data.wasEnd))}. {words.kinds[data.kind]}
        </p>
      )}
      <div className="dates-fields">
        {data?.kind !== 'extension' && data?.kind !== 'earlyReturn' && (
          <DateTimeField
            label={words.start}
            value={start ?? data?.wasStart}
            isNear
            onChange={(next) => setSaid({ ...typed, start: next })}
            {...(errors['start'] && { error: errors['start'] })}
          />
        )}
        <DateTimeField
          label={words.end}
          value={end ?? data?.wasEnd}
          isNear
          onChange={(next) => setSaid({ ...typed, end: next })}
          {...(errors['end'] && { error: errors['end'] })}
        />
      </div>
      {data?.kind === 'extension' && (
        <TextField
          label={words.odometer}
          hint={words.odometerHint}
          inputMode="numeric"
          autoComplete="off"
          value={odometer || (data.odometer ? `${data.odometer}` : '')}
          onChange={({ target }) => setOdometer(target.value)}
          {...(errors['odometer'] && { error: errors['odometer'] })}
        />
      )}
      {data && !wrong && <Terms quote={data} />}
      {data && !wrong && data.inTheWay === undefined && (
        <Button
          type="submit"
          busy={isPending}
          disabledReason={isOld ? words.counting : undefined}
          className="justify-self-start"
        >
          {sendText(words, data)}
        </Button>
      )}
      {data?.kind === 'booking' && askedEnd === undefined && (
        <p>
          <Link
            to={routes.staff}
            search={{ view: 'planner', day: dayOf(data.wasStart) }}
            className="link inline-flex min-h-11 items-center font-bold"
          >
            {words.otherCar}
          </Link>
        </p>
      )}
    </form>
  )
}

const isKept = ({ start, end, wasStart, wasEnd }: Quote) => start === wasStart && end === wasEnd

function sendText(words: (typeof datesMessages)['en'], quote: Quote): string {
  const { kind, difference, offered } = quote
  if (offered && isKept(quote)) return words.send.withdraw
  if (kind === 'earlyReturn') return words.send.return
  if (difference > 0) return words.send.pay(formatMoney(difference))
  return difference < 0 ? words.send.back(formatMoney(-difference)) : words.send.same
}

/** What it comes to, and what is in the way. */
function Terms({ quote }: { quote: Quote }) {
  const words = useMessages(datesMessages)
  const when = useWhen()
  const { kind, inTheWay, difference, agreed, total, lines, back, slot, missing, until, offered } =
    quote
  return (
    <div role="status" className="dates-quote">
      {offered && (
        <Banner tone="warn">
          {words.offered(
            when.wall(offered.start),
            when.wall(offered.end),
            formatMoney(offered.total),
            when.wall(offered.until),
          )}
        </Banner>
      )}
      {inTheWay !== undefined && !(isKept(quote) && !offered) && (
        <Banner tone="warn">{inTheWay}</Banner>
      )}
      {!isKept(quote) && (
        <dl className="dates-sums">
          {kind === 'booking' && (
            <>
              <div>
                <dt>{words.paid}</dt>
                <dd>
                  <Money dollars={agreed} />
                </dd>
              </div>
              <div>
                <dt>{words.total}</dt>
                <dd>
                  <Money dollars={total} />
                </dd>
              </div>
            </>
          )}
          <div className="is-sum">
            <dt>{difference > 0 ? words.toPay : difference < 0 ? words.back : words.same}</dt>
            <dd>{difference !== 0 && <Money dollars={Math.abs(difference)} />}</dd>
          </div>
        </dl>
      )}
      {back.map(({ name, amount, arrives }) => (
        <p key={name}>
          {words.way(formatMoney(amount), name)}
          <span className="block text-14 text-ink-2">{arrives}</span>
        </p>
      ))}
      {!isKept(quote) && slot !== undefined && kind !== 'extension' && (
        <p>
          {words.slot[kind]}: {when.wall(slot)}
        </p>
      )}
      {missing.length > 0 && (
        <p>
          <b>{words.missing}:</b> {missing.join(' · ')}
        </p>
      )}
      {!isKept(quote) && inTheWay === undefined && (
        <p className="text-14 text-ink-2">
          {until !== undefined ? words.until(when.wall(until)) : words.told}{' '}
          {kind === 'booking' && words.deposit(formatMoney(quote.deposit))}
        </p>
      )}
      {!isKept(quote) && lines.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer font-bold">{words.lines}</summary>
          <PriceBreakdown lines={lines} total={total} totalLabel={words.total} />
        </details>
      )}
    </div>
  )
}
