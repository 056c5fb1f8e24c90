import type { StaffMaintenanceItem } from '#protocol/rentals/workshop/staff-maintenance.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount, formatMiles } from '#web/core/money.ts'
import { Code } from '#web/ui/code.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Num } from '#web/ui/num.tsx'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { OwnNote } from '../own-note.tsx'
import { CloseForm } from './close-form.tsx'
import { maintenanceMessages } from './maintenance-messages.ts'

export const tones: Partial<Record<StaffMaintenanceItem['state'], Tone>> = {
  due: 'warn',
  overdue: 'danger',
  booked: 'info',
}

/** One thing that a car needs: when it is due, where the car is, and how it is closed. */
export function MaintenanceCard({ item }: { item: StaffMaintenanceItem }) {
  const words = useMessages(maintenanceMessages)
  const { title, car, plate, area, state, due, renter, appointment, warnings } = item
  const when = useWhen()
  const day = due.date && when.day(due.date)
  const reading = due.odometer === undefined ? undefined : formatCount(due.odometer)
  return (
    <StaffCard
      about={`${title}, ${car}, ${plate}`}
      title={title}
      badges={<Badge tone={tones[state] ?? 'neutral'}>{words.states[state]}</Badge>}
    >
      <p>
        <b>{car}</b> · <Code>{plate}</Code> · {area}
      </p>
      <InfoList>
        <InfoItem label={words.due}>
          <Num>{words.dueBy(day, reading)}</Num>
        </InfoItem>
        <InfoItem label={words.reading}>
          <Num>{formatMiles(item.odometer)}</Num>
        </InfoItem>
        <InfoItem label={words.renter}>{renter ?? words.atHome}</InfoItem>
        <InfoItem label={words.visit}>{appointment && when.wall(appointment)}</InfoItem>
        <InfoItem label={words.warnings}>{warnings}</InfoItem>
      </InfoList>
      {item.own ? <OwnNote /> : <CloseForm item={item} />}
    </StaffCard>
  )
}
