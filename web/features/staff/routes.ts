import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/guard.ts'
import { lazyScreen } from '#web/core/lazy-screen.ts'
import { rootRoute } from '#web/core/root-route.ts'
import { routes } from '#web/core/routes.ts'

const staffRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.staff,
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./staff-screen.tsx'), 'StaffScreen'),
})

export const staffRoutes = [staffRoute] as const
