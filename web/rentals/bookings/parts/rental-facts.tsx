import { Printer } from 'lucide-react'
import { formatLongDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Code } from '#web/ui/code.tsx'
import { Button } from '#web/ui/button.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Num } from '#web/ui/num.tsx'
import { confirmationMessages } from '../confirmation-messages.ts'

type RentalFactsProps = { rental: Rental; area: Area | undefined }

/** Number, dates in full words, place and plate; dates that cannot be read the wrong way round (docs/product/prices.md#lines). */
export function RentalFacts({ rental, area }: RentalFactsProps) {
  const words = useMessages(confirmationMessages)
  const lang = useLanguage()
  const long = (wall: string) => (
    <>
      {formatLongDay(dayOf(wall), lang)} <Num>{timeOf(wall)}</Num>
    </>
  )
  const address = rental.pickupAddress ?? area?.pickupAddress
  return (
    <div className="grid gap-5">
      <InfoList>
        <InfoItem label={words.number}>
          {rental.confirmationNumber && <Code>{rental.confirmationNumber}</Code>}
        </InfoItem>
        <InfoItem label={words.order}>
          <Code className="text-14">{rental.orderId}</Code>
        </InfoItem>
        <InfoItem label={words.start}>{long(rental.dates.start)}</InfoItem>
        <InfoItem label={words.end}>{long(rental.dates.end)}</InfoItem>
        <InfoItem label={words.pickup}>
          {rental.appointment && long(rental.appointment.date)}
        </InfoItem>
        <InfoItem label={words.address}>{address}</InfoItem>
        {rental.plate && (
          <InfoItem label={words.plate}>
            <Code>{rental.plate}</Code>
          </InfoItem>
        )}
        {rental.amountPaid !== undefined && (
          <InfoItem label={words.paid}>
            <Num>{formatMoney(rental.amountPaid)}</Num>
          </InfoItem>
        )}
      </InfoList>
      {rental.state === 'booked' && (
        <Button
          variant="ghost"
          onClick={() => window.print()}
          className="justify-self-start print:hidden"
        >
          <Printer aria-hidden="true" size={20} />
          {words.print}
        </Button>
      )}
    </div>
  )
}
