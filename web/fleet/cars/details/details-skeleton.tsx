import { Skeleton } from '#web/ui/states/skeleton.tsx'

/** Grey shapes of stage and price card while the first answer is late. */
export function DetailsSkeleton() {
  return (
    <div aria-hidden="true" className="cols">
      <div className="grid gap-5">
        <Skeleton className="aspect-[320/170] rounded-dialog" />
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-20" />
      </div>
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}
