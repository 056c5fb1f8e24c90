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
export async function shareLink(link: string, firstName: string): Promise<void> {
  const words = t(networkMessages)
  if (typeof navigator.share !== 'function') return copyLink(link)
  try {
    await navigator.share({ title: words.shareText(firstName), url: link })
  } catch (error) {
    // Closing the phone's own sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) errorToast(words.notShared)
  }
}
