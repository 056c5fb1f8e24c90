import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'

/** The server writes it into the page when it runs with DEV_PAGES=1; the development server of the screens has none. */
const isAllowed = () =>
  import.meta.env.DEV || document.querySelector('meta[name=dev-pages]') !== null

/** The server shows its page to a person at this machine only; a link inside of the program must not lead there either (docs/product/app.md#running-it). */
const widgetsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/widgets',
  beforeLoad: () => {
    const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(window.location.hostname)
    if (!isHere || !isAllowed()) throw redirect({ to: routes.notFound, replace: true })
  },
  component: lazyScreen(async () => (await import('./dev-screens.ts')).widgets(), 'WidgetsScreen'),
})

export const devRoutes = [widgetsRoute] as const
