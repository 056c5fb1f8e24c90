import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

/** The map beside the list; on a phone instead of it, until its pill leads back. */
export function BesideMap({ list, map }: { list: ReactNode; map: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the map would begin below what is in sight.
    if (!window.matchMedia('(min-width: 64rem)').matches)
      box.current?.scrollIntoView({ block: 'end' })
  }, [])
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
      <div className="max-lg:hidden">{list}</div>
      <div
        ref={box}
        className="h-[max(22rem,calc(100dvh-12rem))] lg:sticky lg:top-[212px] lg:h-[calc(100dvh-228px)]"
      >
        <Suspense fallback={<Skeleton className="size-full rounded-card" />}>{map}</Suspense>
      </div>
    </div>
  )
}
