import { Navigate, useRouterState } from '@tanstack/react-router'
import { routes } from '#web/core/routes.ts'

/** A public screen whose content is a person's own: visitors sign in and come back (SEED.md 4.4). */
export function SignInFirst() {
  const href = useRouterState({ select: (state) => state.location.href })
  return <Navigate to={routes.welcome} search={{ returnUrl: href }} replace />
}
