import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { routes } from '#web/core/routing/routes.ts'
import { type CarFilters, rememberedFilters, rememberFilters } from './car-filters.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The filters of this step of the history, so that Back brings them back. */
    carFilters?: CarFilters
  }
}

/** The filters in force, and how to change them: kept in the history's state and in the session's storage (docs/product/app.md#home-and-results). */
export function useCarFilters(): [CarFilters, (next: CarFilters) => void] {
  const navigate = useNavigate({ from: routes.results })
  const state = useRouterState({ select: ({ location }) => location.state.carFilters })
  const filters = useMemo(() => state ?? rememberedFilters(), [state])
  const change = (next: CarFilters) => {
    rememberFilters(next)
    void navigate({
      search: true,
      replace: true,
      state: (previous) => ({ ...previous, carFilters: next }),
    })
  }
  return [filters, change]
}
