import { useEffect, useState } from 'react'

const beatMs = 10_000

/**
 * Whole minutes of `seconds` that were left at the instant `since` (epoch milliseconds), counted
 * down; by the server's count, so that a wrong clock of the device does not matter.
 */
export function useMinutesLeft(seconds: number, since: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), beatMs)
    return () => clearInterval(timer)
  }, [])
  const passed = (Math.max(now, since) - since) / 1000
  return Math.max(0, Math.floor((seconds - passed) / 60))
}
