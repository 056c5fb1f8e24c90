export { addWaitingList } from './add-waiting-list.ts'
export { deleteWaitingList } from './delete-waiting-list.ts'
export { listWaitingLists } from './list-waiting-lists.ts'
