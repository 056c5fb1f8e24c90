import { Navigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { routes } from '#web/core/routes.ts'

/** A public screen whose content is a person's own: visitors sign in and come back (SEED.md 4.4). */
export function SignInFirst() {
  const href = useRouterState({ select: (state) => state.location.href })
  // The address already changes while this one is still on the screen.
  const [search] = useState({ returnUrl: href })
  return <Navigate to={routes.welcome} search={search} replace />
}
