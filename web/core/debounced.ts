/** docs/product/app.md#limits: a window that is being resized is measured once it has rested. */
export const resizeDebounceMs = 500

/** Runs once, when the calls have rested for `restMs`. */
export function debounced(run: () => void, restMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const call = () => {
    cancel()
    timer = setTimeout(run, restMs)
  }
  return { call, cancel }
}
