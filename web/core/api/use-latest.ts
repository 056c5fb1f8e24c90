import { useState } from 'react'

/** The last value that was not undefined: what stays on the screen while the next answer fails. */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
