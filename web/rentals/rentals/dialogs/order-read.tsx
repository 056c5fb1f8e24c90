import type { ReactNode } from 'react'
import { orderHistory } from '#protocol/rentals/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'

type OrderReadProps = {
  order: string
  children: (found: OutputOf<typeof orderHistory>) => ReactNode
}

/** What `orderHistory` tells of an order, once it is there. */
export function OrderRead({ order, children }: OrderReadProps) {
  const { data, error, refetch } = useRead(orderHistory, { order })
  if (data?.rental.orderId === order) return children(data)
  if (error) return <ReadFailed error={error} onRetry={refetch} />
  return <Skeleton className="h-60" />
}
