import { Copy, Share2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { OwnInvitation } from '#protocol/network/referral-invite.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { dayText } from '../day-text.ts'
import { networkMessages } from '../messages.ts'
import { copyLink, shareLink } from '../share-link.ts'

const QrCode = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })))

/** An open invitation, ready to hand on: its link, its code for a camera, and the device's own sharing. */
export function LinkCard({ invitation }: { invitation: OwnInvitation }) {
  const words = useMessages(networkMessages)
  const { link, firstName, expiresAt } = invitation
  if (!link) return null
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-1 rounded-control bg-sunken py-0.5 pr-0.5 pl-3.5">
        <p className="min-w-0 grow font-bold break-all" aria-label={words.linkFor(firstName)}>
          {link.replace(/^https?:\/\//, '')}
        </p>
        <IconButton label={words.copy} onClick={() => void copyLink(link)}>
          <Copy aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <Suspense fallback={<Skeleton className="size-56 justify-self-center" />}>
        <QrCode text={link} label={words.qr(firstName)} />
      </Suspense>
      <p className="text-center text-14 text-ink-2">{words.untilDay(dayText(expiresAt))}</p>
      <Button full onClick={() => void shareLink(link, firstName)}>
        <Share2 aria-hidden="true" size={20} />
        {words.share}
      </Button>
    </div>
  )
}
