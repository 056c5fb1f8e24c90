import type { ReactNode } from 'react'
import { formatWeekDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useTitle } from '#web/core/routing/use-title.ts'
import { useNow } from '#web/rentals/rentals/now/use-now.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { confirmationMessages } from '../confirmation-messages.ts'
import { downloadCalendar } from '../download-calendar.ts'
import type { Found } from './booked-folds.tsx'
import { BookedScene } from './booked-scene.tsx'
import { NextSteps } from './next-steps.tsx'

type BookedProps = {
  found: Found
  area: Area | undefined
  /** When the answer came, as `Date.now()` says it. */
  readAt: number
  onRead: () => void
  /** Everything else, folded. */
  children: ReactNode
}

type Words = (typeof confirmationMessages)['en']

/** The headline, and how it stands with the money. */
function said({ paid, paymentMethod, amountPaid }: Rental, car: string, day: string, words: Words) {
  if (paid) {
    const lead = amountPaid === undefined ? undefined : words.paidShort(formatMoney(amountPaid))
    return { title: words.booked(car, day), lead }
  }
  return paymentMethod === 'cash'
    ? { title: words.cash(car, day), lead: words.cashText }
    : { title: words.waiting(car), lead: words.waitingText }
}

/** A booked car: one loud scene, the days to go and the three steps to its key. */
export function Booked({ found, area, readAt, onRead, children }: BookedProps) {
  const words = useMessages(confirmationMessages)
  const lang = useLanguage()
  const { rental, car } = found
  useTitle(words.title)
  const now = useNow(found, readAt)
  const day = formatWeekDay(dayOf(rental.appointment?.date ?? rental.dates.start), lang)
  const { title, lead } = said(rental, car.model, day, words)
  const zone = area?.zone ?? 'America/Los_Angeles'
  const place = rental.pickupAddress ?? area?.pickupAddress
  return (
    <div className="pb-10 lg:pb-14">
      <BookedScene
        car={car}
        lead={lead}
        number={rental.confirmationNumber}
        numberLabel={words.confirmationOf}
        title={title}
      />
      <div className="wrap relative -mt-5">
        <div className="cols">
          <div className="grid min-w-0 gap-5">
            <NextSteps
              rental={rental}
              zone={zone}
              wallNow={toWall(now, zone)}
              place={place}
              onCalendar={
                area &&
                (() =>
                  downloadCalendar({ rental, car, zone: area.zone, place: place ?? '', words }))
              }
              onRead={onRead}
            />
          </div>
          <div className="grid min-w-0 gap-4 lg:pt-9">
            {children}
            <LinkButton
              to={routes.dashboard}
              search={{ order: rental.orderId }}
              viewTransition
              variant="ghost"
              full
              className="print:hidden"
            >
              {words.toRental}
            </LinkButton>
          </div>
        </div>
      </div>
    </div>
  )
}
