import { CalendarClock, Gauge } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { addDays } from '#domain/core/time/wall-time.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { PlanChoices } from '#web/rentals/bookings/parts/plan-choices.tsx'
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx'
import { Fold } from '#web/ui/layout/fold.tsx'
import { extendMessages } from './extend-messages.ts'
import type { ExtensionOffer, ExtensionRoom } from './offer.ts'
import type { ExtendValues } from './use-extension.ts'

type MoreRowsProps = {
  offer: ExtensionOffer
  room: ExtensionRoom
  rental: Rental
  form: UseFormReturn<ExtendValues>
  end: string
  choose: (name: 'end' | 'pm', value: string) => void
}

/** What few change, a row each: the plan of the added days, and a day or an hour that the slider does not have. */
export function MoreRows({ offer, room, rental, form, end, choose }: MoreRowsProps) {
  const words = useMessages(extendMessages)
  const pm = form.getValues('pm') || rental.pm
  const plan = offer.plans.find(({ id }) => id === pm)
  const named = plan && (pm === rental.pm ? words.samePlan(plan.name) : plan.name)
  const error = form.formState.errors.end?.message
  return (
    <>
      <Fold icon={Gauge} title={words.plan} end={named}>
        <PlanChoices plans={offer.plans} value={pm} onChange={(next) => choose('pm', next)} />
      </Fold>
      <Fold icon={CalendarClock} title={words.exact} {...(error && { open: true })}>
        <DateTimeField
          label={words.end}
          required
          value={end}
          min={addDays(room.start, 1)}
          onChange={(next) => choose('end', next)}
          error={error}
        />
      </Fold>
    </>
  )
}
