import { connection, connectionLost, connectionWorks } from './connection.ts'
import { requestTimeoutMs } from './transport.ts'

/** While the server is out of reach it is asked this often, so that everything recovers without a reload. */
const probeEveryMs = 5_000

async function probe(): Promise<void> {
  if (!connection.get().isOffline || document.visibilityState !== 'visible') return
  try {
    const signal = AbortSignal.timeout(requestTimeoutMs)
    await fetch(`/version.json?t=${Date.now()}`, { cache: 'no-store', signal })
    connectionWorks()
  } catch {
    // Still out of reach; the next probe comes by itself.
  }
}

/** Notices a lost signal and its return; `onBack` asks again for what is shown. */
export function watchConnection(onBack: () => void): void {
  window.addEventListener('offline', () => connectionLost())
  window.addEventListener('online', () => void probe())
  document.addEventListener('visibilitychange', () => void probe())
  let timer: ReturnType<typeof setInterval> | undefined
  connection.subscribe(() => {
    const { isOffline } = connection.get()
    if (isOffline) timer ??= setInterval(() => void probe(), probeEveryMs)
    else if (timer !== undefined) {
      clearInterval(timer)
      timer = undefined
      onBack()
    }
  })
}
