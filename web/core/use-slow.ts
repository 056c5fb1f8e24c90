import { useEffect, useState } from 'react'

/** docs/design.md#components: a skeleton only comes when the wait has lasted this long. */
const patienceMs = 200

/** True once `waiting` has lasted 200 ms, so that quick answers do not flicker. */
export function useSlow(waiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return waiting && isSlow
}
