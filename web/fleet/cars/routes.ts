import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { searchFields } from '#web/core/routing/search-params.ts'

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
  component: lazyScreen(() => import('./results/results-screen.tsx'), 'ResultsScreen'),
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
  component: lazyScreen(() => import('./details/details-screen.tsx'), 'DetailsScreen'),
})

export const carRoutes = [resultsRoute, detailsRoute] as const
