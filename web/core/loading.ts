import { useSyncExternalStore } from 'react'
import { watched } from './watched.ts'

const running = watched(0)

/** Counts the calls under way; ending more than were begun leaves 0 (SEED.md 9 "Loader counter"). */
export const loading = {
  begin: () => running.set(running.get() + 1),
  end: () => running.set(Math.max(0, running.get() - 1)),
  count: running.get,
}

/** Is any call under way? */
export function useIsLoading(): boolean {
  return useSyncExternalStore(running.subscribe, running.get) > 0
}
