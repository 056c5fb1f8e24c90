import type * as operations from '#protocol/waiting-list/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { addWaitingList } from './add-waiting-list.ts'
import { deleteWaitingList } from './delete-waiting-list.ts'
import { listWaitingLists } from './list-waiting-lists.ts'

export const waitingListHandlers: Handlers<typeof operations> = {
  addWaitingList,
  deleteWaitingList,
  listWaitingLists,
}
