import { dashboard } from '#protocol/rentals/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { CallError } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'

type Dashboard = OutputOf<typeof dashboard>
export type ListedRental = Dashboard['rentals'][number]

/**
 * The rental of an order as the dashboard knows it. Without signal, when this order was never
 * opened alone, it is looked for among the rentals that the dashboard showed last.
 */
export function useRental(order: string) {
  const own = useRead(dashboard, { order })
  const isOutOfReach = own.error instanceof CallError && own.error.status === 0
  const list = useRead(dashboard, {}, { enabled: isOutOfReach })
  const answer = own.data
  const listed = list.data?.rentals
  const rentals = answer?.rentals ?? listed ?? []
  const selected = answer?.selectedRental
  const rental: ListedRental | undefined =
    selected ?? rentals.find(({ orderId }) => orderId === order)
  return {
    rental,
    selected,
    readAt: own.readAt,
    /** IANA zone of the rental's area; not known from the list alone. */
    zone: selected?.area.zone,
    /** Of the account's own person. */
    firstName: answer?.drivers.find(({ primary }) => primary)?.firstName || undefined,
    /** The rental of another order, such as the one whose car a swap hands in. */
    other: (id: string | undefined) => rentals.find(({ orderId }) => orderId === id),
    isLost: own.error instanceof CallError && own.error.status === 404,
    error: rental ? null : isOutOfReach ? list.error : own.error,
    refetch: own.refetch,
  }
}
