import { useNavigate } from '@tanstack/react-router'
import { submitBooking } from '#protocol/rentals/names.ts'
import type { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { CallError, fieldErrors } from '#web/core/api/errors.ts'
import { routes } from '#web/core/routing/routes.ts'
import { carBecomes } from '#web/ui/media/travelling-car.tsx'
import { useSend } from '#web/core/api/use-read.ts'
import { tripInput } from './trip-input.ts'
import { type TripDraft, tripDraftName, type TripSearch } from './trip-search.ts'

/*
 * Named for the Driver step of /personal: both steps make the order and lead to the payment.
 */

/** What came instead of an order. Sentences are the server's. */
export type BookRefusal = {
  text: string
  /** Somebody was faster, or the price is another one: other cars and times are offered. */
  isConflict: boolean
}

function refusalOf(error: Error | null): BookRefusal | undefined {
  if (!(error instanceof CallError) || error.kind === 'signedOut') return undefined
  const first = Object.values(error.fields)[0]
  return { text: first ?? error.message, isConflict: error.kind === 'conflict' }
}

/** Holds the car with `submitBooking` and goes on to its payment; refused, everything stays. */
export function useBook({ onRefused }: { onRefused: () => void }) {
  const navigate = useNavigate()
  const { mutate, isPending, refused: told, error, reset } = useSend(submitBooking)

  /** `quote` is what the screen shows; the server only compares it. */
  const book = (search: TripSearch & { car: string }, quote: CalculatorData) => {
    const { start, end, ...choices } = tripInput(search)
    if (!start || !end) return
    const draft = readDraft<TripDraft>(tripDraftName(search.car))
    mutate(
      {
        ...choices,
        start,
        end,
        specialRequests: draft?.specialRequests || undefined,
        total: quote.dueNow,
      },
      {
        onSuccess: (answer) => {
          if (answer.status === 0) return onRefused()
          carBecomes(search.car, answer.orderId)
          void navigate({
            to: routes.payment,
            search: { order: answer.orderId },
            viewTransition: true,
          })
        },
        onError: onRefused,
      },
    )
  }
  const refused: BookRefusal | undefined =
    told === undefined ? refusalOf(error) : { text: told, isConflict: true }
  return { book, isPending, refused, refusedFields: fieldErrors(error), forgetRefusal: reset }
}
