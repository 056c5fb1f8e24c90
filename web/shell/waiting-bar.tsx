import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { connection } from '#web/core/connection.ts'
import { useMessages } from '#web/core/i18n.ts'
import type { Parcel } from '#web/core/offline/parcel.ts'
import { lastSent, parcels, startQueue, throwAway } from '#web/core/offline/queue.ts'
import { queryClient } from '#web/core/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { waitingMessages } from './waiting-messages.ts'

/** What was entered without signal: that it waits, that it is being sent, or that it was refused and what can be done (PRODUCT.md 7). */
export function WaitingBar() {
  const words = useMessages(waitingMessages)
  const all = useSyncExternalStore(parcels.subscribe, parcels.get) ?? []
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get)
  useEffect(() => {
    startQueue()
    // What arrived changed what the screens show.
    return lastSent.subscribe(() => void queryClient.invalidateQueries())
  }, [])
  const refused = all.find((parcel) => parcel.refusal)
  const [first, ...others] = all.filter((parcel) => !parcel.refusal)
  const rest = others.length > 0 ? ` ${words.more(others.length)}` : ''
  return (
    <>
      {refused && <Refused key={refused.id} parcel={refused} />}
      <div role="status">
        {first && (
          <NoticeBar>
            {isOffline ? words.waiting(first.title) : progress(first, words)}
            {rest}
          </NoticeBar>
        )}
      </div>
    </>
  )
}

function progress({ title, steps, answers }: Parcel, words: typeof waitingMessages.en): string {
  return words.sending(title, Object.keys(answers).length, steps.length)
}

/** The server said no: why, with a way out. */
function Refused({ parcel }: { parcel: Parcel }) {
  const words = useMessages(waitingMessages)
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const { title, refusal, place } = parcel
  const details = Object.values(refusal?.fields ?? {})
  return (
    <div role="alert">
      <NoticeBar
        label={words.label}
        actions={
          <>
            <Button size="sm" onClick={() => router.history.push(place)}>
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
