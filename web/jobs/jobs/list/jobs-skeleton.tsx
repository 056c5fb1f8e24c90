import { Skeleton } from '#web/ui/states/skeleton.tsx'

/** Six grey cards while the first answer is late. */
export function JobsSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
        <div key={card} className="grid gap-3.5 rounded-card border border-line bg-surface p-4">
          <div className="flex justify-between gap-6">
            <Skeleton className="h-7 w-1/3 rounded-full" />
            <Skeleton className="h-7 w-20" />
          </div>
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-9 w-full" />
        </div>
      ))}
    </div>
  )
}
