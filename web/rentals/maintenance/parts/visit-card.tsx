import { CalendarClock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatLongDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import type { PickupSlot } from '#protocol/fleet/cars/pickup-slot.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Num } from '#web/ui/num.tsx'
import { maintenanceMessages } from '../messages.ts'
import { ScheduleVisit } from './schedule-visit.tsx'

const TakeBack = lazy(async () => ({
  default: (await loadOrReload(() => import('./take-back.tsx'))).TakeBack,
}))

type VisitCardProps = {
  rental: Rental
  visit: PickupSlot
  onMoved: () => void
  onTakenBack: () => void
}

/** The appointment that was made; it can be moved or taken back. */
export function VisitCard({ rental, visit, onMoved, onTakenBack }: VisitCardProps) {
  const words = useMessages(maintenanceMessages)
  const lang = useLanguage()
  const [isMoving, setMoving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  if (isMoving) {
    return (
      <ScheduleVisit
        order={rental.orderId}
        onCancel={() => setMoving(false)}
        onBooked={() => {
          setMoving(false)
          onMoved()
        }}
      />
    )
  }
  return (
    <Card className="grid gap-4">
      <h2>{words.visit}</h2>
      <InfoList>
        <InfoItem label={words.visitAt}>
          <Num>{formatLongDay(dayOf(visit.date), lang)}</Num>
          <Num className="block text-20">{timeOf(visit.date)}</Num>
        </InfoItem>
        <InfoItem label={words.visitPlace}>{rental.pickupAddress}</InfoItem>
      </InfoList>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setMoving(true)}>
          <CalendarClock aria-hidden="true" size={20} />
          {words.change}
        </Button>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {words.takeBack}
        </Button>
      </div>
      <Suspense>
        {isAsking && (
          <TakeBack
            order={rental.orderId}
            onTakenBack={onTakenBack}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Card>
  )
}
