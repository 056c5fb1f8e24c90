import { useMessages } from '#web/core/i18n.ts'
import { inspectionMessages } from './inspection-messages.ts'
import { InspectionVisit } from './inspection-visit.tsx'
import { OrderScreen } from './order-screen.tsx'

/** Serves /vehicle-inspection (docs/product/app.md#routes, docs/product/inspections-and-maintenance.md#inspection): the inspection that a rental waits for, and those before. */
export function InspectionScreen() {
  const words = useMessages(inspectionMessages)
  return (
    <OrderScreen title={words.title}>
      {({ rental, zone, other, guidelines }) => (
        <InspectionVisit rental={rental} zone={zone} other={other} guidelines={guidelines} />
      )}
    </OrderScreen>
  )
}
