import type { ReactNode } from 'react'
import type { HelpKind } from '#protocol/help/help/choices.ts'
import { useMessages } from '#web/core/i18n.ts'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Chat } from './chat/chat.tsx'
import { chatMessages } from './chat/chat-messages.ts'
import { helpMessages } from './help-messages.ts'
import { useHelp } from './use-help.ts'

type MessageThreadProps = {
  order: string
  /** Whose side reads it. */
  side: 'renter' | 'staff'
  /** Fills its dialog. */
  full?: boolean
  proposals?: ReactNode
  /** Opens the form of a kind of help, where what was refused is corrected. */
  onHelp?: (kind: HelpKind) => void
}

/** The one thread of a rental, for its renter and for staff alike, with a field to write into it. */
export function MessageThread({ order, side, full, proposals, onHelp }: MessageThreadProps) {
  const words = useMessages(helpMessages)
  const says = useMessages(chatMessages)
  const { data, error, refetch } = useHelp(order)
  if (!data && error) return <ReadFailed error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-40" />
  const { car, number } = data.about
  return (
    <Chat
      about={{ order }}
      lines={data.messages}
      unread={data.unread}
      label={words.thread}
      empty={words.threadEmpty}
      starters={side === 'renter' ? says.starters : undefined}
      topic={side === 'renter' ? says.about(car, number) : says.aboutRenters(car, number)}
      namesAll={side === 'staff'}
      writing={{ field: side === 'renter' ? words.writeHere : says.toRenter, send: words.send }}
      full={full}
      proposals={proposals}
      onHelp={onHelp}
      onChange={refetch}
    />
  )
}
