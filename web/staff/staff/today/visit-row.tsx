import { Link } from '@tanstack/react-router'
import { Check, CircleAlert, Phone } from 'lucide-react'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { telLink } from '#domain/core/text/phone.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import type { Visit } from '#protocol/staff/staff/staff-today.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useShownPhone } from '#web/core/shown-phone.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Code } from '#web/ui/code.tsx'
import { cx } from '#web/ui/cx.ts'
import { Num } from '#web/ui/num.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { useWhen } from '../desk/use-when.ts'
import './today.css'
import { todayMessages } from './today-messages.ts'

type Words = (typeof todayMessages)['en']
type RowWords = (typeof deskMessages)['en']

/** What a visit waits for, in a word. */
function gapText(gap: Visit['missing'][number], words: Words, rows: RowWords): string {
  if (gap === 'confirmation') return words.notConfirmed
  if (gap === 'contract') return words.contractOpen
  return gap === 'money' ? rows.waits.unpaid : rows.bookings.missing[gap]
}

function chipsOf(visit: Visit, words: Words, rows: RowWords): [string, Tone][] {
  const gaps = visit.missing.map((gap) => gapText(gap, words, rows))
  const isForKeys = visit.kind === 'pickup' || visit.kind === 'swap'
  return [
    ...(visit.rentalStatus === RentalStatus.arrived ? [[words.arrived, 'info'] as const] : []),
    ...(visit.hasAppointment ? [] : [[words.noAppointment, 'neutral'] as const]),
    ...gaps.map((gap) => [gap, 'warn'] as const),
    ...(isForKeys && gaps.length === 0 ? [[words.ready, 'ok'] as const] : []),
  ].map(([text, tone]) => [text, tone])
}

type VisitRowProps = { visit: Visit; today: string }

/** One line a visit: when, who, which car, and what is in the way; a press opens it. */
export function VisitRow({ visit, today }: VisitRowProps) {
  const words = useMessages(todayMessages)
  const rows = useMessages(deskMessages)
  const when = useWhen()
  const phone = useShownPhone(visit.phone)
  const { at, car, kind, plate, area, renter, late } = visit
  return (
    <li className={cx('visit-row', late && 'is-late')}>
      <Num className="text-18 font-bold">{timeOf(at)}</Num>
      <p className="min-w-0">
        <Link
          data-row=""
          to={routes.staff}
          search={{ view: 'bookings', open: visit.orderId }}
          state={{ fromRow: true }}
        >
          {renter}
        </Link>
        <span className="block truncate text-14 text-ink-2">
          {late &&
            `${[words.kinds[kind], ...(dayOf(at) === today ? [] : [when.day(at)])].join(', ')}: `}
          <Code>{plate}</Code> · {car} · {area}
        </span>
      </p>
      <p className="visit-chips">
        {chipsOf(visit, words, rows).map(([text, tone]) => (
          <Badge key={text} tone={tone}>
            {tone === 'ok' && <Check aria-hidden="true" size={16} />}
            {tone === 'warn' && <CircleAlert aria-hidden="true" size={16} />}
            {text}
          </Badge>
        ))}
      </p>
      {visit.phone && (
        <a
          href={telLink(visit.phone)}
          aria-label={words.call(renter, phone)}
          className="visit-call"
        >
          <Phone aria-hidden="true" size={20} />
        </a>
      )}
    </li>
  )
}
