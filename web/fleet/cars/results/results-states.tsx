import { useMessages } from '#web/core/i18n.ts'
import { opensSoonMessages } from '#web/fleet/site/opens-soon-messages.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

/** The place of a screen for visitors while the company has nothing to rent yet (docs/product/company.md#opening). */
export function OpensSoon() {
  const words = useMessages(opensSoonMessages)
  return (
    <Page title={words.title}>
      <EmptyState heading="h1" title={words.title}>
        {words.text}
      </EmptyState>
    </Page>
  )
}

/** Six grey cards while the first answer is late. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
        <div key={card} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-[320/170] rounded-none" />
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
