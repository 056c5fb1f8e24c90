import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { formatWallTime } from '#domain/core/time/format-date.ts'
import type { Visit } from '#protocol/staff/staff/staff-today.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Code } from '#web/ui/code.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Num } from '#web/ui/num.tsx'
import { RentalActions } from '../actions/rental-actions.tsx'
import { ContactLinks } from '../contact-links.tsx'
import { todayMessages } from './today-messages.ts'

type Words = (typeof todayMessages)['en']

/** What staff must know before they hand over the keys. */
function badgesOf(visit: Visit, words: Words): [string, Tone][] {
  const forKeys = visit.kind === 'pickup' || visit.kind === 'swap'
  const badges: [string, Tone, boolean][] = [
    [words.arrived, 'ok', visit.rentalStatus === RentalStatus.arrived],
    [words.late, 'danger', visit.late],
    [words.noAppointment, 'neutral', !visit.hasAppointment],
    [words.notPaid, 'warn', forKeys && !visit.paid],
    [words.notConfirmed, 'warn', forKeys && visit.confirmation !== 'confirmed'],
    [words.contractOpen, 'warn', forKeys && !visit.contractAccepted],
  ]
  return badges.flatMap(([text, tone, holds]) => (holds ? [[text, tone]] : []))
}

/** One visit: when, who, which car, and what is in the way. */
export function VisitCard({ visit }: { visit: Visit }) {
  const words = useMessages(todayMessages)
  const { at, car, plate, area, renter, phone, orderId, rentalStatus } = visit
  return (
    <Card tight aria-label={`${formatWallTime(at)}, ${renter}`} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-18">
          <Num>{formatWallTime(at)}</Num>
        </h3>
        {badgesOf(visit, words).map(([text, tone]) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <b>{renter}</b>
          <span className="block text-ink-2">
            {car} · <Code>{plate}</Code> · {area}
          </span>
        </p>
        <ContactLinks name={renter} phone={phone} />
      </div>
      <RentalActions order={orderId} rentalStatus={rentalStatus} about={renter} />
    </Card>
  )
}
