import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { addDaysToDay } from '#domain/core/time/wall-time.ts'
import { staffToday } from '#protocol/staff/names.ts'
import { visitKinds } from '#protocol/staff/staff/choices.ts'
import type { Visit } from '#protocol/staff/staff/staff-today.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useWhen } from '../desk/use-when.ts'
import { staffMessages } from '../messages.ts'
import { StaffList } from '../staff-list.tsx'
import { todayMessages } from './today-messages.ts'
import { BrokenCars, Overlaps, Waiting } from './today-tasks.tsx'
import { VisitRow } from './visit-row.tsx'

const { useSearch } = getRouteApi(routes.staff)

/** So many days can be looked at. */
const shownDays = 7

/** Who comes on a day, by what they come for, those who are late first (docs/product/staff.md#today). */
export function TodayList() {
  const words = useMessages(todayMessages)
  const { day, area } = useSearch()
  const { data, isPending, error, refetch } = useRead(staffToday, day === undefined ? {} : { day })
  const all = data?.visits ?? []
  const soon = (data?.papersSoon ?? []).filter(
    ({ areaId }) => area === undefined || areaId === area,
  )
  const rows = all.filter(({ areaId }) => area === undefined || areaId === area)
  const today = data?.today ?? ''
  const list = {
    rows,
    isPending,
    // At the car an old list is better than none.
    error: rows.length === 0 ? error : null,
    onRefresh: refetch,
  }
  return (
    <>
      <NotSet sentences={data?.notSet ?? []} />
      {data && <Choices today={today} visits={all} />}
      {data && <Numbers found={data} rows={rows} />}
      {data && <Waiting counts={data.waiting} />}
      <BrokenCars cars={data?.brokenCars ?? []} />
      <Overlaps overlaps={data?.overlaps ?? []} />
      <StaffList list={list} none={<EmptyState title={words.none}>{words.noneText}</EmptyState>}>
        {(visits) => (
          <>
            <VisitGroup
              title={words.lateGroup}
              visits={visits.filter(({ late }) => late)}
              today={today}
            />
            {visitKinds.map((kind) => (
              <VisitGroup
                key={kind}
                title={words.groups[kind]}
                visits={visits.filter((visit) => visit.kind === kind && !visit.late)}
                today={today}
              />
            ))}
          </>
        )}
      </StaffList>
      <VisitGroup title={words.papersSoon} visits={soon} today={today} />
    </>
  )
}

/** Which day, and which area where there are several. */
function Choices({ today, visits }: { today: string; visits: readonly Visit[] }) {
  const words = useMessages(todayMessages)
  const when = useWhen()
  const navigate = useNavigate()
  const own = useMessages(staffMessages)
  const { day = today, area } = useSearch()
  const show = (more: { day?: string | undefined; area?: string | undefined }) =>
    void navigate({ to: routes.staff, search: (before) => ({ ...before, ...more }), replace: true })
  const days = Array.from({ length: shownDays }, (_, ahead) => addDaysToDay(today, ahead))
  const named = [words.today, words.tomorrow]
  const areas = [...new Map(visits.map((visit) => [visit.areaId, visit.area]))]
  return (
    <div className="visit-days">
      <div>
        <Segments
          label={words.days}
          hidesLabel
          items={days.map((id, ahead) => ({ id, name: named[ahead] ?? when.day(id).slice(0, 3) }))}
          value={day}
          onChange={(id) => show({ day: id === today ? undefined : id })}
        />
      </div>
      {(areas.length > 1 || area !== undefined) && (
        <Select
          label={own.area}
          value={area ?? ''}
          items={[{ id: '', name: words.allAreas }, ...areas.map(([id, name]) => ({ id, name }))]}
          onChange={({ target }) => show({ area: target.value || undefined })}
        />
      )}
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={20} />
        {words.print}
      </Button>
    </div>
  )
}

type NumbersProps = {
  found: { cars: { free: number; all: number }; taken?: number | undefined }
  rows: readonly Visit[]
}

/** The day in four numbers. */
function Numbers({ found: { cars, taken }, rows }: NumbersProps) {
  const words = useMessages(todayMessages)
  const late = rows.filter((visit) => visit.late).length
  const tile = 'rounded-card border border-line bg-surface px-4 py-3'
  const number = 'block text-24 leading-tight font-bold'
  return (
    <ul className="mb-4 grid grid-cols-2 gap-2 lg:grid-cols-4">
      <li className={tile}>
        <Num className={late > 0 ? `${number} text-danger` : number}>{late}</Num>
        <span className="text-14 text-ink-2">{words.late(late)}</span>
      </li>
      <li className={tile}>
        <Num className={number}>{rows.length}</Num>
        <span className="text-14 text-ink-2">{words.visits(rows.length)}</span>
      </li>
      <li className={tile}>
        <Num className={number}>{cars.free}</Num>
        <span className="text-14 text-ink-2">{words.freeOf(cars.all)}</span>
      </li>
      {taken !== undefined && (
        <li className={tile}>
          <Money dollars={taken} className={number} />
          <span className="text-14 text-ink-2">{words.taken}</span>
        </li>
      )}
    </ul>
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

type VisitGroupProps = { title: string; visits: readonly Visit[]; today: string }

function VisitGroup({ title, visits, today }: VisitGroupProps) {
  const words = useMessages(todayMessages)
  const open = visits.filter(({ missing }) => missing.length > 0).length
  if (visits.length === 0) return null
  return (
    <section
      aria-label={title}
      className="overflow-clip rounded-card border border-line bg-surface"
    >
      <h2 className="border-b border-line px-4 py-3 text-20">
        {title}{' '}
        <span className="font-text text-16 font-normal text-ink-2">
          <Num>{visits.length}</Num>
          {open > 0 && `, ${words.notReady(open)}`}
        </span>
      </h2>
      <ul>
        {visits.map((visit) => (
          <VisitRow key={visit.orderId} visit={visit} today={today} />
        ))}
      </ul>
    </section>
  )
}
