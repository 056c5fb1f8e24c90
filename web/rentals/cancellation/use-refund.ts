import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { parseAppointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import { isEarlyReturn } from '#domain/fleet/pricing/while-out/early-return.ts'
import { appointments, booking, refundQuote } from '#protocol/rentals/names.ts'
import { submitPaymentRefund } from '#protocol/money/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useLatest } from '#web/core/api/use-latest.ts'
import { useRead, useSend } from '#web/core/api/use-read.ts'

export type RefundQuote = OutputOf<typeof refundQuote>

/** What an order gives back, for the return time that is chosen (at first the `wanted` one), and the one way to confirm it. */
export function useRefund(order: string, wanted: string | undefined) {
  const client = useQueryClient()
  const [chosen, setAppt] = useState(wanted)
  const held = useRead(booking, { order })
  const end = held.data?.rental?.dates.end
  const wall = parseAppointmentId(chosen ?? '')?.wall
  // A link may name a time at the end or after it: such a return is not early.
  const appt = end && wall && !isEarlyReturn(wall, end) ? undefined : chosen
  const asked = useRead(refundQuote, { order, appt })
  const offer = held.data
  const quote = useLatest(asked.data)
  const { mutate, isPending, error, refused } = useSend(submitPaymentRefund)
  const refetch = () => {
    held.refetch()
    asked.refetch()
    // The time may have been taken meanwhile.
    void client.invalidateQueries({ queryKey: [appointments.name] })
  }
  const confirm = (destination: string | undefined, onEnd: () => void) => {
    if (!quote) return
    const total = 0 - quote.refund
    mutate(
      {
        order,
        appt,
        total,
        paymentRefundMethod: 'original',
        paymentRefundDestination: destination || undefined,
      },
      {
        onSuccess: (answer) => {
          // The order is another one now, on every screen that shows it.
          if (answer.status === 1) void client.invalidateQueries()
        },
        onError: refetch,
        onSettled: onEnd,
      },
    )
  }
  return {
    appt,
    setAppt,
    offer,
    quote,
    isOld: asked.isOld,
    error: held.error ?? asked.error,
    refused: held.refused ?? asked.refused,
    refetch,
    confirm,
    isSending: isPending,
    fields: fieldErrors(error) ?? {},
    problem: refused,
  }
}
