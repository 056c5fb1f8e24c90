import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/session/guard.ts'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { searchFields } from '#web/core/routing/search-params.ts'

/*
 * Screens that show something of a later wing than their own: a file of this folder puts each
 * together.
 */

/** `area`, `start`, `end` (docs/product/app.md#query-parameters); the others pass through untouched. */
const resultsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.results,
  validateSearch: searchFields(
    'area',
    'start',
    'end',
    'type',
    'order',
    'utm_source',
    'utm_medium',
    'utm_campaign',
  ),
  component: lazyScreen(() => import('./results-screen.tsx'), 'WholeResults'),
})

const detailsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.details,
  validateSearch: searchFields(
    'car',
    'area',
    'start',
    'end',
    'options',
    'pm',
    'appt',
    'type',
    'order',
  ),
  component: lazyScreen(() => import('./details-screen.tsx'), 'WholeDetails'),
})

/** The booking's fields survive signing in and the Driver step (docs/product/accounts.md#drivers). */
const bookingNames = [
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
  validateSearch: searchFields(...bookingNames, 'alarm'),
  component: lazyScreen(() => import('./welcome-screen.tsx'), 'WholeWelcome'),
})

const personalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.personal,
  validateSearch: searchFields(...bookingNames),
  component: lazyScreen(() => import('./personal-screen.tsx'), 'PersonalScreen'),
})

/** `order` selects a rental; without it the one that matters now is shown (docs/product/app.md#routes). */
const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.dashboard,
  validateSearch: searchFields('order'),
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./dashboard-screen.tsx'), 'WholeDashboard'),
})

const jobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.job,
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./job-screen.tsx'), 'WholeJob'),
})

export const wholeRoutes = [
  resultsRoute,
  detailsRoute,
  welcomeRoute,
  personalRoute,
  dashboardRoute,
  jobRoute,
] as const
