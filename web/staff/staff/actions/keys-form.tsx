import { useForm } from 'react-hook-form'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { staffKeysForm } from '#protocol/rentals/names.ts'
import { staffKeys } from '#protocol/rentals/handover/staff-keys.ts'
import { staffBookings } from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { OwnNote } from '../own-note.tsx'
import { useDecide } from '../use-decide.ts'
import type { ActionFormProps } from './action-form-props.ts'
import { keysMessages } from './keys-messages.ts'

type Asked = OutputOf<typeof staffKeysForm>

/** Writes down that keys were given or come back, as the renter would (docs/product/rental.md#desk). */
export function KeysForm({ order, onDone }: ActionFormProps) {
  const words = useMessages(keysMessages)
  const { data, error, refetch } = useRead(staffKeysForm, { order })
  if (error && !data) return <ReadFailed error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-32" />
  if (data.own) return <OwnNote />
  if (data.rentalStatus === undefined) return <p>{words.neither}</p>
  if (data.message !== undefined)
    return (
      <Banner tone="warn">
        <p className="font-bold">{words.notYet}</p>
        <p>{data.message}</p>
      </Banner>
    )
  return <Readings key={data.version} order={order} form={data} onDone={onDone} />
}

const { shape } = staffKeys.input

const fields = {
  odometer: '',
  gas: '',
  charge: '',
  oldOdometer: '',
  oldGas: '',
  oldCharge: '',
  reason: '',
}

type ReadingsProps = Pick<ActionFormProps, 'order' | 'onDone'> & { form: Asked }

function Readings({
  order,
  form: { rentalStatus, car, firstCar, version },
  onDone,
}: ReadingsProps) {
  const words = useMessages(keysMessages)
  const form = useForm({ defaultValues: fields })
  const { decide, isPending, error } = useDecide(staffKeys, staffBookings, staffKeysForm)
  useServerErrors(form, error)
  const { errors } = form.formState
  const isGiven = rentalStatus === RentalStatus.pickedUp
  const send = form.handleSubmit(({ reason, odometer, ...readings }) => {
    const given = Object.entries(readings).filter(([, value]) => value !== '')
    const all = {
      order,
      version,
      rentalStatus: isGiven ? RentalStatus.pickedUp : RentalStatus.returned,
      odometer,
      reason,
    }
    decide({ ...all, ...Object.fromEntries(given) }, onDone)
  })
  const energy = car.electric ? 'charge' : 'gas'
  const oldEnergy = firstCar?.electric ? 'oldCharge' : 'oldGas'
  const field = (name: Exclude<keyof typeof fields, 'reason'>, label: string, hint?: string) => (
    <TextField
      label={label}
      required
      inputMode="numeric"
      autoComplete="off"
      error={errors[name]?.message}
      {...(hint && { hint })}
      {...form.register(name, asked(shape[name], fieldRules.required))}
    />
  )
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <p>{isGiven ? words.giveText : words.takeText}</p>
      {firstCar && (
        <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
          <legend className="font-bold">{words.comesBack(firstCar.plate)}</legend>
          {field('oldOdometer', words.odometer, words.last(formatMiles(firstCar.odometer)))}
          {field(oldEnergy, firstCar.electric ? words.charge : words.gas)}
        </fieldset>
      )}
      <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
        <legend className="font-bold">{car.plate}</legend>
        {field('odometer', words.odometer, words.last(formatMiles(car.odometer)))}
        {field(energy, car.electric ? words.charge : words.gas)}
      </fieldset>
      <TextArea
        label={words.reason}
        {...limitsOf(shape.reason)}
        error={errors.reason?.message}
        {...form.register('reason', asked(shape.reason))}
      />
      <Button type="submit" busy={isPending} className="justify-self-start">
        {isGiven ? words.give : words.take}
      </Button>
    </form>
  )
}
