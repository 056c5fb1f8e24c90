import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { staffMessages } from './messages.ts'

/** An order, by its id unless something else is said; leads to its booking. */
export function OrderLink({ order, children = order }: { order: string; children?: ReactNode }) {
  return (
    <Link
      to={routes.staff}
      search={{ view: 'bookings', open: order }}
      className="font-code text-14 underline underline-offset-3"
    >
      {children}
    </Link>
  )
}

/** Opens the page of an order, where everything is done with it (docs/product/staff.md#an-order). */
export function OpenOrder({ order }: { order: string }) {
  const words = useMessages(staffMessages)
  return (
    <LinkButton
      to={routes.staff}
      search={{ view: 'bookings', open: order }}
      variant="secondary"
      size="sm"
    >
      {words.openOrder}
    </LinkButton>
  )
}
