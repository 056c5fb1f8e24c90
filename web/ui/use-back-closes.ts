import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useId, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Ids of the dialogs open at this step of the history, the outermost first. */
    dialogs?: string[]
  }
}

/**
 * The browser's Back closes an open dialog instead of leaving the screen (SEED.md 2.3): opening
 * adds a step to the history, closing takes it away again. `onBack` answers false to stay open.
 */
export function useBackCloses(isOpen: boolean, onBack: () => boolean): void {
  const id = useId()
  const router = useRouter()
  const isHere = useRouterState({
    select: (state) => state.location.state.dialogs?.includes(id) ?? false,
  })
  const hasStep = useRef(false)
  const wasHere = useRef(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  const addStep = useCallback(() => {
    hasStep.current = true
    const keep = router.history.location.state.dialogs ?? []
    return router.navigate({
      to: '.',
      search: true,
      hash: true,
      resetScroll: false,
      state: (state) => ({ ...state, dialogs: [...keep, id] }),
    })
  }, [router, id])

  useEffect(() => {
    if (!isOpen) return
    clearTimeout(leaving.current)
    if (!hasStep.current) void addStep()
    return () => {
      // Not at once: a navigation of the same press may already have left this step behind.
      leaving.current = setTimeout(() => {
        const isLast = router.history.location.state.dialogs?.at(-1) === id
        if (hasStep.current && isLast) router.history.back()
        hasStep.current = false
      }, 0)
    }
  }, [isOpen, addStep, router, id])

  useEffect(() => {
    const hasLeft = wasHere.current && !isHere
    wasHere.current = isHere
    if (!hasLeft || !isOpen) return
    hasStep.current = false
    if (!onBack()) void addStep()
  }, [isHere, isOpen, onBack, addStep])
}
