import { Skeleton } from '#web/ui/states/skeleton.tsx'

/** Six grey cards while the first answer is late. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
        <div key={card} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-[320/160] rounded-none" />
          <div className="grid gap-3 p-4">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-7 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
