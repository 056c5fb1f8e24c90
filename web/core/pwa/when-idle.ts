/** Safari has no idle time to tell us. */
const patienceMs = 2_000

/** Does what must never slow the first screen down: after it is loaded and has nothing to do. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(work, { timeout: patienceMs })
      : setTimeout(work, patienceMs)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
