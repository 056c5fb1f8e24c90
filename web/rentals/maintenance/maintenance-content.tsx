import { lazy, Suspense, useState } from 'react'
import type { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { maintenanceMessages } from './messages.ts'
import { HowItWorks } from './parts/how-it-works.tsx'
import { ItemRow } from './parts/item-row.tsx'
import { NothingDue } from './parts/nothing-due.tsx'
import { ScheduleVisit } from './parts/schedule-visit.tsx'
import { ServiceHistory } from './parts/service-history.tsx'
import { VisitCard } from './parts/visit-card.tsx'
import { type MaintenanceCheck, useReadAnew } from './use-maintenance.ts'

/** Only at the visit: looking up what is due does not wait for a form. */
const ServiceForm = lazy(async () => ({
  default: (await loadOrReload(() => import('./parts/service-form.tsx'))).ServiceForm,
}))

type Note = 'booked' | 'takenBack' | 'done'

/** docs/product/inspections-and-maintenance.md#engine-damage-fee: engine damage fee, in dollars. */
const feeDollars = 600

/** What waiting longer can cost: told before anything else. */
function FeeWarning() {
  const words = useMessages(maintenanceMessages)
  return (
    <Banner tone="danger" className="mb-4">
      <p className="font-bold">{words.feeTitle}</p>
      <p>{words.fee(formatRate(feeDollars))}</p>
    </Banner>
  )
}

/** What comes first is what the renter can do now: choose a time, come, or send the receipt. */
export function MaintenanceContent({ check }: { check: MaintenanceCheck }) {
  const words = useMessages(maintenanceMessages)
  const readAnew = useReadAnew()
  const [note, setNote] = useState<Note>()
  const { maintenanceItems: items, rental, car, today } = check
  const may = (action: string) => rental?.allowedActions.includes(action) === true
  const open = items.filter(({ state }) => state !== 'ok')
  const fine = items.filter(({ state }) => state === 'ok')
  const changed = (next: Note) => {
    setNote(next)
    readAnew()
  }
  const visit = rental?.maintenanceAppointment
  return (
    <>
      <div role="status">
        {note && (
          <Banner tone="ok" className="mb-4">
            {words[note]}
          </Banner>
        )}
      </div>
      {items.some(({ state }) => state === 'overdue') && <FeeWarning />}
      <div className="cols">
        <div className="grid min-w-0 gap-4">
          {rental && visit && may('submitMaintenance') && (
            <VisitCard
              rental={rental}
              visit={visit}
              onMoved={() => changed('booked')}
              onTakenBack={() => changed('takenBack')}
            />
          )}
          {open.length > 0 ? (
            <ItemList title={words.needsNow} items={open} />
          ) : (
            <NothingDue items={items} />
          )}
          {rental && may('submitMaintenance') ? (
            <Suspense fallback={<Skeleton className="h-120" />}>
              <ServiceForm
                rental={rental}
                items={items}
                odometer={check.odometer}
                odometerBefore={check.odometerBefore}
                today={today}
                onDone={() => changed('done')}
              />
            </Suspense>
          ) : (
            rental &&
            open.length > 0 &&
            may('scheduleMaintenance') && (
              <ScheduleVisit order={rental.orderId} onBooked={() => changed('booked')} />
            )
          )}
          {fine.length > 0 && <ItemList title={words.later} items={fine} />}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <HowItWorks items={items} rental={rental} />
          <ServiceHistory car={car.id} />
        </div>
      </div>
    </>
  )
}

/** Items under a heading, in the order of the server: the most urgent first. */
function ItemList({ title, items }: { title: string; items: readonly MaintenanceItem[] }) {
  return (
    <Card className="grid gap-4">
      <h2>{title}</h2>
      <ul className="grid gap-4">
        {items.map((item) => (
          <ItemRow key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  )
}
