import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { carOrders } from '#protocol/staff/garage/choices.ts'
import { staffCars } from '#protocol/staff/names.ts'
import { usePages } from '#web/core/api/use-pages.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { StaffList } from '../staff-list.tsx'
import { CarRow } from './car-row.tsx'
import { FleetFile } from './fleet-file.tsx'
import { PhotoFile } from './photo-file.tsx'
import { garageMessages } from './garage-messages.ts'
import { type Chosen, ManyCars } from './many-cars.tsx'
import { manyCarsMessages } from './many-cars-messages.ts'
import { UndoChange } from './what-changes.tsx'

const { useSearch, useNavigate } = getRouteApi(routes.staff)

const states = ['active', 'maintenance', 'outOfService', 'retired'] as const

/** Every car of the company, found by words, area and state, which stand in the address. */
export function CarList() {
  const words = useMessages(garageMessages)
  const many = useMessages(manyCarsMessages)
  const { find, area, state: asked, sort: wanted } = useSearch()
  const sort = carOrders.find((one) => one === wanted)
  const status = states.find((one) => one === asked)
  const input = {
    ...(find !== undefined && { find }),
    ...(area !== undefined && { area }),
    ...(status !== undefined && { status }),
  }
  const wished = { ...input, ...(sort && { sort }) }
  const { pages, isPending, error, refetch, hasMore, isLoadingMore, loadMore } = usePages(
    staffCars,
    wished,
    { keepsLast: true },
  )
  const counts = pages[0]?.counts ?? {}
  const isNarrowed = Object.keys(input).length > 0
  const rows = pages.flatMap(({ cars }) => cars)
  const [chosen, setChosen] = useState<Chosen>()
  const change = pages[0]?.change
  const total = states
    .filter((one) => (status ? one === status : one !== 'retired'))
    .reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  const [ticked, setTicked] = useState<string>()
  const choose = (id: string, isIn: boolean, withShift: boolean) => {
    const ids = rows.map((row) => row.id)
    const [from, to] = [ids.indexOf(withShift ? (ticked ?? id) : id), ids.indexOf(id)]
    const meant = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    const before = chosen === 'all' ? ids : [...(chosen ?? [])]
    setChosen(new Set(isIn ? [...before, ...meant] : before.filter((one) => !meant.includes(one))))
    setTicked(id)
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start gap-3">
        <LinkButton to={routes.staff} search={{ view: 'cars', car: 'new' }}>
          <Plus aria-hidden="true" size={20} />
          {words.add}
        </LinkButton>
        <FleetFile />
        <PhotoFile />
        {!chosen && total > 0 && (
          <Button variant="secondary" onClick={() => setChosen(new Set())}>
            {many.start}
          </Button>
        )}
      </div>
      {change && <UndoChange key={change.id} change={change} />}
      {chosen && (
        <ManyCars
          chosen={chosen}
          listed={input}
          total={total}
          onChosen={setChosen}
          onClose={() => setChosen(undefined)}
        />
      )}
      <Filters areas={pages[0]?.areas ?? []} counts={counts} isNarrowed={isNarrowed} />
      <StaffList
        list={{
          rows,
          isPending,
          error,
          onRefresh: refetch,
          more: hasMore ? { busy: isLoadingMore, onMore: loadMore } : undefined,
        }}
        none={
          <EmptyState title={isNarrowed ? words.none : words.noCars}>
            {isNarrowed ? words.noneText : words.noCarsText}
          </EmptyState>
        }
      >
        {(cars) => (
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {cars.map((car) => (
              <CarRow
                key={car.id}
                car={car}
                isChosen={chosen && (chosen === 'all' || chosen.has(car.id))}
                onChoose={(isIn, withShift) => choose(car.id, isIn, withShift)}
              />
            ))}
          </ul>
        )}
      </StaffList>
    </div>
  )
}

type FiltersProps = {
  areas: readonly { id: string; name: string }[]
  counts: Readonly<Record<string, number>>
  isNarrowed: boolean
}

function Filters({ areas, counts, isNarrowed }: FiltersProps) {
  const words = useMessages(garageMessages)
  const { order } = useMessages(deskMessages)
  const navigate = useNavigate()
  const { find, area, state, sort } = useSearch()
  const [text, setText] = useState(find ?? '')
  const [shown, setShown] = useState(find)
  // By a link or by Back: the field, which may have the focus, stays the same one.
  if (shown !== find) {
    setShown(find)
    setText(find ?? '')
  }
  const field = useRef<HTMLInputElement>(null)
  const show = (more: { find?: string; area?: string; state?: string; sort?: string }) => {
    const wanted = { find, area, state, sort, ...more }
    const search = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== '')
    void navigate({ to: routes.staff, search: { view: 'cars', ...Object.fromEntries(search) } })
  }
  const there = states.filter((one) => one !== 'retired').map((one) => counts[one] ?? 0)
  const inAll = there.reduce((sum, count) => sum + count, 0)
  return (
    <form
      role="search"
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault()
        show({ find: text.trim() })
      }}
    >
      <TextField
        ref={field}
        className="col-span-2"
        label={words.find}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Select
        label={words.area}
        placeholder={words.allAreas}
        items={areas}
        value={area ?? ''}
        onChange={({ target }) => show({ find: text.trim(), area: target.value })}
      />
      <Select
        label={words.state}
        placeholder={words.notRetired(inAll)}
        items={states.map((id) => ({
          id,
          name: words.ofState(words.states[id], counts[id] ?? 0),
        }))}
        value={state ?? ''}
        onChange={({ target }) => show({ find: text.trim(), state: target.value })}
      />
      <Select
        label={order}
        placeholder={words.byName}
        items={carOrders.map((id) => ({ id, name: words.orders[id] }))}
        value={sort ?? ''}
        onChange={({ target }) => show({ find: text.trim(), sort: target.value })}
      />
      <span className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          {words.search}
        </Button>
        {isNarrowed && (
          <Button
            variant="ghost"
            onClick={() => {
              void navigate({ to: routes.staff, search: { view: 'cars' } })
              field.current?.focus()
            }}
          >
            {words.showAll}
          </Button>
        )}
      </span>
    </form>
  )
}
