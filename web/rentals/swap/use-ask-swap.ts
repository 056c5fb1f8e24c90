import { useNavigate } from '@tanstack/react-router'
import { carChangeByCar, carChangeByType } from '#protocol/rentals/names.ts'
import { forgetDraft } from '#web/core/forms/draft.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useSend } from '#web/core/api/use-read.ts'
import type { SwapRequest } from './use-swap-request.ts'

/** Asks for a car or for a kind of car; what costs something leads to its payment. */
export function useAskSwap(order: string, swapRequest: SwapRequest, onRefused: () => void) {
  const navigate = useNavigate()
  const byCar = useSend(carChangeByCar)
  const byType = useSend(carChangeByType)
  const common = {
    order,
    start: swapRequest.start || undefined,
    comment: swapRequest.comment || undefined,
  }
  const done = (swap: string, paid: boolean) => {
    forgetDraft(`swap:${order}`)
    const to = paid ? routes.confirmation : routes.payment
    void navigate({ to, search: { order: swap } })
  }
  return {
    askForCar: (car: string, total: number) =>
      byCar.mutate(
        { ...common, car, total },
        {
          onSuccess: (answer) => answer.status === 1 && done(answer.orderId, answer.paid),
          onError: onRefused,
        },
      ),
    askForKind: (subtype: string) =>
      byType.mutate(
        { ...common, subtypes: [subtype] },
        {
          onSuccess: (answer) => answer.status === 1 && done(answer.orderId, answer.paid),
          onError: onRefused,
        },
      ),
    /** The car that is being asked for. */
    askedCar: byCar.isPending ? byCar.variables.car : undefined,
    isSending: byCar.isPending || byType.isPending,
    refused: byCar.refused ?? byType.refused,
  }
}
