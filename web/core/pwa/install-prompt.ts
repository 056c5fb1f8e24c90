import { watched } from '../api/watched.ts'

/** The browser's offer to install the app; not in every browser. */
type InstallEvent = Event & { prompt: () => Promise<void> }

const offered = watched<InstallEvent | undefined>(undefined)

/** Listens from the start, for the offer comes once and early. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered.set(event as InstallEvent)
  })
  window.addEventListener('appinstalled', () => offered.set(undefined))
}

export const installOffer = { get: offered.get, subscribe: offered.subscribe }

/** Shows the browser's own question. */
export function acceptInstallOffer(): void {
  const event = offered.get()
  offered.set(undefined)
  event?.prompt().catch(() => {})
}
