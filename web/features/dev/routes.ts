import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '#web/core/lazy-screen.ts'
import { rootRoute } from '#web/core/root-route.ts'
import { routes } from '#web/core/routes.ts'

/** The server shows its page to a person at this machine only; a link inside of the program must not lead there either (PRODUCT.md 1). */
const widgetsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/widgets',
  beforeLoad: () => {
    const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(window.location.hostname)
    if (!isHere) throw redirect({ to: routes.notFound, replace: true })
  },
  component: lazyScreen(() => import('./widgets-screen.tsx'), 'WidgetsScreen'),
})

export const devRoutes = [widgetsRoute] as const
