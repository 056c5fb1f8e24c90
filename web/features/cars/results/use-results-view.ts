import { useState } from 'react'
import { remember, remembered } from '#web/core/session-memory.ts'

export type ResultsView = 'list' | 'map'

const key = 'tramo.resultsView'

/** List or map, for this visit: whoever comes back from a car finds the map again. */
export function useResultsView(): [ResultsView, (next: ResultsView) => void] {
  const [view, setView] = useState<ResultsView>(() => (remembered(key) === 'map' ? 'map' : 'list'))
  const change = (next: ResultsView) => {
    remember(key, next)
    setView(next)
  }
  return [view, change]
}
