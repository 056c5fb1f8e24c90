/*
 * What a visit remembers until the tab is closed: choices and drafts, as JSON. Sign-out forgets it
 * with everything else (docs/product/accounts.md#signing-in).
 */

/** What was remembered under `key`, unchecked; undefined when there is nothing. */
export function remembered(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function remember(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or closed: the choice then lasts for this screen only.
  }
}
