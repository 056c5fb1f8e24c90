import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Runs something once all dialogs are closed. An open dialog is a step of the history that
 * closing takes away: a query written before that would be taken away with it.
 */
export function useAfterDialogs(): (run: () => void) => void {
  const { history } = useRouter()
  return useCallback(
    (run) => {
      const isOpen = () => (history.location.state.dialogs?.length ?? 0) > 0
      if (!isOpen()) return run()
      const stop = history.subscribe(() => {
        if (isOpen()) return
        stop()
        // The router must have heard of the step back first.
        setTimeout(run, 0)
      })
    },
    [history],
  )
}
