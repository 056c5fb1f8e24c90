import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { type Review, reviewStatuses } from '#protocol/profile/user-details.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { profileMessages } from './messages.ts'
import { ReviewItem } from './review-item.tsx'
import { type ReviewOrder, reviewOrders, sortReviews } from './sort-reviews.ts'

type ReviewsProps = { reviews: readonly Review[]; onShow: (userId: string) => void }

/** What people wrote, by where the transaction stands, in the chosen order (docs/product/community.md#profile). */
export function Reviews({ reviews, onShow }: ReviewsProps) {
  const words = useMessages(profileMessages)
  const [order, setOrder] = useState<ReviewOrder>('newest')
  return (
    <section aria-labelledby="profile-reviews" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 id="profile-reviews" className="pb-3 text-20">
          {words.reviews}
        </h3>
        <Select
          label={words.sort}
          items={reviewOrders.map((id) => ({ id, name: words[id] }))}
          value={order}
          onChange={(event) =>
            setOrder(reviewOrders.find((id) => id === event.target.value) ?? 'newest')
          }
          className="min-w-44"
        />
      </div>
      <Tabs>
        <TabList
          aria-label={words.reviews}
          className="flex gap-1 overflow-x-auto border-b border-line"
        >
          {reviewStatuses.map((status) => (
            <Tab
              key={status}
              id={status}
              className="min-h-12 cursor-pointer content-center border-b-3 border-transparent px-3 whitespace-nowrap text-ink-2 outline-offset-[-3px] data-selected:border-poppy data-selected:font-bold data-selected:text-ink"
            >
              {`${words.tab[status]} (${reviews.filter((review) => review.status === status).length})`}
            </Tab>
          ))}
        </TabList>
        {reviewStatuses.map((status) => {
          const shown = sortReviews(reviews, order).filter((review) => review.status === status)
          return (
            <TabPanel key={status} id={status}>
              {shown.length === 0 ? (
                <p className="py-4 text-ink-2">{words.noReviews}</p>
              ) : (
                <ul>
                  {shown.map((review) => (
                    <ReviewItem key={review.id} review={review} onShow={onShow} />
                  ))}
                </ul>
              )}
            </TabPanel>
          )
        })}
      </Tabs>
    </section>
  )
}
