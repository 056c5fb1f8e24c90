import { routes } from '#web/core/routing/routes.ts'

/** Where a route that the server names leads, for a `<Link>`. */
type NamedPlace = {
  to: string
  params: Record<string, string>
  search: Record<string, string>
}

/**
 * The path of a route that the server names, with what belongs in the path itself; the dashboard
 * for one that this release does not know.
 */
export function namedPlace(
  route: string | undefined,
  query: Record<string, string> = {},
): NamedPlace {
  const to =
    route !== undefined && route in routes ? routes[route as keyof typeof routes] : routes.dashboard
  const inPath = (name: string) => to.split('/').includes(`$${name}`)
  const entries = Object.entries(query)
  return {
    to,
    params: Object.fromEntries(entries.filter(([name]) => inPath(name))),
    search: Object.fromEntries(entries.filter(([name]) => !inPath(name))),
  }
}
