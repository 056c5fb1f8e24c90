import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#web/core/pwa/when-idle.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'

/**
 * What opens over a screen, whose library weighs as much as two of them: it comes while the screen
 * rests, so that whoever opens it does not wait, or else when it is opened.
 */
export function comesWhenOpened<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined
  const take = async () => {
    loaded = await load()
    return loaded
  }
  const Later = lazy(async () => ({ default: await loadOrReload(take) }))
  return function WhenOpened(props: Props) {
    const [Frame, setFrame] = useState<ComponentType<Props>>()
    // What is there already shows at once: React lets what it has waited for stand back a moment.
    if (props.isOpen && !Frame) setFrame(() => loaded ?? Later)
    useEffect(() => {
      // Without signal it is tried again when it is opened.
      if (!loaded) whenIdle(() => void take().catch(() => {}))
    }, [])
    return <Suspense>{Frame && <Frame {...props} />}</Suspense>
  }
}
