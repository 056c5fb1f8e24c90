import type { ReactNode } from 'react'
import { inspectionGuidelines } from '#protocol/rentals/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { fits } from '#web/rentals/rentals/fits.ts'
import { OrderOf } from '#web/rentals/rentals/order-of.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { LostOrder } from '#web/ui/states/lost-order.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { type ListedRental, useRental } from './use-rental.ts'

/** An order's rental and what is to be inspected of its car, both as the server last said. */
export type CareOrder = Pick<
  ReturnType<typeof useRental>,
  'selected' | 'readAt' | 'zone' | 'firstName' | 'other'
> & {
  rental: ListedRental
  guidelines: OutputOf<typeof inspectionGuidelines>
}

type OrderScreenProps = {
  /** Stands there while nothing is known of the order. */
  title: string
  children: (known: CareOrder) => ReactNode
}

/** The frame of both screens at the car: the order of the address is looked up, or said to be lost. */
export function OrderScreen({ title, children }: OrderScreenProps) {
  return (
    <OrderOf title={title} fits={fits.car}>
      {(order) => (
        <KnownOrder key={order} order={order} title={title}>
          {children}
        </KnownOrder>
      )}
    </OrderOf>
  )
}

type KnownOrderProps = OrderScreenProps & { order: string }

function KnownOrder({ order, title, children }: KnownOrderProps) {
  const { isLost, error, refetch, ...known } = useRental(order)
  const { rental } = known
  const checklist = useRead(inspectionGuidelines, { order })
  if (isLost) return <Instead title={title} />
  const guidelines = checklist.data
  if (rental && guidelines) return children({ ...known, rental, guidelines })
  const problem = error ?? checklist.error
  const again = () => {
    refetch()
    checklist.refetch()
  }
  if (problem) return <Instead title={title} error={problem} onRetry={again} />
  return (
    <Page title={title} busy>
      <PageHead title={title} />
      <Skeleton className="h-120" />
    </Page>
  )
}

type InsteadProps = {
  title: string
  /** Absent: the order is lost. */
  error?: Error
  onRetry?: () => void
}

function Instead({ title, error, onRetry }: InsteadProps) {
  return (
    <Page title={title}>
      <PageHead title={title} />
      {error && onRetry ? <ReadFailed error={error} onRetry={onRetry} /> : <LostOrder />}
    </Page>
  )
}
