import { useQueryClient } from '@tanstack/react-query'
import type { Command, InputOf, Query } from '#protocol/core/operation.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useSend } from '#web/core/use-read.ts'
import { errorToast, statusToast } from '#web/ui/toast-store.ts'
import { staffMessages } from './messages.ts'

/** Sends a decision and reads the list anew, also when somebody else had decided first. */
export function useDecide<Op extends Command>(operation: Op, list: Query) {
  const words = useMessages(staffMessages)
  const queryClient = useQueryClient()
  const { mutate, isPending } = useSend(operation)
  const decide = (input: InputOf<Op>) =>
    mutate(input, {
      onSuccess: (answer) => {
        if (answer.status === 0) errorToast(answer.message)
        else statusToast(words.done)
      },
      onSettled: () => void queryClient.invalidateQueries({ queryKey: [list.name] }),
    })
  return { decide, isPending }
}
