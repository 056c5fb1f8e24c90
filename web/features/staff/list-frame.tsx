import type { ReactNode } from 'react'
import { errorStateText } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ListMore, type ListMoreProps } from './list-more.tsx'
import { staffMessages } from './messages.ts'

type ListFrameProps = {
  isPending: boolean
  error: Error | null
  onRefresh: () => void
  isEmpty: boolean
  /** When there may be more than is shown. */
  more?: ListMoreProps
  children: ReactNode
}

/** A list while it loads, when it fails, and when nothing is in it. */
export function ListFrame({
  isPending,
  error,
  onRefresh,
  isEmpty,
  more,
  children,
}: ListFrameProps) {
  const words = useMessages(staffMessages)
  if (isPending) return <Skeleton className="h-80" />
  if (error) return <ErrorState text={errorStateText(error)} onRefresh={onRefresh} />
  if (isEmpty) return <EmptyState title={words.none} />
  return (
    <div className="grid gap-4">
      {children}
      {more && <ListMore {...more} />}
    </div>
  )
}
