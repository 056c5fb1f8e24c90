import { Share2 } from 'lucide-react'
import { t, useMessages } from '#web/core/i18n.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { pictureMessages } from './picture-messages.ts'

/** The page of this car by the device's own sharing; copied where there is none. */
export function ShareCar({ name }: { name: string }) {
  const words = useMessages(pictureMessages)
  return (
    <IconButton
      label={words.share}
      onClick={() => void share(name)}
      className="bg-surface shadow-1"
    >
      <Share2 aria-hidden="true" size={20} />
    </IconButton>
  )
}

async function share(title: string): Promise<void> {
  const url = new URL(window.location.href)
  // Whoever gets it has no rental of ours whose car could change.
  for (const own of ['type', 'order', 'token']) url.searchParams.delete(own)
  try {
    if (typeof navigator.share === 'function')
      return await navigator.share({ title, url: url.href })
    await navigator.clipboard.writeText(url.href)
    statusToast(t(pictureMessages).copied)
  } catch (error) {
    // Closing the phone's own sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    errorToast(t(pictureMessages).notShared)
  }
}
