import { IdField, ListField, MoneyField, WallTimeField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { WaitingListItem } from './waiting-list-item.ts'

export const addWaitingList = command('addWaitingList', {
  about:
    'Joins the waiting list for a kind of car. Status 0 when one is free already, or when the caller waits for enough.',
  access: 'user',
  input: z.object({
    area: IdField,
    start: WallTimeField,
    /** Absent: as long as the car must be rented at least. */
    end: z.optional(WallTimeField),
    features: ListField,
    /** Types or body types, by id; a car of any of them will do. */
    types: ListField,
    /** Dollars a month at most. */
    highestMonthPrice: z.optional(MoneyField),
  }),
  output: z.object({ item: WaitingListItem }),
})
