import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { readingMessages } from './reading-messages.ts'
import type { useReading } from './use-reading.ts'

type ReadingNotesProps = {
  reading: ReturnType<typeof useReading>
  /** Also that it was read, where nothing else says so. */
  isNews?: boolean
}

/** What came of a license that was read: why nobody drives with it, or what staff will look at. */
export function ReadingNotes({ reading, isNews = false }: ReadingNotesProps) {
  const words = useMessages(readingMessages)
  return (
    <>
      <div role="alert" className="empty:hidden">
        {reading.refusal && <Banner tone="danger">{words[reading.refusal]}</Banner>}
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {isNews && reading.isRead && <Banner tone="ok">{words.done}</Banner>}
        {reading.isOtherName && <Banner tone="warn">{words.otherName}</Banner>}
        {reading.isUnread && <Banner tone="info">{words.noBarcode}</Banner>}
      </div>
    </>
  )
}
