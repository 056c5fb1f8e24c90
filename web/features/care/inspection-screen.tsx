import { useSearch } from '@tanstack/react-router'
import { inspectionGuidelines } from '#protocol/care/inspection-guidelines.ts'
import { errorMessages, errorStateText } from '#web/core/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/use-read.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page, PageHead } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { inspectionMessages } from './inspection-messages.ts'
import { InspectionVisit } from './inspection-visit.tsx'
import { useRental } from './use-rental.ts'

/** Serves /vehicle-inspection (SEED.md 2.1, PRODUCT.md 7): the inspection that a rental waits for, and those before. */
export function InspectionScreen() {
  const { order } = useSearch({ strict: false })
  return order === undefined ? <Lost /> : <InspectionOf key={order} order={order} />
}

function Lost() {
  const words = useMessages(inspectionMessages)
  const text = useMessages(errorMessages).lostOrder
  return (
    <Page title={words.title}>
      <PageHead title={words.title} />
      <ErrorState text={text} />
    </Page>
  )
}

function InspectionOf({ order }: { order: string }) {
  const words = useMessages(inspectionMessages)
  const { rental, zone, other, isLost, error, refetch } = useRental(order)
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
      <Page title={words.title} busy={!problem}>
        <PageHead title={words.title} />
        {problem ? (
          <ErrorState text={errorStateText(problem)} onRefresh={again} />
        ) : (
          <Skeleton className="h-120" />
        )}
      </Page>
    )
  }
  return <InspectionVisit rental={rental} zone={zone} other={other} guidelines={list} />
}
