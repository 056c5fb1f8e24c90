import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { remember, remembered } from '#web/core/session/session-memory.ts'

export type MapOrList = 'list' | 'map'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On a phone the map is a step of its own: Back leads from it to the list. */
    mapOrList?: 'map'
  }
}

/** Where the map stands beside the list. */
const isWide = () => window.matchMedia('(min-width: 64rem)').matches

/**
 * List or map: coming back from one thing of it shows the map again. Beside the list it is a way
 * of looking that this visit remembers under the name of the list; on a phone, where it takes the
 * list's place, it is a place that Back leaves.
 */
export function useMapOrList(list: 'results' | 'jobs'): [MapOrList, (next: MapOrList) => void] {
  const navigate = useNavigate()
  const router = useRouter()
  const key = `tramo.${list}View`
  const place = useRouterState({ select: ({ location }) => location.state.mapOrList })
  const [kept, setKept] = useState<MapOrList>(() => (remembered(key) === 'map' ? 'map' : 'list'))
  const change = (next: MapOrList) => {
    if (next === 'map' && !isWide()) {
      void navigate({
        to: '.',
        search: true,
        state: (before) => ({ ...before, mapOrList: 'map' as const }),
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
