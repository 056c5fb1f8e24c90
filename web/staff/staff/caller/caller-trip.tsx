import { useState } from 'react'
import { addDays, wallMinutes } from '#domain/core/time/wall-time.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Chip } from '#web/ui/chip.tsx'
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { onThisClock } from '../instant-text.ts'
import { callerMessages } from './caller-messages.ts'
import type { Found } from './found.ts'
import type { Saying } from './use-wish.ts'

const lengths = [7, 14, 21, 30] as const

type CallerTripProps = Saying & {
  found: Found | undefined
  errors: Readonly<Record<string, string>>
}

/** From when, how long, where, and what kind of car. */
export function CallerTrip({ wish, say, found, errors }: CallerTripProps) {
  const words = useMessages(callerMessages)
  const { start, end } = wish
  const days = Math.round((wallMinutes(end) - wallMinutes(start)) / 1440)
  const [now] = useState(() => onThisClock(new Date().toISOString()).slice(0, 16))
  return (
    <section className="grid gap-4" aria-label={words.length}>
      <div className="caller-pair">
        <DateTimeField
          label={words.from}
          value={start}
          min={now}
          isNear
          error={errors.start}
          // What is agreed is how long: another start moves the end with it.
          onChange={(next) => say({ start: next, end: addDays(next, Math.max(1, days)), appt: '' })}
        />
        <DateTimeField
          label={`${words.to}, ${words.days(days)}`}
          value={end}
          min={addDays(start, 1)}
          isNear
          error={errors.end}
          onChange={(next) => say({ end: next })}
        />
      </div>
      <div role="group" aria-label={words.length} className="caller-chips">
        {lengths.map((length) => (
          <Chip
            key={length}
            selected={days === length}
            onToggle={() => say({ end: addDays(start, length) })}
          >
            {words.lengths[length]}
          </Chip>
        ))}
      </div>
      {found && (
        <>
          {found.areas.length > 1 && (
            <Select
              label={words.area}
              value={found.area}
              items={found.areas}
              onChange={({ target }) => say({ area: target.value, car: '', subtype: '', appt: '' })}
            />
          )}
          <div role="group" aria-label={words.types} className="caller-chips">
            {found.subtypes.map(({ id, name }) => (
              <Chip
                key={id}
                selected={wish.subtype === id}
                onToggle={() => say({ subtype: wish.subtype === id ? '' : id, car: '' })}
              >
                {name}
              </Chip>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
