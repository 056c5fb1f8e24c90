import { trustedWorker } from './trusted-types.ts'
import { whenIdle } from './when-idle.ts'

/** The worker that keeps the program for times without signal; it must never slow the first screen down. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  whenIdle(() => {
    navigator.serviceWorker
      .register(trustedWorker('/service-worker.js'), { updateViaCache: 'none' })
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage('fill', {}))
      .catch(() => {})
  })
}
