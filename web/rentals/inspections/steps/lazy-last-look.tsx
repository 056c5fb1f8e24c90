import { type ComponentProps, lazy, Suspense } from 'react'
import { whenIdle } from '#web/core/pwa/when-idle.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import type { LastLook } from './last-look.tsx'

const load = async () => ({ default: (await import('./last-look.tsx')).LastLook })
const Loaded = lazy(() => loadOrReload(load))

/** Fetches it while the first step is filled in: at the end there may be no signal. */
export function lastLookSoon(): void {
  whenIdle(() => void load().catch(() => {}))
}

/** The last look of a return, which no other visit has. */
export function LazyLastLook(props: ComponentProps<typeof LastLook>) {
  return (
    <Suspense fallback={<Skeleton className="h-120" />}>
      <Loaded {...props} />
    </Suspense>
  )
}
