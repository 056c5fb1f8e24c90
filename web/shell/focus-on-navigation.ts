import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a change of screen the focus moves to its h1, so that it is read out; a changed query leaves the focus where it is. */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const main = document.getElementById('main')
        const target = main?.querySelector<HTMLElement>('h1') ?? main
        if (!target) return
        if (!target.hasAttribute('tabindex')) target.tabIndex = -1
        target.focus({ preventScroll: true })
      }),
    [router],
  )
}
