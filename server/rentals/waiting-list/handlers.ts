import type { SomeHandlers } from '../../platform/api/handler.ts'
import { addWaitingList } from './add-waiting-list.ts'
import { deleteWaitingList } from './delete-waiting-list.ts'
import { listWaitingLists } from './list-waiting-lists.ts'

export const waitingListHandlers = {
  addWaitingList,
  deleteWaitingList,
  listWaitingLists,
} satisfies SomeHandlers
