import type { UseFormReturn } from 'react-hook-form'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { addDays } from '#domain/core/time/wall-time.ts'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { all, fieldRules } from '#web/core/forms/form-rules.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { PlanChoices } from '#web/rentals/bookings/parts/plan-choices.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx'
import { asTyped, TextField } from '#web/ui/forms/field.tsx'
import { TripLength } from '#web/fleet/pricing/trip-length.tsx'
import { extendMessages } from './extend-messages.ts'
import type { ExtensionOffer, ExtensionRoom } from './offer.ts'
import { type ExtendValues, lastReading, milesOf } from './use-extension.ts'

type ExtendFieldsProps = {
  offer: ExtensionOffer
  room: ExtensionRoom
  rental: Rental
  form: UseFormReturn<ExtendValues>
  choose: (name: 'end' | 'pm', value: string) => void
}

/** The new end with what is free, the odometer now, and the price kept or changed. */
export function ExtendFields({ offer, room, rental, form, choose }: ExtendFieldsProps) {
  const words = useMessages(extendMessages)
  const { errors } = form.formState
  const last = lastReading(offer)
  const notBelow = (text: string | undefined) => {
    const miles = milesOf(text ?? '')
    if (miles === undefined) return fieldMessage(fieldError('numbers'), language())
    return miles >= last || fieldMessage(fieldError('min', last), language())
  }
  return (
    <div className="grid gap-5">
      <Card aria-label={words.end} className="grid gap-4">
        <h2>{words.end}</h2>
        <p className="text-ink-2">
          {(rental.late ? words.endWas : words.endNow)(dayAndTime(rental.dates.end, language()))}
        </p>
        <DateTimeField
          label={words.end}
          required
          value={room.end}
          min={addDays(room.start, 1)}
          onChange={(end) => choose('end', end)}
          hint={
            room.latestEnd
              ? words.freeUntil(dayAndTime(room.latestEnd, language()))
              : words.freeLong
          }
          error={errors.end?.message}
        />
        <p>
          <span className="text-ink-2">{words.added}: </span>
          <b>
            <TripLength start={room.start} end={room.end} />
          </b>
        </p>
      </Card>
      <Card>
        <TextField
          label={words.odometer}
          required
          inputMode="numeric"
          tidy={asTyped}
          autoComplete="off"
          unit={words.odometerUnit}
          hint={words.odometerHint(formatMiles(last))}
          error={errors.odometer?.message}
          {...form.register('odometer', all(fieldRules.required, notBelow))}
        />
      </Card>
      <Card aria-label={words.plan} className="grid gap-4">
        <h2>{words.plan}</h2>
        <p className="text-ink-2">{words.planText}</p>
        <PlanChoices
          plans={offer.plans}
          value={form.getValues('pm') || rental.pm}
          onChange={(pm) => choose('pm', pm)}
        />
      </Card>
    </div>
  )
}
