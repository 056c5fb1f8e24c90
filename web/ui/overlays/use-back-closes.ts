import {
  type AnyRouter,
  type RouterHistory,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { useCallback, useEffect, useId, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Ids of the dialogs open at this step of the history, the outermost first. */
    dialogs?: string[]
  }
}

type Leaving = {
  /** Dialogs that were closed by a button and whose steps are still there. */
  ids: Set<string>
  /** A step back is under way. */
  isGoing: boolean
}

const leavingOf = new WeakMap<AnyRouter, Leaving>()

function leaving(router: AnyRouter): Leaving {
  const known = leavingOf.get(router) ?? { ids: new Set<string>(), isGoing: false }
  leavingOf.set(router, known)
  return known
}

/**
 * Takes away the steps of closed dialogs, one after the other: a browser goes back later than it
 * is told to, so each step is looked at only when the one before it is gone.
 */
function dropSteps(router: AnyRouter): void {
  const state = leaving(router)
  const history: RouterHistory = router.history
  if (state.isGoing) return
  const top = history.location.state.dialogs?.at(-1)
  if (top === undefined || !state.ids.has(top)) return state.ids.clear()
  state.isGoing = true
  const stop = history.subscribe(({ action }) => {
    // A query that is rewritten meanwhile is no step back.
    if (action.type === 'REPLACE') return
    stop()
    // Not at once: who listens from now on would be told of this step too.
    queueMicrotask(() => {
      state.isGoing = false
      dropSteps(router)
    })
  })
  history.back()
}

/**
 * The browser's Back closes an open dialog instead of leaving the screen (docs/product/app.md#dialogs): opening
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const addStep = useCallback(() => {
    hasStep.current = true
    const keep = router.history.location.state.dialogs ?? []
    const added = router.navigate({
      to: '.',
      search: true,
      hash: true,
      resetScroll: false,
      state: (state) => ({ ...state, dialogs: [...keep, id] }),
    })
    // Two dialogs that open at once are two steps.
    router.history.flush()
    return added
  }, [router, id])

  useEffect(() => {
    if (!isOpen) return
    clearTimeout(timer.current)
    leaving(router).ids.delete(id)
    if (!hasStep.current) void addStep()
    return () => {
      if (!hasStep.current) return
      leaving(router).ids.add(id)
      // Not at once: a navigation of the same press may already have left this step behind.
      timer.current = setTimeout(() => {
        hasStep.current = false
        dropSteps(router)
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
