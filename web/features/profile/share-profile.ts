import { t } from '#web/core/i18n.ts'
import { profileHref } from '#web/core/routing/profile-address.ts'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { profileMessages } from './messages.ts'

/** Hands the profile's link to the phone's own sharing, or copies it where there is none. */
export async function shareProfile(userId: string, name: string): Promise<void> {
  const url = window.location.origin + profileHref('/', true, userId)
  const words = t(profileMessages)
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title: name, url })
    else {
      await navigator.clipboard.writeText(url)
      statusToast(words.shared)
    }
  } catch (error) {
    // Closing the phone's own sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    errorToast(words.notShared)
  }
}
