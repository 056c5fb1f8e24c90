import type { ReactNode } from 'react'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { routes } from '#web/core/routing/routes.ts'
import type { ButtonLook } from '#web/ui/button-style.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
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
      search={{ car: car.id, ...trip, options, pm, appt, type, order }}
    >
      {children}
    </LinkButton>
  )
}
