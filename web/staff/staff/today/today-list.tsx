import { staffToday } from '#protocol/staff/names.ts'
import { visitKinds } from '#protocol/staff/staff/choices.ts'
import type { Visit } from '#protocol/staff/staff/staff-today.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Banner } from '#web/ui/banner.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { StaffList } from '../staff-list.tsx'
import { todayMessages } from './today-messages.ts'
import { VisitCard } from './visit-card.tsx'

/** Who comes today, by what they come for; the earliest first. */
export function TodayList() {
  const words = useMessages(todayMessages)
  const { data, isPending, error, refetch } = useRead(staffToday, {})
  const rows = data?.visits ?? []
  return (
    <>
      <NotSet sentences={data?.notSet ?? []} />
      <StaffList
        list={{
          rows,
          isPending,
          // At the car an old list is better than none.
          error: rows.length === 0 ? error : null,
          onRefresh: refetch,
        }}
        none={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      >
        {(visits) =>
          visitKinds.map((kind) => (
            <VisitGroup
              key={kind}
              title={words.groups[kind]}
              visits={visits.filter((visit) => visit.kind === kind)}
            />
          ))
        }
      </StaffList>
    </>
  )
}

/** What renters are not offered, because nobody has set it. */
function NotSet({ sentences }: { sentences: readonly string[] }) {
  const words = useMessages(todayMessages)
  if (sentences.length === 0) return null
  return (
    <Banner className="mb-4">
      <h2 className="text-18">{words.notSet}</h2>
      <ul className="mt-1 list-disc pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Banner>
  )
}

function VisitGroup({ title, visits }: { title: string; visits: Visit[] }) {
  if (visits.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-3">
      <h2>{title}</h2>
      {visits.map((visit) => (
        <VisitCard key={visit.orderId} visit={visit} />
      ))}
    </section>
  )
}
