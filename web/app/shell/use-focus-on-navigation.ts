import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from '#web/ui/overlays/use-kept-focus.ts'

/** After a change of screen the focus moves to its h1, so that it is read out; a changed query leaves the focus where it is. */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusHeading()
      }),
    [router],
  )
}
