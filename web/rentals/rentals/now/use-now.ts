import { useEffect, useState } from 'react'
import type { SelectedRental } from '../shown.ts'

const everyMs = 10_000

/**
 * The server's time, carried on since its answer came: a wrong clock of the device does not matter,
 * and what was kept without a signal is as old as it is.
 */
export function useNow({ now }: Pick<SelectedRental, 'now'>, readAt: number): Date {
  const [here, setHere] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return new Date(Date.parse(now) + Math.max(0, here - readAt))
}
