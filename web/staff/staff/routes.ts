import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/session/guard.ts'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { searchFields } from '#web/core/routing/search-params.ts'

/**
 * `view` is the list that is open, `subject` what the audit log is about, `invitation` the link of one to the team;
 * `find`, `area` and `state` which cars are listed, `car` the one that is open, `copy` what a new one is like,
 * `text` the text that is open, `open` the row whose panel is, `filter` which part of a list is shown, `sort` its order and `hide` the
 * columns that are left out,
 * `day` whose visits are, `month` of the books which one is shown, `new` what is begun: a booking for a caller, of the
 * `car` and from `start` to `end` where the planner says them.
 */
const staffRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.staff,
  validateSearch: searchFields(
    'view',
    'subject',
    'invitation',
    'find',
    'area',
    'state',
    'car',
    'copy',
    'text',
    'open',
    'day',
    'filter',
    'sort',
    'hide',
    'month',
    'new',
    'start',
    'end',
  ),
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./staff-screen.tsx'), 'StaffScreen'),
})

export const staffRoutes = [staffRoute] as const
