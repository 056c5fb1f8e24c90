import { Plus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import {
  isWeekday,
  mostOtherDays,
  type OtherDay,
  readOtherHours,
  weekdays,
  writeOtherHours,
} from '#domain/core/time/opening-hours.ts'
import { addDaysToDay, parseDay } from '#domain/core/time/wall-time.ts'
import { tidyTime, typedTime } from '#domain/core/time/typed-time.ts'
import { formatDay } from '#domain/core/time/format-date.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { areaMessages } from './area-messages.ts'

type HoursFieldProps = {
  /** As it is kept: `sat 09:00-14:00;sun closed;2026-12-25 closed`. */
  value: string
  onChange: (value: string) => void
  /** The day there, from which on days of their own are planned. */
  today: string
  usual: { opens: string; closes: string }
  error: string | undefined
}

/** What is begun but not whole yet is kept as it is typed, and refused when it is sent. */
const partsOf = (value: string): OtherDay[] =>
  readOtherHours(value) ??
  value.split(';').map((part) => {
    const [on = '', said = ''] = part.split(' ')
    const [opens = '', closes = ''] = said.split('-')
    return said === 'closed' ? { on } : { on, hours: { opens, closes } }
  })

/** The days of the week and the single days on which an area is open otherwise, or closed (docs/product/company.md#hours). */
export function HoursField({ value, onChange, today, usual, error }: HoursFieldProps) {
  const words = useMessages(areaMessages)
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  const days = partsOf(value)
  const set = (now: readonly OtherDay[]) => onChange(writeOtherHours(now))
  /** Of two that name one day for a moment, each keeps its own. */
  const put = (at: number, to: OtherDay | undefined) =>
    set(days.toSpliced(at, 1, ...(to ? [to] : [])))
  return (
    <fieldset
      className="grid gap-3"
      aria-describedby={error ? `${id}-error` : undefined}
      {...(error && { 'data-invalid': true, tabIndex: -1 })}
    >
      <legend className="font-bold">{words.otherHours}</legend>
      <p className="text-14 text-ink-2">{words.otherHoursText}</p>
      <ul className="grid gap-3 lg:grid-cols-2">
        {weekdays.map((on) => {
          const at = days.findIndex((day) => day.on === on)
          return (
            <li key={on}>
              <DayRow
                name={words.weekdays[on]}
                other={days[at]}
                hasUsual
                usual={usual}
                onChange={(now) => put(at === -1 ? days.length : at, now && { ...now, on })}
              />
            </li>
          )
        })}
      </ul>
      <ul className="grid gap-3">
        {days.map((day, at) => {
          const { on, hours } = day
          if (isWeekday(on)) return null
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the day itself changes while it is typed.
            <li key={at} className="flex flex-wrap items-start gap-3">
              <DateField
                label={words.day}
                value={on}
                autoComplete="off"
                onChange={(typed) => put(at, { on: typed, hours })}
              />
              <DayRow
                name={shownDay(on)}
                other={day}
                hasUsual={false}
                usual={usual}
                onChange={(now) => put(at, now && { ...now, on })}
              />
              <Button
                variant="ghost"
                className="mt-6"
                aria-label={words.removeDay(shownDay(on))}
                onClick={() => {
                  put(at, undefined)
                  add.current?.focus()
                }}
              >
                <Trash2 aria-hidden="true" size={20} />
              </Button>
            </li>
          )
        })}
      </ul>
      {error && <FieldNote id={id} error={error} />}
      {days.length < mostOtherDays && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            ref={add}
            onClick={() => set([...days, { on: freeDay(today, days) }])}
          >
            <Plus aria-hidden="true" size={20} />
            {words.addDay}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** As it is read; what is no day yet, as it is typed. */
const shownDay = (on: string) => (parseDay(on) ? formatDay(on) : on)

/** The first day that has no hours of its own. */
function freeDay(today: string, days: readonly OtherDay[]): string {
  let day = today
  while (days.some(({ on }) => on === day)) day = addDaysToDay(day, 1)
  return day
}

/** Stands in what is kept where a time is still to be typed. */
const noTime = '?'

type DayRowProps = {
  name: string
  other: OtherDay | undefined
  hasUsual: boolean
  usual: { opens: string; closes: string }
  onChange: (now: Omit<OtherDay, 'on'> | undefined) => void
}

function DayRow({ name, other, hasUsual, usual, onChange }: DayRowProps) {
  const words = useMessages(areaMessages)
  const choice = other ? (other.hours ? 'own' : 'closed') : 'usual'
  const hours = other?.hours
  const time = (which: 'opens' | 'closes') =>
    hours && (
      <TimeField
        label={words.timeOf(words[which], name)}
        value={hours[which]}
        onChange={(now) => onChange({ hours: { ...hours, [which]: now } })}
      />
    )
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label={name}
        value={choice}
        items={[
          ...(hasUsual ? [{ id: 'usual', name: words.usualHours }] : []),
          { id: 'closed', name: words.closed },
          { id: 'own', name: words.ownHours },
        ]}
        onChange={({ target }) =>
          onChange(
            target.value === 'usual' ? undefined : target.value === 'own' ? { hours: usual } : {},
          )
        }
      />
      {time('opens')}
      {time('closes')}
    </div>
  )
}

type TimeFieldProps = { label: string; value: string; onChange: (now: string) => void }

/** What is no time yet stays as it is typed, and is kept as what is refused. */
function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<{ text: string; for: string }>()
  return (
    <TextField
      label={label}
      autoComplete="off"
      tidy={tidyTime}
      value={typed?.for === value ? typed.text : value}
      onChange={({ target }) => {
        const now = typedTime(target.value) ?? noTime
        setTyped({ text: target.value, for: now })
        onChange(now)
      }}
    />
  )
}
