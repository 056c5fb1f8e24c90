import { query } from '#protocol/core/operation.ts'
import { NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { WaitingListItem } from './waiting-list-item.ts'

export const listWaitingLists = query('listWaitingLists', {
  about: 'What the caller waits for: offers first, then the others in the order they were added.',
  access: 'user',
  input: NoInput,
  output: z.object({ items: z.array(WaitingListItem) }),
})
