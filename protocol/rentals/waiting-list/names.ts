import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const addWaitingList = commandName<typeof all.addWaitingList>('addWaitingList', [
  'area',
  'start',
  'end',
  'features',
  'types',
  'highestMonthPrice',
])
export const deleteWaitingList = commandName<typeof all.deleteWaitingList>('deleteWaitingList', [
  'id',
])
export const listWaitingLists = queryName<typeof all.listWaitingLists>('listWaitingLists')
