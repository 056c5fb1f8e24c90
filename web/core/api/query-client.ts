import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { dismissToast, errorToast, toasts } from '#web/ui/overlays/toast-store.ts'
import { connection, saidInPlace, tellOffline } from './connection.ts'
import { CallError, deservesToast, errorText, isMissing } from './errors.ts'
import { forgetAnswers } from './kept-answers.ts'
import { whenSignedOut } from '../session/session.ts'

/** While servers are replaced, the proxy before them answers with these. */
const passing = [502, 503, 504]

/** Answers of the server are final; only a read that never reached it is tried once more. */
function worthRetrying(failures: number, error: Error): boolean {
  if (failures > 0 || !(error instanceof CallError)) return false
  return error.kind === 'network' || passing.includes(error.status)
}

function show(error: Error): void {
  if (deservesToast(error)) errorToast(errorText(error))
}

/**
 * A lost connection is told once, not for every read, until it is back and everything on the screen is
 * read again, or until the screen says it in the place of what it lacks. A change that a person asked for
 * always answers, and its toast stays.
 */
function showOffline(text: string): void {
  if (!tellOffline() || saidInPlace.get() || toasts.get().some((toast) => toast.text === text))
    return
  const toast = errorToast(text)
  const look = () => {
    if (connection.get().isOffline && !saidInPlace.get()) return
    dismissToast(toast)
    for (const stop of stops) stop()
  }
  const stops = [connection.subscribe(look), saidInPlace.subscribe(look)]
}

/** What does not exist is told by the screen that asked for it. */
function showOfRead(error: Error): void {
  if (error instanceof CallError && error.kind === 'network') showOffline(errorText(error))
  else if (!isMissing(error)) show(error)
}

/** One cache of answers for all screens; every failed call appears as a toast (docs/product/app.md#errors). */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: showOfRead }),
  mutationCache: new MutationCache({ onError: show }),
  defaultOptions: {
    queries: {
      // Without a network a call fails at once and says so, or is answered from what was kept.
      networkMode: 'always',
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: worthRetrying,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

whenSignedOut(() => {
  queryClient.clear()
  void forgetAnswers()
})
