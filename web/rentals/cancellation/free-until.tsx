import { dayAndTime } from '#domain/core/time/format-date.ts'
import { timeOf, wallMinutes } from '#domain/core/time/wall-time.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney, sumOfDollars } from '#web/core/money.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { refundMessages } from './refund-messages.ts'
import type { RefundQuote } from './use-refund.ts'

type FreeUntilProps = { free: NonNullable<RefundQuote['free']>; refund: number }

/** «2 days 3 h», «24 h 19 min», «19 min». */
function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const days = Math.floor(hours / 24)
  if (days >= 3) return `${days} d ${hours % 24} h`
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`
}

/** Why everything comes back, until when, and what stays after that. */
export function FreeUntil({ free, refund }: FreeUntilProps) {
  const { free: words, why } = useMessages(refundMessages)
  const lang = useLanguage()
  // "Wed 2 Dec 2026, 10:00" without its year.
  const short = (wall: string) => dayAndTime(wall, lang).replace(/ \d{4},/, ',')
  const weekday = (wall: string) => `${dayAndTime(wall, lang).slice(0, 3)} ${timeOf(wall)}`
  const [now, until, start] = [free.now, free.until, free.start].map(wallMinutes) as [
    number,
    number,
    number,
  ]
  const left = durationText(until - now)
  const share = Math.round((100 * (until - now)) / Math.max(1, Math.max(start, until) - now))
  const stays = sumOfDollars([refund, -free.later.refund])
  return (
    <Card tight aria-label={why} className="grid gap-3">
      <h2 className="font-text text-18 tracking-normal">
        <NumbersIn text={words.title(short(free.until))} />
      </h2>
      <div className="grid gap-2">
        <div
          role="img"
          aria-label={words.track(left)}
          className="h-3 overflow-hidden rounded-full border border-line bg-warn-soft"
        >
          <div className="h-full bg-ok" style={{ width: `${share}%` }} />
        </div>
        <div aria-hidden="true" className="flex justify-between gap-2 text-14 leading-tight">
          <p>
            <b className="block">{words.now}</b>
            <NumbersIn text={weekday(free.now)} />
          </p>
          <p className="text-center">
            <b className="block">
              <NumbersIn text={words.left(left)} />
            </b>
            {words.ofCharge}
          </p>
          <p className="text-right">
            <b className="block">{words.pickup}</b>
            <NumbersIn text={weekday(free.start)} />
          </p>
        </div>
      </div>
      <dl className="rounded-control border border-line-strong [&>*+*]:border-t [&>*+*]:border-line">
        <Row label={words.until(short(free.until))} note={words.everything} dollars={refund} />
        <Row
          label={words.later}
          note={
            // A share of the card's fee stays with the rent that it was paid for.
            stays > free.later.kept
              ? words.staysWithFee(formatMoney(stays))
              : words.stays(formatMoney(stays))
          }
          dollars={free.later.refund}
        />
      </dl>
    </Card>
  )
}

function Row({ label, note, dollars }: { label: string; note: string; dollars: number }) {
  return (
    <div className="flex items-center justify-between gap-3 px-3.5 py-2.5 leading-tight">
      <dt className="min-w-0">
        <NumbersIn text={label} />
        <span className="block text-14 text-ink-2">
          <NumbersIn text={note} />
        </span>
      </dt>
      <dd>
        <Money dollars={dollars} className="text-20 font-bold" />
      </dd>
    </div>
  )
}
