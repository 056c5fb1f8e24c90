import { redirect } from '@tanstack/react-router'
import { routes } from '../routing/routes.ts'
import { isSignedIn } from './session.ts'

/** `beforeLoad` of a screen that needs sign-in: visitors go to /welcome and come back (docs/product/accounts.md#signing-in). */
export function requireSession({ location }: { location: { href: string } }): void {
  if (!isSignedIn()) throw redirect({ to: routes.welcome, search: { returnUrl: location.href } })
}
