import { useMessages } from '#web/core/i18n.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { dashboardMessages } from '../messages.ts'

export function DashboardSkeleton() {
  const words = useMessages(dashboardMessages)
  return (
    <>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div className="cols">
        <div className="grid gap-5">
          <Skeleton className="h-60" />
          <Skeleton className="h-60" />
        </div>
        <Skeleton className="h-100" />
      </div>
    </>
  )
}
