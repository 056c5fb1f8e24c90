import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { dashboard } from '#protocol/rentals/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { LostOrder } from '#web/ui/states/lost-order.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'

type ListedRental = OutputOf<typeof dashboard>['rentals'][number]

type OrderOfProps = {
  /** Stands there while no order is known. */
  title: string
  /** Whether a rental is one for this screen. */
  fits: (rental: ListedRental) => boolean
  children: (order: string) => ReactNode
}

/**
 * A screen of one order: that of the address, else the person's only one that fits, which the
 * address then names (docs/product/app.md#query-parameters, docs/product/app.md#errors).
 */
export function OrderOf({ title, fits, children }: OrderOfProps): ReactNode {
  const { order } = useSearch({ strict: false })
  if (order !== undefined) return children(order)
  return <FindOrder title={title} fits={fits} />
}

function FindOrder({ title, fits }: Pick<OrderOfProps, 'title' | 'fits'>) {
  const navigate = useNavigate()
  const signedIn = useIsSignedIn()
  const { data, error, refetch } = useRead(dashboard, {}, { enabled: signedIn })
  const rentals = data?.rentals.filter(fits)
  const only = rentals?.length === 1 ? rentals[0]?.orderId : undefined
  useEffect(() => {
    if (!only) return
    void navigate({ to: '.', search: (kept) => ({ ...kept, order: only }), replace: true })
  }, [only, navigate])
  const isWaiting = signedIn && !error && (rentals === undefined || only !== undefined)
  return (
    <Page title={title} busy={isWaiting}>
      <PageHead title={title} />
      {isWaiting ? (
        <Skeleton className="h-120" />
      ) : error ? (
        <ReadFailed error={error} onRetry={refetch} />
      ) : (
        <LostOrder />
      )}
    </Page>
  )
}
