import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { routes } from '#web/core/routing/routes.ts'
import { remember, remembered } from '#web/core/session/session-memory.ts'

export type ResultsView = 'list' | 'map'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On a phone the map is a step of its own: Back leads from it to the list. */
    resultsView?: 'map'
  }
}

const key = 'tramo.resultsView'

/** Where the map stands beside the list. */
const isWide = () => window.matchMedia('(min-width: 64rem)').matches

/**
 * List or map: coming back from a car shows the map again. Beside the list it is a way of
 * looking that this visit remembers; on a phone, where it takes the list's place, it is a place
 * that Back leaves.
 */
export function useResultsView(): [ResultsView, (next: ResultsView) => void] {
  const navigate = useNavigate({ from: routes.results })
  const router = useRouter()
  const place = useRouterState({ select: ({ location }) => location.state.resultsView })
  const [kept, setKept] = useState<ResultsView>(() => (remembered(key) === 'map' ? 'map' : 'list'))
  const change = (next: ResultsView) => {
    if (next === 'map' && !isWide()) {
      void navigate({
        search: true,
        state: (before) => ({ ...before, resultsView: 'map' as const }),
        resetScroll: false,
      })
      return
    }
    remember(key, next)
    setKept(next)
    if (next === 'list' && place) router.history.back()
  }
  return [place ?? kept, change]
}
