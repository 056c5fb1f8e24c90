import { useQueryClient } from '@tanstack/react-query'
import { addWaitingList, listWaitingLists } from '#protocol/rentals/names.ts'
import type { WaitingListItem } from '#protocol/rentals/waiting-list/waiting-list-item.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { type EntryErrors, entryFields, type EntryValues } from './entry-values.ts'

/** Sends an entry; what the server refuses stands beside its field or above the button. */
export function useJoin(onAdded: (item: WaitingListItem) => void) {
  const client = useQueryClient()
  const { mutate, isPending, data, refused, error, reset } = useSend(addWaitingList)
  const send = (values: EntryValues) =>
    mutate(entryFields(values), {
      onSuccess: (answer) => {
        if (answer.status === 0) return
        void client.invalidateQueries({ queryKey: [listWaitingLists.name] })
        onAdded(answer.item)
      },
    })
  const errors: EntryErrors = fieldErrors(error) ?? {}
  return {
    send,
    isPending,
    errors,
    refused,
    /** The car that is free already. */
    freeCar: data?.status === 0 ? data.car : undefined,
    forget: reset,
  }
}
