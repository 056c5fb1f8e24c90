import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import {
  mostOtherDays,
  type OtherDay,
  readOtherHours,
  weekdays,
  writeOtherHours,
} from '#domain/fleet/fleet/opening-hours.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
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

const isWeekday = (on: string) => weekdays.some((day) => day === on)
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
  const days = partsOf(value)
  const own = days.filter(({ on }) => !isWeekday(on))
  const set = (now: readonly OtherDay[]) => onChange(writeOtherHours(now))
  const change = (on: string, to: OtherDay | undefined) => {
    const others = days.filter((day) => day.on !== on)
    set(to ? [...others, to] : others)
  }
  const row = (on: string, name: string) => {
    const other = days.find((day) => day.on === on)
    return (
      <DayRow
        name={name}
        other={other}
        hasUsual={isWeekday(on)}
        usual={usual}
        onChange={(now) => change(on, now && { ...now, on })}
      />
    )
  }
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-bold">{words.otherHours}</legend>
      <p className="text-14 text-ink-2">{words.otherHoursText}</p>
      <ul className="grid gap-3 lg:grid-cols-2">
        {weekdays.map((day) => (
          <li key={day}>{row(day, words.weekdays[day])}</li>
        ))}
      </ul>
      <ul className="grid gap-3">
        {own.map(({ on, hours }, at) => (
          <li key={at} className="flex flex-wrap items-end gap-3">
            <TextField
              label={words.day}
              type="date"
              min={today}
              value={on}
              onChange={({ target }) =>
                set(days.map((day) => (day.on === on ? { on: target.value, hours } : day)))
              }
            />
            {row(on, on)}
            <Button
              variant="ghost"
              aria-label={words.removeDay(on)}
              onClick={() => change(on, undefined)}
            >
              <Trash2 aria-hidden="true" size={20} />
            </Button>
          </li>
        ))}
      </ul>
      {error && <FieldNote id={id} error={error} />}
      {days.length < mostOtherDays && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => set([...days, { on: freeDay(today, own) }])}
          >
            <Plus aria-hidden="true" size={20} />
            {words.addDay}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** The first day that has no hours of its own. */
function freeDay(today: string, own: readonly OtherDay[]): string {
  let day = today
  while (own.some(({ on }) => on === day)) {
    const next = new Date(`${day}T00:00:00Z`)
    next.setUTCDate(next.getUTCDate() + 1)
    day = next.toISOString().slice(0, 10)
  }
  return day
}

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
  const time = (which: 'opens' | 'closes') => (
    <TextField
      label={words.timeOf(words[which], name)}
      autoComplete="off"
      value={hours?.[which] ?? ''}
      onChange={({ target }) =>
        hours && onChange({ hours: { ...hours, [which]: target.value.replaceAll(/[^\d:]/g, '') } })
      }
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
      {hours && (
        <>
          {time('opens')}
          {time('closes')}
        </>
      )}
    </div>
  )
}
