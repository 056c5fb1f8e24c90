import { Camera, Gauge } from 'lucide-react'
import { type ChangeEvent, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import { all, fieldRules } from '#web/core/forms/form-rules.ts'
import { language, useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { asTyped, TextField } from '#web/ui/forms/field.tsx'
import { extendMessages } from './extend-messages.ts'
import type { ExtensionOffer } from './offer.ts'
import { type ExtendValues, lastReading, milesOf } from './use-extension.ts'

type OdometerRowProps = { offer: ExtensionOffer; form: UseFormReturn<ExtendValues> }

/** A reading of the last 24 hours is offered; else, or when another is wanted, it is typed under the photo of the dash. */
export function OdometerRow({ offer, form }: OdometerRowProps) {
  const words = useMessages(extendMessages)
  const lang = useLanguage()
  const reading = offer.extension?.reading
  const [asksOther, setAsksOther] = useState(false)
  if (reading && !asksOther && form.getValues('odometer') === '') {
    const when = `${formatNearDay(dayOf(reading.at), lang)}, ${timeOf(reading.at)}`
    return (
      <div className="flex min-h-15 items-center gap-3 py-1.5">
        <Gauge aria-hidden="true" size={20} className="flex-none text-primary" />
        <p className="min-w-0 grow leading-tight">
          <b className="block">
            <NumbersIn text={words.reading(formatMiles(reading.miles))} />
          </b>
          <span className="text-14 text-ink-2">
            <NumbersIn text={words.readAt(when)} />
          </span>
        </p>
        <button
          type="button"
          aria-label={words.otherReading}
          className="link min-h-11 flex-none font-bold"
          onClick={() => setAsksOther(true)}
        >
          {words.change}
        </button>
      </div>
    )
  }
  return <TypedOdometer offer={offer} form={form} isOptional={reading !== undefined} />
}

function TypedOdometer({ offer, form, isOptional }: OdometerRowProps & { isOptional: boolean }) {
  const words = useMessages(extendMessages)
  const [photo, setPhoto] = useState<string>()
  useEffect(() => () => (photo ? URL.revokeObjectURL(photo) : undefined), [photo])
  const last = lastReading(offer)
  const notBelow = (text: string | undefined) => {
    if (isOptional && !text) return true
    const miles = milesOf(text ?? '')
    if (miles === undefined) return fieldMessage(fieldError('numbers'), language())
    return miles >= last || fieldMessage(fieldError('min', last), language())
  }
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) setPhoto(URL.createObjectURL(file))
  }
  const rules = isOptional ? all(notBelow) : all(fieldRules.required, notBelow)
  return (
    <div className="grid gap-3 py-3">
      {photo && (
        <figure className="grid gap-1">
          <img src={photo} alt="" className="max-h-56 w-full rounded-control object-contain" />
          <figcaption className="text-14 text-ink-2">{words.dash}</figcaption>
        </figure>
      )}
      <div className="flex items-start gap-2">
        <TextField
          className="min-w-0 grow"
          label={words.odometer}
          required={!isOptional}
          inputMode="numeric"
          tidy={asTyped}
          autoComplete="off"
          unit={words.odometerUnit}
          hint={words.odometerHint(formatMiles(last))}
          error={form.formState.errors.odometer?.message}
          {...form.register('odometer', rules)}
        />
        <DashCamera onTake={take} />
      </div>
    </div>
  )
}

/** The phone's own camera: what it takes is read from, and sent to nobody. */
function DashCamera({ onTake }: { onTake: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const words = useMessages(extendMessages)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <>
      <input
        ref={setInput}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={onTake}
      />
      <IconButton
        label={words.takeDash}
        className="mt-7 text-primary lg:hidden"
        onClick={() => input?.click()}
      >
        <Camera aria-hidden="true" size={20} />
      </IconButton>
    </>
  )
}
