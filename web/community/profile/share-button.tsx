import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { profileHref } from '#web/core/routing/profile-address.ts'
import { SharePanel } from '#web/community/network/parts/share-panel.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { profileMessages } from './messages.ts'

/** Hands the profile's link on; whoever opens it without a session reads what is public. */
export function ShareButton({ userId, name }: { userId: string; name: string }) {
  const words = useMessages(profileMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={words.share} onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" size={20} />
      </IconButton>
      <Dialog title={words.share} isOpen={isOpen} onClose={() => setOpen(false)} width="narrow">
        <SharePanel
          link={window.location.origin + profileHref('/', true, userId)}
          label={words.linkOf(name)}
          qr={words.qrOf(name)}
          title={words.shareTitle(name)}
          button={words.shareLink}
        />
      </Dialog>
    </>
  )
}
