import { isAtWork, typingIsOver } from '../api/at-work.ts'
import { forgetAnswers } from '../api/kept-answers.ts'
import { remember, remembered } from '../session/session-memory.ts'
import { store, stored } from '../storage.ts'
import { requestTimeoutMs } from '../api/transport.ts'
import { watched } from '../api/watched.ts'

/** docs/product/app.md#limits "Version poll". */
const pollMs = 30_000
const reloadedFor = 'reloadedFor'

/** A release that waits until nothing is lost by reloading; made for `useSyncExternalStore`. */
const waiting = watched<string | undefined>(undefined)
export const waitingRelease = { get: waiting.get, subscribe: waiting.subscribe }

/** The release of this page, written into it by the server; undefined in development. */
export function runningRelease(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=release]')?.content
}

async function newestRelease(): Promise<string | undefined> {
  const answer = await fetch(`/version.json?t=${Date.now()}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(requestTimeoutMs),
  })
  const { release } = (await answer.json()) as { release?: string }
  return release
}

/** Clears the caches and loads the new release. */
export async function takeRelease(release: string): Promise<void> {
  remember(reloadedFor, release)
  await clearCaches()
  window.location.reload()
}

/** Empties all the browser keeps of the program, kept answers too, and takes its worker away (docs/product/app.md#routes). */
async function clearCaches(): Promise<void> {
  try {
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(workers.map((worker) => worker.unregister()))
  } catch {
    // Closed to us, in private windows and on plain http: then nothing was kept.
  }
}

async function check(): Promise<void> {
  if (document.visibilityState !== 'visible') return
  const newest = await newestRelease().catch(() => undefined)
  if (newest === undefined) return
  if (newest === runningRelease()) return waiting.set(undefined)
  // While servers are being replaced one by one, a reload may bring the old page again: once is enough.
  if (isAtWork() || remembered(reloadedFor) === newest) return waiting.set(newest)
  await takeRelease(newest)
}

/** Looks for a new release every 30 seconds while the page is visible, and on coming back to it. */
export function watchReleases(): void {
  const running = runningRelease()
  if (running === undefined || import.meta.env.DEV) return
  if (stored('appVersion') !== running) {
    // What an older release kept may have another shape.
    if (stored('appVersion') !== undefined) void forgetAnswers()
    store('appVersion', running)
  }
  setInterval(() => void check(), pollMs)
  document.addEventListener('visibilitychange', () => void check())
}

/** Another screen was reached: nothing typed is left behind, so a waiting release comes now. */
export function screenChanged(): void {
  typingIsOver()
  const release = waiting.get()
  if (release !== undefined && !isAtWork() && remembered(reloadedFor) !== release) {
    void takeRelease(release)
  }
}
