import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { markNotificationRead } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { dashboardMessages } from '../messages.ts'
import type { Notice, Open } from '../shown.ts'
import { useAct } from '../use-act.ts'
import { NoticeItem } from './notice-item.tsx'

/** As many as stand there at first. */
const few = 4

type NoticesProps = {
  notices: readonly Notice[]
  /** The zone on whose clock a notice is told, as the rest of its rental is. */
  zoneOf: (notice: Notice) => string | undefined
  open: Open
}

/** What the person was told, new ones marked; what they want to be told is chosen here too (docs/product/help-and-claims.md#notifications). */
export function Notices({ notices, zoneOf, open }: NoticesProps) {
  const words = useMessages(dashboardMessages)
  const [showsAll, setShowsAll] = useState(false)
  const { act, isPending } = useAct(markNotificationRead)
  const unread = notices.filter((notice) => !notice.readAt).length
  const shown = showsAll ? notices : notices.slice(0, few)
  return (
    <section aria-label={words.notices} className="grid gap-3">
      <p role="status" className="sr-only">
        {unread > 0 ? words.unread(unread) : ''}
      </p>
      {notices.length === 0 && <p className="text-ink-2">{words.noNotices}</p>}
      <ul className="grid">
        {shown.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} zone={zoneOf(notice)} />
        ))}
      </ul>
      <div className="-ml-4 flex flex-wrap">
        {shown.length < notices.length && (
          <Button variant="ghost" size="sm" onClick={() => setShowsAll(true)}>
            {words.allNotices}
          </Button>
        )}
        {unread > 0 && (
          <Button variant="ghost" size="sm" busy={isPending} onClick={() => act({}, undefined)}>
            {words.readAll}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => open('preferences')}>
          <Settings2 aria-hidden="true" size={20} />
          {words.preferences}
        </Button>
      </div>
    </section>
  )
}
