/** A value that screens can watch. Made for `useSyncExternalStore(it.subscribe, it.get)`. */
export type Watched<Value> = {
  get: () => Value
  set: (next: Value) => void
  /** Answers the function that ends watching. */
  subscribe: (listener: () => void) => () => void
}

export function watched<Value>(start: Value): Watched<Value> {
  let value = start
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
