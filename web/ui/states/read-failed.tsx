import { CallError, errorStateText } from '#web/core/api/errors.ts'
import { ErrorState } from './error-state.tsx'
import { OfflineState } from './offline-state.tsx'

type ReadFailedProps = { error: Error; onRetry: () => void }

/** In the place of what could not be read: without signal it is nobody's fault, and says so. */
export function ReadFailed({ error, onRetry }: ReadFailedProps) {
  if (error instanceof CallError && error.kind === 'network')
    return <OfflineState onRetry={onRetry} />
  return <ErrorState text={errorStateText(error)} onRefresh={onRetry} />
}
