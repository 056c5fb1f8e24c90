import { Copy, Share2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { networkMessages } from '../messages.ts'
import { copyLink, shareLink } from '../share-link.ts'

const QrCode = lazy(() =>
  import('#web/ui/media/qr-code.tsx').then((module) => ({ default: module.QrCode })),
)

type SharePanelProps = {
  link: string
  /** What the link leads to. */
  label: string
  /** What the code for a camera leads to. */
  qr: string
  /** What stands beside the link where the device hands it on. */
  title: string
  /** The button that opens the device's own sharing. */
  button: string
  /** Below the code, such as until when it works. */
  note?: string
}

/** A link ready to hand on: to copy, as a code for a camera, and by the device's own sharing. */
export function SharePanel({ link, label, qr, title, button, note }: SharePanelProps) {
  const words = useMessages(networkMessages)
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-1 rounded-control bg-sunken py-0.5 pr-0.5 pl-3.5">
        <p className="min-w-0 grow font-bold break-all" aria-label={label}>
          {link.replace(/^https?:\/\//, '')}
        </p>
        <IconButton label={words.copy} onClick={() => void copyLink(link)}>
          <Copy aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <Suspense fallback={<Skeleton className="size-56 justify-self-center" />}>
        <QrCode text={link} label={qr} />
      </Suspense>
      {note && <p className="text-center text-14 text-ink-2">{note}</p>}
      <Button full onClick={() => void shareLink(link, title)}>
        <Share2 aria-hidden="true" size={20} />
        {button}
      </Button>
    </div>
  )
}
