import { useEffect, useState } from 'react'

/**
 * Seconds until `seconds` after the instant `since` (epoch milliseconds), counted down; by the
 * server's count, so that a wrong clock of the device does not matter. Undefined without `seconds`.
 */
export function useSecondsLeft(seconds: number | undefined, since: number): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  const left =
    seconds === undefined
      ? undefined
      : Math.max(0, Math.ceil(seconds - (Math.max(now, since) - since) / 1000))
  const isRunning = left !== undefined && left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return left
}
