import { Link } from '@tanstack/react-router'
import { routes } from '#web/core/routing/routes.ts'

/** An order's number; leads to its booking. */
export function OrderLink({ order }: { order: string }) {
  return (
    <Link
      to={routes.staff}
      search={{ view: 'bookings', open: order }}
      className="font-code text-14 underline underline-offset-3"
    >
      {order}
    </Link>
  )
}
