/** A value that screens can watch: a current state and who wants to hear of changes. */
export function watched<Value>(start: Value) {
  let value = start
  const listeners = new Set<() => void>()
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
