import { carName } from '#domain/fleet/fleet/car-name.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { Code } from '#web/ui/code.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Num } from '#web/ui/num.tsx'
import { keysMessages } from '../keys-messages.ts'
import type { ListedRental } from '../use-rental.ts'

/** Where to go, when, and which car it is. */
export function VisitFacts({ rental, mode }: { rental: ListedRental; mode: 'get' | 'return' }) {
  const words = useMessages(keysMessages)
  const { car, plate, pickupAddress, dates } = rental
  const [slot, usual, usualLabel] =
    mode === 'get'
      ? [rental.appointment, dates.start, words.rentalStarts]
      : [rental.returnAppointment, dates.end, words.rentalEnds]
  return (
    <Card className="grid gap-3">
      <h2>{words.where}</h2>
      <InfoList>
        <InfoItem label={words.address}>{pickupAddress}</InfoItem>
        <InfoItem label={slot ? words.appointment : usualLabel}>
          <Num>{dayAndTime(slot?.date ?? usual, language())}</Num>
        </InfoItem>
        <InfoItem label={words.car}>{carName(car)}</InfoItem>
        <InfoItem label={words.plate}>{plate && <Code>{plate}</Code>}</InfoItem>
      </InfoList>
    </Card>
  )
}
