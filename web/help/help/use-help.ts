import { useEffect, useRef } from 'react'
import { markNotificationRead } from '#protocol/rentals/names.ts'
import { helpRequests } from '#protocol/help/names.ts'
import { send } from '#web/core/api/call.ts'
import { useRead } from '#web/core/api/use-read.ts'

/** How often an open thread looks for an answer. */
const everyMs = 15_000

/**
 * Requests and messages of a rental, looked after while they are on the screen. What is shown is
 * read, so its notice is too.
 */
export function useHelp(order: string) {
  const answer = useRead(helpRequests, { order }, { refetchInterval: everyMs })
  const data = answer.data
  const told = useRef<string>(undefined)
  const notice = data?.unreadNotice
  useEffect(() => {
    if (!notice || told.current === notice) return
    told.current = notice
    // Without signal the notice stays unread, and that is all.
    send(markNotificationRead, { id: notice }).catch(() => {})
  }, [notice])
  return { data, error: answer.error, isPending: answer.isPending, refetch: answer.refetch }
}
