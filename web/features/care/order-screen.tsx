import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { inspectionGuidelines } from '#protocol/care/inspection-guidelines.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { errorMessages, errorStateText } from '#web/core/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/use-read.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page, PageHead } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type ListedRental, useRental } from './use-rental.ts'

/** An order's rental and what is to be inspected of its car, both as the server last said. */
export type CareOrder = Pick<ReturnType<typeof useRental>, 'selected' | 'zone' | 'other'> & {
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
  const { order } = useSearch({ strict: false })
  const lost = useMessages(errorMessages).lostOrder
  if (order === undefined) return <Instead title={title} text={lost} />
  return (
    <KnownOrder key={order} order={order} title={title} lost={lost}>
      {children}
    </KnownOrder>
  )
}

type KnownOrderProps = OrderScreenProps & { order: string; lost: string }

function KnownOrder({ order, title, lost, children }: KnownOrderProps) {
  const { rental, selected, zone, other, isLost, error, refetch } = useRental(order)
  const checklist = useRead(inspectionGuidelines, { order })
  if (isLost) return <Instead title={title} text={lost} />
  const guidelines = checklist.data?.status === 1 ? checklist.data : undefined
  if (rental && guidelines) return children({ rental, selected, zone, other, guidelines })
  const problem = error ?? checklist.error
  const again = () => {
    refetch()
    void checklist.refetch()
  }
  if (problem) return <Instead title={title} text={errorStateText(problem)} onRefresh={again} />
  return (
    <Page title={title} busy>
      <PageHead title={title} />
      <Skeleton className="h-120" />
    </Page>
  )
}

type InsteadProps = { title: string; text: string; onRefresh?: () => void }

function Instead({ title, text, onRefresh }: InsteadProps) {
  return (
    <Page title={title}>
      <PageHead title={title} />
      <ErrorState text={text} onRefresh={onRefresh} />
    </Page>
  )
}
