import { staffRelocations } from '#protocol/jobs/names.ts'
import type { LookedAtRelocation } from '#protocol/jobs/relocation/staff-relocations.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { lookMessages } from '#web/jobs/relocation/look-messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Code } from '#web/ui/code.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Num } from '#web/ui/num.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { useList } from '../use-list.ts'
import { relocationMessages } from './relocation-messages.ts'

function useColumns(): DeskColumn<LookedAtRelocation>[] {
  const words = useMessages(lookMessages)
  const desk = useMessages(relocationMessages)
  const when = useWhen()
  return [
    {
      id: 'driver',
      sortBy: ({ driver }) => driver,
      title: words.driver,
      width: '2fr',
      cell: ({ driver, plate }) => <Lines first={driver} second={<Code>{plate}</Code>} />,
    },
    {
      id: 'what',
      sortBy: ({ title }) => title,
      title: words.why,
      width: '5fr',
      cell: ({ title, because }) => <Lines first={title} second={because[0]} />,
    },
    {
      id: 'finished',
      sortBy: ({ finishedAt }) => finishedAt,
      title: words.finished,
      width: 172,
      cell: ({ finishedAt }) => when.wall(finishedAt),
    },
    {
      id: 'reasons',
      sortBy: ({ because }) => because.length,
      title: desk.reason,
      width: 130,
      cell: ({ because }) => <Badge tone="warn">{desk.reasonCount(because.length)}</Badge>,
    },
  ]
}

/** Relocations that wait for the eyes of staff, with what does not fit (docs/product/jobs.md#who-looks-at-it). */
export function ToLookAt() {
  const words = useMessages(lookMessages)
  const list = useList(staffRelocations, {}, ({ relocations }) => relocations)
  const columns = useColumns()
  if (!list.found || list.rows.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby="to-look-at">
      <h2 id="to-look-at" className="text-20">{`${words.toLookAt}: ${list.found.total}`}</h2>
      <DeskList
        label={words.toLookAt}
        list={list}
        idOf={jobIdOf}
        aboutOf={({ title }) => title}
        columns={columns}
      >
        {(one) => <LookCard key={one.id} one={one} />}
      </DeskList>
    </section>
  )
}

/** Of the job; the rows of the other list on this screen have the ids of cars. */
const jobIdOf = ({ id }: LookedAtRelocation) => `job-${id}`

/** What does not fit, and the way to its job, where it is decided. */
function LookCard({ one }: { one: LookedAtRelocation }) {
  const words = useMessages(lookMessages)
  const when = useWhen()
  const { id, title, driver, plate, because, finishedAt } = one
  return (
    <StaffCard about={title} title={title}>
      <ul className="list-disc pl-5">
        {because.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <InfoList>
        <InfoItem label={words.driver}>
          {driver}
          <Code className="block font-normal">{plate}</Code>
        </InfoItem>
        <InfoItem label={words.finished}>
          <Num>{when.wall(finishedAt)}</Num>
        </InfoItem>
      </InfoList>
      <LinkButton
        to={routes.job}
        params={{ id }}
        className="justify-self-start"
        aria-label={words.lookOf(title)}
      >
        {words.look}
      </LinkButton>
    </StaffCard>
  )
}
