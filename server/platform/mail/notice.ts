import type { Text } from '#protocol/core/text.ts'
import type { NotificationTopic } from '#protocol/core/notification.ts'

/** What somebody is told. */
export type News = {
  orderId?: string
  topic: NotificationTopic
  /** What it is about: a newer notice of the same thread takes the place of an unread one. */
  thread: string
  severity?: 'info' | 'success' | 'warning' | 'danger'
  title: Text
  text: Text
  /** Where it leads: a named route and its query (docs/product/app.md#routes). */
  route?: string
  query?: Record<string, string>
  /**
   * By mail: `now`, `later` with other news, or `none` when a mail of its own goes out. Left out,
   * payments, help and warnings go now.
   */
  mail?: 'now' | 'later' | 'none'
}

/** What one person is told. */
export type Notice = News & { userId: string }

const firstWords = (text: string) => (text.length > 140 ? `${text.slice(0, 139)}…` : text)
/** A person's own words, the same in both languages. */
export const quoted = (text: string): Text => ({ en: firstWords(text), es: firstWords(text) })
