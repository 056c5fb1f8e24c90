import { useState } from 'react'
import { userInfo } from '#protocol/account/user-info.ts'
import { errorText } from '#web/core/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routes.ts'
import { useRead } from '#web/core/use-read.ts'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page, PageHead } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BookingList } from './booking-list.tsx'
import { DocumentList } from './document-list.tsx'
import { staffMessages } from './messages.ts'
import { PaymentList } from './payment-list.tsx'

const lists = { bookings: BookingList, documents: DocumentList, payments: PaymentList }
type ListName = keyof typeof lists

/** What waits for a person of the company: bookings, documents and payments (PRODUCT.md 13). */
export function StaffScreen() {
  const words = useMessages(staffMessages)
  const { data, error, refetch } = useRead(userInfo, {})
  const [name, setName] = useState<ListName>('bookings')
  if (data?.status !== 1) {
    return (
      <Page title={words.title} busy={!error}>
        <PageHead title={words.title} />
        {error ? (
          <ErrorState text={errorText(error)} onRefresh={() => void refetch()} />
        ) : (
          <Skeleton className="h-80" />
        )}
      </Page>
    )
  }
  if (!data.userInfo.staff) {
    return (
      <Page title={words.notStaff}>
        <EmptyState
          heading="h1"
          title={words.notStaff}
          actions={<LinkButton to={routes.home}>{words.home}</LinkButton>}
        >
          {words.notStaffText}
        </EmptyState>
      </Page>
    )
  }
  const List = lists[name]
  return (
    <Page title={`${words[name]} · ${words.title}`}>
      <PageHead title={words.title} />
      <nav aria-label={words.tabs} className="mb-5 flex flex-wrap gap-2">
        {(Object.keys(lists) as ListName[]).map((each) => (
          <Chip key={each} selected={each === name} onToggle={() => setName(each)}>
            {words[each]}
          </Chip>
        ))}
      </nav>
      <List />
    </Page>
  )
}
