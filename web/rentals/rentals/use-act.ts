import { useQueryClient } from '@tanstack/react-query'
import { appointments, booking, dashboard, orderHistory } from '#protocol/rentals/names.ts'
import type { Answer, InputOf, NamedCommand } from '#protocol/core/operation.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'

/**
 * Does something with a rental; whatever came of it, the screens of rentals are read anew. A refusal that
 * comes with the answer is told like any other.
 */
export function useAct<Op extends NamedCommand>(operation: Op) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useSend(operation)
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: [dashboard.name] })
    void queryClient.invalidateQueries({ queryKey: [orderHistory.name] })
    void queryClient.invalidateQueries({ queryKey: [booking.name] })
    // Who just lost a slot to somebody else, or to the clock, sees it as it is now.
    void queryClient.invalidateQueries({ queryKey: [appointments.name] })
  }
  const act = (input: InputOf<Op>, said: string | undefined, onDone?: () => void) =>
    mutate(input, {
      onSuccess: (answer: Answer<Op>) => {
        if (answer.status === 0) return errorToast(answer.message)
        if (said) statusToast(said)
        onDone?.()
      },
      onSettled: refresh,
    })
  return { act, isPending }
}
