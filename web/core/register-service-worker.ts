/** Safari has no idle time to tell us. */
const patienceMs = 2_000

function whenIdle(work: () => void): void {
  const wait = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(work, { timeout: patienceMs })
      : setTimeout(work, patienceMs)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/** The worker that keeps the program for times without signal; it must never slow the first screen down. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  whenIdle(() => {
    navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage('fill', {}))
      .catch(() => {})
  })
}
