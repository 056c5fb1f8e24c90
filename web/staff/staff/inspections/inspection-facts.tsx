import type { StaffInspection } from '#protocol/rentals/inspections/staff-inspections.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { Code } from '#web/ui/code.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Num } from '#web/ui/num.tsx'
import { useWhen } from '../desk/use-when.ts'
import { staffMessages } from '../messages.ts'
import { OrderFact } from '../facts.tsx'
import { staffInspectionMessages } from './inspection-messages.ts'

/** Whose car it is, what the gauges said, and what was written. */
export function InspectionFacts({ found }: { found: StaffInspection }) {
  const words = useMessages(staffInspectionMessages)
  const common = useMessages(staffMessages)
  const when = useWhen()
  const { inspection, renter, car, plate, area } = found
  const { orderId, submittedAt, odometer, gas, charge, comments, reviewNote } = inspection
  return (
    <InfoList>
      <InfoItem label={common.renter}>
        {renter}
        <span className="block font-normal">{area}</span>
      </InfoItem>
      <InfoItem label={<Code>{plate}</Code>}>{car}</InfoItem>
      <InfoItem label={words.sent}>{when.instant(submittedAt)}</InfoItem>
      <OrderFact order={orderId} />
      <InfoItem label={words.odometer}>
        {odometer === undefined ? undefined : <Num>{formatMiles(odometer)}</Num>}
      </InfoItem>
      {charge === undefined ? (
        <InfoItem label={words.gas}>{gas === undefined ? undefined : <Num>{gas}/8</Num>}</InfoItem>
      ) : (
        <InfoItem label={words.charge}>
          <Num>{charge}%</Num>
        </InfoItem>
      )}
      <InfoItem label={words.comments}>{comments}</InfoItem>
      {reviewNote && <InfoItem label={words.note}>{reviewNote}</InfoItem>}
    </InfoList>
  )
}
