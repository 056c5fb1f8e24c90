import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { searchFields } from '#web/core/routing/search-params.ts'

/** The booking's fields survive signing in and the Driver step (docs/product/accounts.md#drivers). */
const names = [
  'returnUrl',
  'car',
  'start',
  'end',
  'options',
  'appt',
  'pm',
  'insurancePlan',
  'referral',
  'lang',
] as const

const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.welcome,
  // Of the mail about a passkey that somebody changed (docs/product/accounts.md#passkeys).
  validateSearch: searchFields(...names, 'alarm'),
  component: lazyScreen(() => import('./welcome-screen.tsx'), 'WelcomeScreen'),
})

const personalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.personal,
  validateSearch: searchFields(...names),
  component: lazyScreen(() => import('./personal-screen.tsx'), 'PersonalScreen'),
})

export const accountRoutes = [welcomeRoute, personalRoute] as const
