import { useSyncExternalStore } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { takeRelease, waitingRelease } from '#web/core/pwa/release-check.ts'
import { Button } from '#web/ui/button.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { noticeMessages } from './notice-messages.ts'

/** A new release waits while the person is typing or paying, and is offered (docs/product/app.md#releases). */
export function ReleaseNotice() {
  const words = useMessages(noticeMessages)
  const release = useSyncExternalStore(waitingRelease.subscribe, waitingRelease.get)
  return (
    <div role="status">
      {release !== undefined && (
        <NoticeBar
          actions={
            <Button size="sm" onClick={() => void takeRelease(release)}>
              {words.reload}
            </Button>
          }
        >
          {words.newRelease}
        </NoticeBar>
      )}
    </div>
  )
}
