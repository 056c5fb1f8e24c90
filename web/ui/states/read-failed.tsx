import { CallError, errorStateText } from '#web/core/api/errors.ts'
import { ErrorState } from './error-state.tsx'
import { OfflineState } from './offline-state.tsx'

type ReadFailedProps = {
  error: Error | null | undefined
  /** Said instead of the usual sentence when it is not the connection. */
  refused?: string | undefined
  onRetry: () => void
}

/** In the place of what could not be read: without signal it is nobody's fault, and says so. */
export function ReadFailed({ error, refused, onRetry }: ReadFailedProps) {
  if (error instanceof CallError && error.kind === 'network')
    return <OfflineState onRetry={onRetry} />
  return <ErrorState text={refused ?? errorStateText(error)} onRefresh={onRetry} />
}
