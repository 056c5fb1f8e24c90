import { Navigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { routes } from '#web/core/routes.ts'

/** A public screen whose content is a person's own: visitors sign in and come back (SEED.md 4.4). */
export function SignInFirst() {
  const location = useRouterState({ select: (state) => state.location })
  // The address changes while this screen is still there; a lost session may have changed it first.
  const [first] = useState(location)
  // The same object each time: `Navigate` goes again for another one.
  const [search] = useState({ returnUrl: first.href })
  if (first.pathname === routes.welcome) return null
  return <Navigate to={routes.welcome} search={search} replace />
}
