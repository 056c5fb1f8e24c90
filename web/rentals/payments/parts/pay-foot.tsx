import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { freeToCancelUntil } from '#domain/fleet/pricing/refunds/free-until.ts'
import { promisedBy } from '#domain/people/company/promise.ts'
import type { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { company } from '#web/core/company.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { useArea } from '#web/fleet/site/use-area.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import type { Method } from '#web/money/payments/parts/method.ts'
import { cx } from '#web/ui/cx.ts'
import { paidFor } from './paid-for.ts'

const en = {
  by: (when: string) => `Pay now and we confirm it ${when}.`,
  onceComplete: `We confirm ${company().promise.en} once your papers are complete.`,
  oncePaid: 'We confirm when your payment arrives.',
  freeUntil: (when: string) => `Free to cancel until ${when}`,
  freeAnHour: 'Free to cancel for an hour after you pay',
}

const es: typeof en = {
  by: (when) => `Paga ahora: confirmado ${when}.`,
  onceComplete: `Con tus papeles completos, confirmamos ${company().promise.es}.`,
  oncePaid: 'Confirmamos cuando llegue tu pago.',
  freeUntil: (when) => `Cancela gratis hasta el ${when}`,
  freeAnHour: 'Cancela gratis durante una hora después de pagar',
}

/** The words of when it is confirmed, and until when it is free to cancel. */
export const payFootMessages = { en, es }

type PayFootProps = {
  rental: Rental
  quote: CalculatorData
  /** The chosen way to pay. */
  method: Method | undefined
}

/** What the press accepts, and what follows from it. */
export function PayFoot({ rental, quote, method }: PayFootProps) {
  const words = useMessages(paymentMessages)
  const follows = useFollows(rental, method)
  return (
    <p className="px-0.5 text-14 text-ink-2">
      {words.terms}{' '}
      <Link to={routes.terms} target="_blank" className="link">
        {words.termsLink}
      </Link>
      .{' '}
      <span>
        <NumbersIn text={follows ?? words.kinds[paidFor(rental, quote)].after} />
      </span>
    </p>
  )
}

/** When a booking is confirmed that is paid now (docs/product/booking-and-payment.md#confirmation); undefined of all else. */
function useFollows(
  { kind, areaId, answerBy, waitsForPapers }: Rental,
  method: Method | undefined,
): string | undefined {
  const words = useMessages(payFootMessages)
  const lang = useLanguage()
  const area = useArea(areaId)
  const [now] = useState(() => new Date())
  if (kind !== 'start') return undefined
  if (method && method.kind !== 'card') return words.oncePaid
  if (waitsForPapers) return words.onceComplete
  if (!answerBy || !area) return undefined
  const wall = (at: Date) => toWall(at, area.zone)
  return words.by(promisedBy(wall(new Date(answerBy)), wall(now), lang))
}

/** Until when the booking is given up for nothing; of one that begins within a day, for how long. */
export function FreeToCancel({ rental, className }: { rental: Rental; className?: string }) {
  const words = useMessages(payFootMessages)
  const lang = useLanguage()
  const area = useArea(rental.areaId)
  const [now] = useState(() => new Date())
  if (rental.kind !== 'start' || !area) return null
  const { wall, at } = freeToCancelUntil(rental.dates.start, area.zone)
  const until = words.freeUntil(`${formatNearDay(dayOf(wall), lang)}, ${timeOf(wall)}`)
  return (
    <p className={cx('flex items-center gap-2 text-14 font-bold text-ok', className)}>
      <CircleCheck aria-hidden="true" size={20} className="flex-none" />
      <span>
        <NumbersIn text={at > now ? until : words.freeAnHour} />
      </span>
    </p>
  )
}
