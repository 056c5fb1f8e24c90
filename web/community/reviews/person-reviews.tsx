import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { reviews } from '#protocol/community/names.ts'
import {
  reviewStatuses,
  type ReviewSort,
  reviewSorts,
} from '#protocol/community/reviews/choices.ts'
import { usePages } from '#web/core/api/use-pages.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { reviewMessages } from './messages.ts'
import { ReviewItem } from './review-item.tsx'

type PersonReviewsProps = { userId: string; onShow: (userId: string) => void }
type Status = (typeof reviewStatuses)[number]

/** What people wrote, by where the transaction stands, in the chosen order (docs/product/community.md#profile). */
export function PersonReviews({ userId, onShow }: PersonReviewsProps) {
  const words = useMessages(reviewMessages)
  const [sort, setSort] = useState<ReviewSort>('newest')
  const [status, setStatus] = useState<Status>('completed')
  const { pages, isPending, error, refetch, hasMore, isLoadingMore, loadMore, isOld } = usePages(
    reviews,
    { userId, status, sort },
    { keepsLast: true },
  )
  const counts = pages[0]?.counts
  const shown = pages.flatMap((page) => page.reviews)
  const content = () => {
    if (error && pages.length === 0)
      return (
        <div className="grid justify-items-start gap-3 py-4">
          <p>{words.failed}</p>
          <Button variant="secondary" size="sm" onClick={refetch}>
            {words.again}
          </Button>
        </div>
      )
    if (isPending || isOld) return <Skeleton className="my-4 h-24" />
    if (shown.length === 0) return <p className="py-4 text-ink-2">{words.noReviews}</p>
    return (
      <>
        <ul>
          {shown.map((review) => (
            <ReviewItem key={review.id} review={review} onShow={onShow} />
          ))}
        </ul>
        {hasMore && (
          <Button variant="secondary" full busy={isLoadingMore} onClick={loadMore}>
            {words.more}
          </Button>
        )}
      </>
    )
  }
  return (
    <section aria-labelledby="profile-reviews" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 id="profile-reviews" className="pb-3 text-20">
          {words.reviews}
        </h3>
        <Select
          label={words.sort}
          items={reviewSorts.map((id) => ({ id, name: words[id] }))}
          value={sort}
          onChange={(event) =>
            setSort(reviewSorts.find((id) => id === event.target.value) ?? 'newest')
          }
          className="min-w-44"
        />
      </div>
      <Tabs
        selectedKey={status}
        onSelectionChange={(key) =>
          setStatus(reviewStatuses.find((one) => one === key) ?? 'completed')
        }
      >
        <TabList
          aria-label={words.reviews}
          className="flex gap-1 overflow-x-auto border-b border-line"
        >
          {reviewStatuses.map((one) => (
            <Tab
              key={one}
              id={one}
              className="min-h-12 cursor-pointer content-center border-b-3 border-transparent px-3 whitespace-nowrap text-ink-2 outline-offset-[-3px] data-selected:border-poppy data-selected:font-bold data-selected:text-ink"
            >
              {counts ? `${words.tab[one]} (${counts[one]})` : words.tab[one]}
            </Tab>
          ))}
        </TabList>
        {reviewStatuses.map((one) => (
          <TabPanel key={one} id={one}>
            {one === status && content()}
          </TabPanel>
        ))}
      </Tabs>
    </section>
  )
}
