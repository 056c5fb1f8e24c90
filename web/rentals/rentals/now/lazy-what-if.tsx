import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#web/core/pwa/when-idle.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import type { WhatIf } from '../what-if/what-if.tsx'

const load = async () => ({ default: (await import('../what-if/what-if.tsx')).WhatIf })
const Loaded = lazy(load)

/** Another end and other miles; what prices them comes when the screen rests, and is left out when it cannot come. */
export function LazyWhatIf(props: ComponentProps<typeof WhatIf>) {
  const [isThere, setThere] = useState<boolean>()
  useEffect(() => {
    let isShown = true
    const settle = (found: boolean) => isShown && setThere(found)
    whenIdle(
      () =>
        void load().then(
          () => settle(true),
          () => settle(false),
        ),
    )
    return () => {
      isShown = false
    }
  }, [])
  if (isThere === false) return null
  const meanwhile = <Skeleton className="h-64" />
  if (!isThere) return meanwhile
  return (
    <Suspense fallback={meanwhile}>
      <Loaded {...props} />
    </Suspense>
  )
}
