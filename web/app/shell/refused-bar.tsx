import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import type { Parcel } from '#web/people/offline/parcel.ts'
import { throwAway } from '#web/people/offline/queue.ts'
import { wantDialog } from '#web/core/routing/wanted-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { waitingMessages } from './waiting-messages.ts'

/** The server said no to what was entered without signal: why, with a way out. */
export function RefusedBar({ parcel }: { parcel: Parcel }) {
  const words = useMessages(waitingMessages)
  const title = parcel.title[useLanguage()]
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const { refusal, place, dialog } = parcel
  const correct = () => {
    router.history.push(place)
    wantDialog(dialog)
  }
  const details = Object.values(refusal?.fields ?? {})
  return (
    <div role="alert">
      <NoticeBar
        label={words.label}
        actions={
          <>
            <Button size="sm" onClick={correct}>
              {words.correct}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
              {words.throwAway}
            </Button>
          </>
        }
      >
        {[words.refused(title, refusal?.text ?? ''), ...details].join(' ')}
      </NoticeBar>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.sureTitle}
        text={words.sureText(title)}
        okLabel={words.throwAway}
        cancelLabel={words.keep}
        danger
        onCancel={() => setAsking(false)}
        onOk={() => {
          setAsking(false)
          void throwAway(parcel)
        }}
      />
    </div>
  )
}
