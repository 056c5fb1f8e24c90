import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/core/lazy-screen.ts'
import { rootRoute } from '#web/core/root-route.ts'
import { routes } from '#web/core/routes.ts'
import { searchFields } from '#web/core/search-params.ts'

const resultsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.results,
  validateSearch: searchFields(
    'area',
    'start',
    'end',
    'type',
    'order',
    'pm',
    'options',
    'utm_source',
    'utm_medium',
    'utm_campaign',
  ),
  component: lazyScreen(() => import('#web/shell/later-screen.tsx'), 'LaterScreen'),
})

const detailsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.details,
  validateSearch: searchFields('car', 'area', 'start', 'end', 'pm', 'options', 'type', 'order'),
  component: lazyScreen(() => import('#web/shell/later-screen.tsx'), 'LaterScreen'),
})

export const carRoutes = [resultsRoute, detailsRoute] as const
