import type { listWaitingLists as operation } from '#protocol/rentals/waiting-list/list-waiting-lists.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { presentItems } from './present-item.ts'
import { listedItems } from './waiting-list-store.ts'

/** What the caller waits for, offers first (docs/wire.md). */
export const listWaitingLists: Handler<typeof operation> = async ({ db, user, now }) => ({
  items: await presentItems(db, await listedItems(db, user.id, now), now),
})
