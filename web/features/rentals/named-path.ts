import { routes } from '#web/core/routing/routes.ts'

/** The path of a route that the server names; the dashboard for one that this release does not know. */
export function namedPath(route: string | undefined): string {
  return route !== undefined && route in routes
    ? routes[route as keyof typeof routes]
    : routes.dashboard
}
