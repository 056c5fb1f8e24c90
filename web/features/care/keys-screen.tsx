import { useSearch } from '@tanstack/react-router'
import { inspectionGuidelines } from '#protocol/care/inspection-guidelines.ts'
import { errorMessages, errorStateText } from '#web/core/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/use-read.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page, PageHead } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { keysMessages } from './keys-messages.ts'
import { KeysVisit } from './keys-visit.tsx'
import { useRental } from './use-rental.ts'

/** Serves /keys (SEED.md 2.1, PRODUCT.md 6): arrive, get the keys of an order's car, return them. */
export function KeysScreen() {
  const { order } = useSearch({ strict: false })
  return order === undefined ? <Lost /> : <KeysOf key={order} order={order} />
}

function Lost() {
  const words = useMessages(keysMessages)
  const text = useMessages(errorMessages).lostOrder
  return (
    <Page title={words.get}>
      <PageHead title={words.get} />
      <ErrorState text={text} />
    </Page>
  )
}

function KeysOf({ order }: { order: string }) {
  const words = useMessages(keysMessages)
  const { rental, selected, zone, other, isLost, error, refetch } = useRental(order)
  const guidelines = useRead(inspectionGuidelines, { order })
  if (isLost) return <Lost />
  const list = guidelines.data?.status === 1 ? guidelines.data : undefined
  if (!rental || !list) {
    const problem = error ?? guidelines.error
    const again = () => {
      refetch()
      void guidelines.refetch()
    }
    return (
      <Page title={words.get} busy={!problem}>
        <PageHead title={words.get} />
        {problem ? (
          <ErrorState text={errorStateText(problem)} onRefresh={again} />
        ) : (
          <Skeleton className="h-120" />
        )}
      </Page>
    )
  }
  const first = rental.kind === 'swap' ? other(rental.previousOrderId) : undefined
  return (
    <KeysVisit
      rental={rental}
      money={selected?.rentalStatus === 88 ? selected.money : undefined}
      zone={zone}
      old={first?.rentalStatus === 86 ? first : undefined}
      guidelines={list}
    />
  )
}
