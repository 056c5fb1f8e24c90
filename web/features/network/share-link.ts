import { t } from '#web/core/i18n.ts'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { networkMessages } from './messages.ts'

export async function copyLink(link: string): Promise<void> {
  const words = t(networkMessages)
  try {
    await navigator.clipboard.writeText(link)
    statusToast(words.copied)
  } catch {
    errorToast(words.notShared)
  }
}

/** By the device's own sharing; copied where there is none. */
export async function shareLink(url: string, title: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copyLink(url)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // Closing the phone's own sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    errorToast(t(networkMessages).notShared)
  }
}
