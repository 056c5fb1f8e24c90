import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { routes } from '#web/core/routing/routes.ts'

const { useSearch } = getRouteApi(routes.staff)

/** Which part of a list is shown, by the address, so that Back and a sent link keep it; the first where it says nothing. */
export function useFilter<Name extends string>(
  filters: readonly [Name, ...Name[]],
): [Name, (name: Name) => void] {
  const { filter } = useSearch()
  const navigate = useNavigate()
  return [
    filters.find((name) => name === filter) ?? filters[0],
    (name) =>
      void navigate({
        to: routes.staff,
        search: (before) => ({
          ...before,
          open: undefined,
          filter: name === filters[0] ? undefined : name,
        }),
        resetScroll: false,
      }),
  ]
}
