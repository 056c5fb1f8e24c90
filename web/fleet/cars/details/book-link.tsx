import type { ReactNode } from 'react'
import type { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import type { ButtonLook } from '#web/ui/button-style.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { detailsMessages } from './details-messages.ts'
import type { QuotedProps } from './quoted.ts'

type BookLinkProps = ButtonLook & {
  car: Car
  query: QuotedProps['query']
  className?: string
  children: ReactNode
}

/** On to the booking, with everything that was chosen in the query. */
export function BookLink({ car, query: { asked, trip }, children, ...look }: BookLinkProps) {
  const { options, pm, appt, type, order } = asked
  return (
    <LinkButton
      {...look}
      to={routes.booking}
      viewTransition
      search={{ car: car.id, ...trip, options, pm, appt, type, order }}
    >
      {children}
    </LinkButton>
  )
}

type BookNowProps = { quote: CalculatorData | undefined; isOld: boolean }

/** «Book, $1,077.15 now»: what the server takes with the booking; while a new price comes it stands back. */
export function BookNow({ quote, isOld }: BookNowProps) {
  const words = useMessages(detailsMessages)
  if (!quote) return words.book
  return (
    <span aria-busy={isOld || undefined} className="transition aria-busy:opacity-60">
      <NumbersIn text={words.bookNow(formatMoney(quote.dueNow))} />
    </span>
  )
}
