import type { StaffMaintenanceItem } from '#protocol/rentals/workshop/staff-maintenance.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount, formatMiles } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Code } from '#web/ui/code.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Num } from '#web/ui/num.tsx'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { OwnNote } from '../own-note.tsx'
import { CloseForm } from './close-form.tsx'
import { maintenanceMessages } from './maintenance-messages.ts'
import { UpkeepHistory } from './upkeep-history.tsx'
import { VisitBox } from './visit-box.tsx'

/** One thing that a car needs: when it is due, where the car is, when it goes to the workshop, how it is closed, and what was before. */
export function MaintenanceCard({ item }: { item: StaffMaintenanceItem }) {
  const words = useMessages(maintenanceMessages)
  const { title, car, plate, area, isParked, description, campaign } = item
  return (
    <StaffCard
      about={`${title}, ${car}, ${plate}`}
      title={title}
      badges={isParked && <Badge tone="danger">{words.doNotDrive}</Badge>}
    >
      <p>
        <b>{car}</b> · <Code>{plate}</Code> · {area}
      </p>
      <Facts item={item} />
      {campaign && (
        <p>
          <b>{words.campaign(campaign)}</b>
          {description && <span className="block">{description}</span>}
        </p>
      )}
      <Ways item={item} />
      {item.state !== 'ok' && <VisitBox item={item} />}
      {item.state !== 'ok' && (item.own ? <OwnNote /> : <CloseForm item={item} />)}
      <UpkeepHistory car={item.carId} today={item.today} />
    </StaffCard>
  )
}

function Facts({ item }: { item: StaffMaintenanceItem }) {
  const words = useMessages(maintenanceMessages)
  const when = useWhen()
  const { due, place, until, renter, appointment, lastDone, warnings } = item
  const day = due.date && when.day(due.date)
  const reading = due.odometer === undefined ? undefined : formatCount(due.odometer)
  const end =
    until && (place === 'late' ? words.since(when.wall(until)) : words.until(when.wall(until)))
  return (
    <InfoList>
      <InfoItem label={words.due}>
        <Num>{words.dueBy(day, reading)}</Num>
      </InfoItem>
      <InfoItem label={words.reading}>
        <Num>{formatMiles(item.odometer)}</Num>
      </InfoItem>
      <InfoItem label={words.renter}>
        {[renter, words.places[place], end].filter(Boolean).join(', ')}
      </InfoItem>
      {lastDone && (
        <InfoItem label={words.lastDone}>
          <Num>
            {when.day(lastDone.date)}, {formatMiles(lastDone.odometer)}
          </Num>
        </InfoItem>
      )}
      {appointment && <InfoItem label={words.visit}>{when.wall(appointment)}</InfoItem>}
      {warnings > 0 && <InfoItem label={words.warnings}>{warnings}</InfoItem>}
    </InfoList>
  )
}

/** To the car, and to whoever has it. */
function Ways({ item: { carId, orderId } }: { item: StaffMaintenanceItem }) {
  const words = useMessages(maintenanceMessages)
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton variant="secondary" to={routes.staff} search={{ view: 'cars', car: carId }}>
        {words.openCar}
      </LinkButton>
      {orderId && (
        <LinkButton
          variant="secondary"
          to={routes.staff}
          search={{ view: 'bookings', open: orderId }}
        >
          {words.openOrder}
        </LinkButton>
      )}
    </div>
  )
}
