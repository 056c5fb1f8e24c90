import { useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { DateRangeFields } from '#web/ui/dates/date-range-fields.tsx'
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { TimeSlotList } from '#web/ui/dates/time-slot-list.tsx'
import { devMessages } from './messages.ts'
import { Show } from './show.tsx'

const day = '2027-03-05'

export function FormWidgets() {
  const words = useMessages(devMessages)
  const [expiry, setExpiry] = useState('')
  const [moment, setMoment] = useState<string | undefined>(`${day}T10:00`)
  const [trip, setTrip] = useState<{ start?: string; end?: string }>({})
  const [isOn, setOn] = useState(true)
  return (
    <>
      <Show name="Button">
        <Button>{words.open}</Button>
        <Button variant="secondary">{words.open}</Button>
        <Button variant="ghost">{words.open}</Button>
        <Button variant="danger">{words.open}</Button>
        <Button busy>{words.open}</Button>
        <Button disabledReason={words.reason}>{words.open}</Button>
      </Show>
      <Show name="TextField, TextArea, Select, Checkbox, Chip">
        <div className="grid w-full gap-4">
          <TextField label={words.name} hint={words.hint} required />
          <TextField label={words.name} error={words.wrong} required />
          <TextArea label={words.name} />
          <Select label={words.name} items={[{ id: '1', name: words.car }]} placeholder="–" />
          <Checkbox>{words.name}</Checkbox>
          <Checkbox error={words.wrong}>{words.phone}</Checkbox>
          <div className="flex gap-2">
            <Chip selected={isOn} onToggle={() => setOn(!isOn)}>
              {words.car}
            </Chip>
            <Chip selected={!isOn} onToggle={() => setOn(!isOn)}>
              {words.phone}
            </Chip>
          </div>
        </div>
      </Show>
      <Show name="DateField">
        <div className="grid w-full gap-4">
          <DateField label={words.expiry} value={expiry} onChange={setExpiry} required />
          <DateField label={words.expiry} value={day} onChange={setExpiry} error={words.wrong} />
        </div>
      </Show>
      <Show name="DateTimeField, DateRangeFields, TimeSlotList">
        <div className="grid w-full gap-4">
          <DateTimeField
            label={words.pickup}
            value={moment}
            onChange={setMoment}
            min={`${day}T09:30`}
          />
          <DateRangeFields
            start={trip.start}
            end={trip.end}
            onChange={setTrip}
            min={`${day}T09:30`}
          />
          <TimeSlotList
            value={`${day}T10:00`}
            limits={{ min: `${day}T09:30`, max: `${day}T18:00` }}
            onChange={setMoment}
          />
        </div>
      </Show>
    </>
  )
}
