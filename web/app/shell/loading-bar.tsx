import { useIsLoading } from '#web/core/api/loading.ts'
import { useSlow } from '#web/core/use-slow.ts'

/** A line under the header while calls take longer than 200 ms; the screens tell readers by `aria-busy`. */
export function LoadingBar() {
  const isSlow = useSlow(useIsLoading())
  if (!isSlow) return null
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.75 bg-poppy opacity-80 motion-safe:animate-pulse"
    />
  )
}
