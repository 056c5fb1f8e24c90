import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { routes } from '#web/core/routes.ts'

/** Nothing to pay any more: the order's confirmation says what happened. */
export function Settled({ order }: { order: string }) {
  // The same object each time: `Navigate` goes again for another one.
  const [search] = useState({ order })
  return <Navigate to={routes.confirmation} search={search} replace />
}
