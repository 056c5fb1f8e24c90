import type { Page } from '@playwright/test'

/** Until the worker has brought in all files and serves this page. */
export async function isReadyForNoSignal(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    const names = (await caches.keys()).filter((name) => name.startsWith('shell-'))
    const kept = names[0] && (await (await caches.open(names[0])).match('/'))
    return active?.state === 'activated' && navigator.serviceWorker.controller && kept
  })
}

/** Every call of the app; with files, the address of a change says what it is. */
export const isEndpoint = (url: URL) => url.pathname === '/api'
