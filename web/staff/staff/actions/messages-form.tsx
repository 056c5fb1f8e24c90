import { MessageThread } from '#web/help/help/message-thread.tsx'
import type { ActionFormProps } from './action-form-props.ts'

/** The thread of a rental, to read and to write into. */
export function MessagesForm({ order }: ActionFormProps) {
  return <MessageThread order={order} side="staff" />
}
