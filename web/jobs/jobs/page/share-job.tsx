import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { SharePanel } from '#web/community/network/parts/share-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { jobMessages } from './messages.ts'

/** Hands the job's link on; whoever opens it sees what they may see. */
export function ShareJob({ job: { id, title, visibility } }: { job: Job }) {
  const words = useMessages(jobMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={words.shareJob} onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" size={20} />
        {words.share}
      </Button>
      <Dialog title={words.shareJob} isOpen={isOpen} onClose={() => setOpen(false)} width="narrow">
        <SharePanel
          link={`${window.location.origin}/jobs/${id}`}
          label={words.linkOf(title)}
          qr={words.qrOf(title)}
          title={title}
          button={words.shareLink}
          note={visibility === 'network' ? words.shareNetworkNote : words.shareNote}
        />
      </Dialog>
    </>
  )
}
