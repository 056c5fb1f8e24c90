import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { errorToast } from '#web/ui/toast-store.ts'
import { CallError, deservesToast, errorText } from './errors.ts'
import { whenSignedOut } from './session.ts'

/** Answers of the server are final; only what never reached it is tried once more. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof CallError && error.kind === 'network'
}

function show(error: Error): void {
  if (deservesToast(error)) errorToast(errorText(error))
}

/** One cache of answers for all screens; every failed call appears as a toast (SEED.md 8). */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: show }),
  mutationCache: new MutationCache({ onError: show }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: worthRetrying,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
})

whenSignedOut(() => queryClient.clear())
