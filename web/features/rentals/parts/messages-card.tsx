import { MessageCircle } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { dashboardMessages } from '../messages.ts'
import type { Open } from '../shown.ts'

/** The way into the thread with staff; it is read when it is opened. */
export function MessagesCard({ open }: { open: Open }) {
  const words = useMessages(dashboardMessages)
  return (
    <Card aria-label={words.messages} className="grid gap-3">
      <h2>{words.messages}</h2>
      <p className="text-ink-2">{words.messagesText}</p>
      <Button variant="secondary" full onClick={() => open('messages')}>
        <MessageCircle aria-hidden="true" size={20} />
        {words.openMessages}
      </Button>
    </Card>
  )
}
