import { errorReport } from '#protocol/fleet/names.ts'
import { send } from '#web/core/api/call.ts'
import { trackError } from '#web/core/reports/error-tracking.ts'
import { runningRelease } from '#web/core/pwa/release-check.ts'

/** Tells the server about an uncaught error of a screen, outside development; lost signal is no error of ours (docs/product/app.md#errors). */
export async function reportError(error: unknown): Promise<void> {
  if (import.meta.env.DEV) return
  const message = error instanceof Error ? error.message : String(error)
  if (/network/i.test(message)) return
  trackError(error)
  const stack = error instanceof Error ? error.stack : undefined
  try {
    await send(errorReport, {
      message,
      stack,
      path: window.location.pathname,
      release: runningRelease(),
    })
  } catch {
    // A report that cannot be sent must not become a second error.
  }
}
