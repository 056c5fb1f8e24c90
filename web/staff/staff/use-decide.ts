import { useQueryClient } from '@tanstack/react-query'
import { staffOrder, staffToday } from '#protocol/staff/names.ts'
import type { InputOf, NamedCommand, NamedQuery, Success } from '#protocol/core/operation.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { staffMessages } from './messages.ts'

/** Sends a decision and reads the lists anew, also when somebody else had decided first. */
export function useDecide<Op extends NamedCommand>(operation: Op, ...lists: NamedQuery[]) {
  const words = useMessages(staffMessages)
  const queryClient = useQueryClient()
  const sending = useSend(operation)
  const decide = (input: InputOf<Op>, onDone?: (said: Success<Op>) => void) =>
    sending.mutate(input, {
      onSuccess: (answer) => {
        if (answer.status === 0) return errorToast(answer.message)
        statusToast(words.done)
        onDone?.(answer)
      },
      onSettled: () => {
        for (const { name } of [...lists, staffOrder, staffToday])
          void queryClient.invalidateQueries({ queryKey: [name] })
      },
    })
  return {
    decide,
    isPending: sending.isPending,
    /** For a form that shows it; a card without one leaves it to the toast. */
    get error() {
      return sending.error
    },
  }
}
