import { t } from '#web/core/i18n.ts'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { networkMessages } from './messages.ts'

export const copyLink = (link: string) => copy(link, t(networkMessages).copied)

async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    statusToast(said)
  } catch {
    errorToast(t(networkMessages).notShared)
  }
}

/** By the device's own sharing; copied where there is none. */
export const shareLink = (url: string, title: string) =>
  handOn({ title, url }, url, t(networkMessages).copied)

/** The same of a text. @param copied what is said when it was copied instead */
export const shareText = (data: { title: string; text: string }, copied: string) =>
  handOn(data, data.text, copied)

async function handOn(data: ShareData, text: string, copied: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copy(text, copied)
  try {
    await navigator.share(data)
  } catch (error) {
    // Closing the phone's own sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    errorToast(t(networkMessages).notShared)
  }
}
