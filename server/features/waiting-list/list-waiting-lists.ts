import type { listWaitingLists as operation } from '#protocol/waiting-list/list-waiting-lists.ts'
import type { Handler } from '../../core/handler.ts'
import { presentItems } from './present-item.ts'
import { listedItems } from './waiting-list-store.ts'

/** What the caller waits for, offers first (SEED.md 7.1). */
export const listWaitingLists: Handler<typeof operation> = async ({ db, user, now }) => ({
  items: await presentItems(db, await listedItems(db, user.id, now), now),
})
