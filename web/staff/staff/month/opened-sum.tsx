import { Link } from '@tanstack/react-router'
import { routes } from '#web/core/routing/routes.ts'
import { Money } from '#web/ui/money.tsx'
import type { Opens } from './use-month.ts'

type OpenedProps = {
  opens: Opens
  area?: string | undefined
  state?: string | undefined
  dollars: number
}

/** A sum that opens what it is made of. */
export function Opened({ opens, area, state, dollars }: OpenedProps) {
  if (dollars === 0) return <Money dollars={0} />
  return (
    <Link
      to={routes.staff}
      search={(before) => ({ ...before, open: opens, area, state })}
      state={{ fromRow: true }}
      resetScroll={false}
      className="underline underline-offset-3"
    >
      <Money dollars={dollars} />
    </Link>
  )
}
