import { helpRequests } from '#protocol/help/names.ts'
import { useRead } from '#web/core/api/use-read.ts'

/** How often an open thread looks for an answer. */
export const everyMs = 15_000

/** Requests and messages of a rental, looked after while they are on the screen. */
export function useHelp(order: string) {
  const { data, error, refetch } = useRead(helpRequests, { order }, { refetchInterval: everyMs })
  return { data, error, refetch }
}
