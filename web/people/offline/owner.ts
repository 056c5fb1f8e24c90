import { userInfo } from '#protocol/people/names.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { readOptions } from '#web/core/api/use-read.ts'
import { sessionToken } from '#web/core/session/session.ts'
import { store, stored } from '#web/core/storage.ts'

let known: { token: string; id: string } | undefined

/**
 * The id of the signed-in user, to whom everything entered belongs; undefined for visitors and
 * when this device has never heard who it is. Another person's session never gets this one's work.
 */
export async function currentOwner(): Promise<string | undefined> {
  const token = sessionToken()
  if (token === undefined) return undefined
  if (known?.token === token) return known.id
  // The frame asks the same: one call answers both.
  const answer = await queryClient.fetchQuery(readOptions(userInfo, {})).catch(() => undefined)
  if (token !== sessionToken()) return undefined
  if (answer?.status !== 1) return stored('userId')
  known = { token, id: answer.userInfo.id }
  store('userId', known.id)
  return known.id
}
