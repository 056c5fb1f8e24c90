import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { staffCars } from '#protocol/staff/names.ts'
import type { GarageCar } from '#protocol/staff/garage/staff-cars.ts'
import { usePages } from '#web/core/api/use-pages.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { StaffList } from '../staff-list.tsx'
import { CarPicture } from './car-picture.tsx'
import { FleetFile } from './fleet-file.tsx'
import { PhotoFile } from './photo-file.tsx'
import { garageMessages } from './garage-messages.ts'

const { useSearch, useNavigate } = getRouteApi(routes.staff)

const states = ['active', 'maintenance', 'outOfService', 'retired'] as const
const tones: Record<GarageCar['status'], Tone> = {
  active: 'ok',
  maintenance: 'warn',
  outOfService: 'warn',
  retired: 'neutral',
}

/** Every car of the company, found by words, area and state, which stand in the address. */
export function CarList() {
  const words = useMessages(garageMessages)
  const { find, area, state: asked } = useSearch()
  const status = states.find((one) => one === asked)
  const input = {
    ...(find !== undefined && { find }),
    ...(area !== undefined && { area }),
    ...(status !== undefined && { status }),
  }
  const { pages, isPending, error, refetch, hasMore, isLoadingMore, loadMore } = usePages(
    staffCars,
    input,
    { keepsLast: true },
  )
  const counts = pages[0]?.counts ?? {}
  const isNarrowed = Object.keys(input).length > 0
  const rows = pages.flatMap(({ cars }) => cars)
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start gap-3">
        <LinkButton to={routes.staff} search={{ view: 'cars', car: 'new' }}>
          <Plus aria-hidden="true" size={20} />
          {words.add}
        </LinkButton>
        <FleetFile />
        <PhotoFile />
      </div>
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
              <li key={car.id}>
                <CarRow car={car} />
              </li>
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
  const navigate = useNavigate()
  const { find, area, state } = useSearch()
  const [text, setText] = useState(find ?? '')
  const [shown, setShown] = useState(find)
  // By a link or by Back: the field, which may have the focus, stays the same one.
  if (shown !== find) {
    setShown(find)
    setText(find ?? '')
  }
  const field = useRef<HTMLInputElement>(null)
  const show = (more: { find?: string; area?: string; state?: string }) => {
    const wanted = { find, area, state, ...more }
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
        className="max-lg:col-span-2"
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

function CarRow({ car }: { car: GarageCar }) {
  const words = useMessages(garageMessages)
  return (
    <Link
      to={routes.staff}
      search={{ view: 'cars', car: car.id }}
      className="flex min-h-15 items-center gap-3 px-3 py-1 no-underline hover:bg-sunken"
    >
      <CarPicture subtypeId={car.subtypeId} colour={car.colour} photo={car.photo} />
      <span className="grid min-w-0 flex-1 gap-x-4 lg:grid-cols-2">
        <span className="min-w-0">
          <span className="block font-bold text-ink">
            {car.make} {car.model} {car.year}
          </span>
          <span className="block truncate text-14 text-ink-2">
            {car.plate || words.noPlate} · {car.city}
          </span>
        </span>
        <span className="hidden text-14 text-ink-2 lg:block">
          <span className="block truncate">{car.area}</span>
          {car.vinEnd !== undefined && (
            <>
              <span className="sr-only">{words.vinEnd}: </span>
              {car.vinEnd}
            </>
          )}
        </span>
      </span>
      <span className="grid flex-none items-center justify-items-end gap-1 lg:flex">
        <span className="text-right">
          <span className="sr-only">{words.prices}: </span>
          <Money rate dollars={car.month} className="block font-bold text-ink" />
          <span className="block text-14 text-ink-2">
            <Money rate dollars={car.week} /> · <Money rate dollars={car.day} />
          </span>
        </span>
        <span>
          <Badge tone={car.isOut ? 'info' : tones[car.status]}>
            {car.isOut ? words.out : words.states[car.status]}
          </Badge>
        </span>
      </span>
    </Link>
  )
}
