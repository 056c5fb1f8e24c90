import { useRouterState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A step of /results: the chosen cars side by side. Back leads to where it was asked for. */
    comparing?: true
  }
}

/** Whether the chosen cars stand side by side in the place of the list. */
export function useComparing(): boolean {
  return useRouterState({ select: ({ location }) => location.state.comparing === true })
}
