import { useQueryClient } from '@tanstack/react-query'
import { helpRequests } from '#protocol/help/names.ts'
import { answerSpecialRequest, specialRequests } from '#protocol/rentals/names.ts'
import type { SpecialRequest } from '#protocol/rentals/special-requests/special-requests.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { errorToast } from '#web/ui/overlays/toast-store.ts'

/** Takes what staff offered to a special request, at the price that is shown, or leaves it. */
export function useAnswerRequest({ id, price }: SpecialRequest) {
  const client = useQueryClient()
  const { mutate, isPending } = useSend(answerSpecialRequest)
  const decide = (accept: boolean) =>
    mutate(
      { request: id, accept, price },
      {
        onSuccess: (said) => said.status === 0 && errorToast(said.message),
        onSettled: () => {
          for (const { name } of [specialRequests, helpRequests])
            void client.invalidateQueries({ queryKey: [name] })
        },
      },
    )
  return { decide, isPending }
}
