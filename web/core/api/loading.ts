import { useSyncExternalStore } from 'react'
import { watched } from './watched.ts'

function counter() {
  const running = watched(0)
  return {
    begin: () => running.set(running.get() + 1),
    end: () => running.set(Math.max(0, running.get() - 1)),
    count: running.get,
    subscribe: running.subscribe,
  }
}

/** Counts the calls under way; ending more than were begun leaves 0 (docs/product/app.md#limits "Loader counter"). */
export const loading = counter()

/** Counts the changes among them, which nothing may interrupt. */
export const sending = counter()

/** Is any call under way? */
export function useIsLoading(): boolean {
  return useSyncExternalStore(loading.subscribe, loading.count) > 0
}
