import { redirect } from '@tanstack/react-router'
import { routes } from '../routing/routes.ts'
import { isSignedIn } from './session.ts'

interface Visited {
  pathname: string
  href: string
}

/** `beforeLoad` of a screen that needs sign-in: visitors go to /welcome and come back (docs/product/accounts.md#signing-in). */
export function requireSession({ location }: { location: Visited }): void {
  if (isSignedIn()) return
  throw redirect({ to: routes.welcome, search: { returnUrl: wholePath(location) } })
}

/**
 * The path as it was asked for, to the letter. The router writes queries anew and leaves out empty
 * fields (`area=`); the address bar still has them when a screen is about to load.
 */
export function wholePath({ pathname, href }: Visited): string {
  const { pathname: shown, search, hash } = window.location
  return shown === pathname ? shown + search + hash : href
}
