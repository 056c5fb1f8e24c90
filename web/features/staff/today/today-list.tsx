import { staffToday, type Visit, visitKinds } from '#protocol/staff/staff-today.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ListFrame } from '../list-frame.tsx'
import { todayMessages } from './today-messages.ts'
import { VisitCard } from './visit-card.tsx'

/** Who comes today, by what they come for; the earliest first. */
export function TodayList() {
  const words = useMessages(todayMessages)
  const { data, isPending, error, refetch } = useRead(staffToday, {})
  const visits = data?.status === 1 ? data.visits : []
  const failed = visits.length === 0 ? error : null
  return (
    <ListFrame
      isPending={isPending}
      error={failed}
      onRefresh={() => void refetch()}
      isEmpty={false}
    >
      {visits.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      {visitKinds.map((kind) => (
        <VisitGroup
          key={kind}
          title={words.groups[kind]}
          visits={visits.filter((visit) => visit.kind === kind)}
        />
      ))}
    </ListFrame>
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
