import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { Area } from '#protocol/fleet/home/home.ts'
import type { WaitingListItem } from '#protocol/rentals/waiting-list/waiting-list-item.ts'
import { earliestMoment } from '#web/fleet/site/earliest.ts'
import { focusInside } from '#web/core/routing/focus.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { DateRangeFields } from '#web/ui/dates/date-range-fields.tsx'
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useTypesFeatures } from '#web/fleet/cars/parts/use-types-features.ts'
import { waitingListMessages } from '../messages.ts'
import { useJoin } from '../use-join.ts'
import { type EntryValues, entryErrors } from '../entry-values.ts'
import { ChoiceChips } from './choice-chips.tsx'

type EntryFormProps = {
  start: EntryValues
  areas: readonly Area[]
  onAdded: (item: WaitingListItem) => void
  onCancel: () => void
}

/** What somebody waits for: where, when, which kinds of car, for how much at most. */
export function EntryForm({ start, areas, onAdded, onCancel }: EntryFormProps) {
  const words = useMessages(waitingListMessages)
  const id = useId()
  const { types, features } = useTypesFeatures()
  const [values, setValues] = useState(start)
  const [now] = useState(() => new Date())
  const [tried, setTried] = useState(false)
  const join = useJoin(onAdded)
  const area = areas.find((each) => each.id === values.area)
  const earliest = earliestMoment(now, area, areas)
  const problems = entryErrors(values, earliest)
  const errors = tried ? { ...join.errors, ...problems } : join.errors

  const change = (patch: Partial<EntryValues>) => {
    join.forget()
    setValues((previous) => ({ ...previous, ...patch }))
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problems).length === 0) join.send(values)
    // After the sentences are there.
    else setTimeout(() => focusInside(id))
  }
  const dates = { start: values.start, end: values.openEnd ? undefined : values.end }
  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={send}>
      <Select
        label={words.area}
        required
        icon={<MapPin aria-hidden="true" size={20} className="flex-none text-ink-2" />}
        items={areas}
        value={values.area}
        error={errors.area}
        onChange={(event) => change({ area: event.target.value })}
      />
      <div className="grid gap-3">
        <div className="grid gap-3 min-[420px]:grid-cols-2">
          {values.openEnd ? (
            <DateTimeField
              label={words.start}
              required
              value={values.start}
              min={earliest}
              error={errors.start}
              onChange={(moment) => change({ start: moment })}
            />
          ) : (
            <DateRangeFields
              {...dates}
              required
              min={earliest}
              errors={{ start: errors.start, end: errors.end }}
              onChange={change}
            />
          )}
        </div>
        <Checkbox
          checked={values.openEnd}
          onChange={(event) => change({ openEnd: event.target.checked })}
        >
          {words.openEnd}
        </Checkbox>
        {values.openEnd && <p className="text-14 text-ink-2">{words.openEndHint}</p>}
      </div>
      <ChoiceChips
        label={words.kinds}
        hint={words.kindsHint}
        error={errors.types}
        choices={types.flatMap(({ subtypes, ...type }) => [
          { id: type.id, name: words.allOf(type.name) },
          ...subtypes,
        ])}
        chosen={values.types}
        onChange={(chosen) => change({ types: chosen })}
      />
      <ChoiceChips
        label={words.features}
        opener={words.chooseFeatures}
        error={errors.features}
        choices={features}
        chosen={values.features}
        onChange={(chosen) => change({ features: chosen })}
      />
      <TextField
        label={words.price}
        hint={words.priceHint}
        icon={<span aria-hidden="true">$</span>}
        inputMode="decimal"
        value={values.highestMonthPrice}
        error={errors.highestMonthPrice}
        onChange={(event) => change({ highestMonthPrice: event.target.value })}
        className="max-w-70"
      />
      <div role="alert">
        {join.refused && (
          <Banner tone="warn">
            <p>{join.refused}</p>
            {join.freeCar && (
              <Link
                to={routes.details}
                search={{ area: values.area, car: join.freeCar, ...dates }}
                className="link inline-flex min-h-11 items-center font-bold"
              >
                {words.seeFreeCar}
              </Link>
            )}
          </Banner>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={join.isPending}>
          {words.send}
        </Button>
        {join.refused ? (
          <LinkButton
            to={routes.results}
            search={{ area: values.area, ...dates }}
            variant="secondary"
            size="lg"
          >
            {words.freeCars}
          </LinkButton>
        ) : (
          <Button variant="secondary" size="lg" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
