/** A broken loop must not flood the server. */
const mostReports = 5

/** An answer that failed has been shown already, and an aborted one is nobody's fault. */
function isNews(error: unknown): boolean {
  const name = error instanceof Error ? error.name : ''
  return Boolean(error) && name !== 'CallError' && name !== 'AbortError'
}

async function report(error: unknown): Promise<void> {
  try {
    // The reporter itself is loaded with the first error.
    const { reportError } = await import('./report-error.ts')
    await reportError(error)
  } catch {
    // Without signal there is no reporter either.
  }
}

/** Reports what no screen caught (docs/wire.md). */
export function watchUncaught(): void {
  let reports = 0
  const notice = (error: unknown) => {
    if (!isNews(error) || reports >= mostReports) return
    reports += 1
    void report(error)
  }
  window.addEventListener('error', (event) => notice(event.error))
  window.addEventListener('unhandledrejection', (event) => notice(event.reason))
}
