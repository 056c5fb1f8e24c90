import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Spot } from '#protocol/jobs/jobs/update-job.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { GoogleCredit } from '#web/ui/forms/google-credit.tsx'
import { SuggestBox } from '#web/ui/forms/suggest-box.tsx'
import { townMessages } from '#web/fleet/places/town-messages.ts'
import { useAddresses } from '#web/fleet/places/use-addresses.ts'
import { googleMapsKey } from '#web/fleet/places/map/google-maps.ts'
import { editMessages } from './edit-messages.ts'
import { setExact } from './set-exact.ts'
import type { JobFormOf } from './use-job-form.ts'

type AddressOfJobProps = { form: JobFormOf; name: 'from' | 'to' }

/** The exact address, as it is typed. */
export function AddressOfJob(props: AddressOfJobProps) {
  return googleMapsKey() === undefined ? (
    <TypedAddress {...props} />
  ) : (
    <SearchedAddress {...props} />
  )
}

const schema = Spot.shape.address
const { maxLength } = limitsOf(schema)

function TypedAddress({ form, name }: AddressOfJobProps) {
  const words = useMessages(editMessages)
  return (
    <TextField
      label={words.address}
      hint={words.addressHint}
      autoComplete="off"
      maxLength={maxLength}
      error={form.formState.errors[`${name}Address`]?.message}
      {...form.register(`${name}Address`, asked(schema))}
    />
  )
}

/** One that is found while typing brings its town and its mark, too. */
function SearchedAddress({ form, name }: AddressOfJobProps) {
  const words = useMessages(editMessages)
  const { foundPlaces } = useMessages(townMessages)
  const { field, fieldState } = useController({
    control: form.control,
    name: `${name}Address`,
    rules: asked(schema),
  })
  const [isOpen, setOpen] = useState(false)
  const town = form.watch(name)
  const { found, refused, forget, take } = useAddresses(field.value, town?.id, isOpen)
  const type = (typed: string) => {
    forget()
    field.onChange(typed)
  }
  return (
    <SuggestBox
      label={words.address}
      hint={words.addressHint}
      error={refused ?? fieldState.error?.message}
      clearLabel={words.clearAddress}
      maxLength={maxLength}
      name={field.name}
      inputRef={field.ref}
      typed={field.value}
      onType={type}
      onClear={() => type('')}
      isOpen={isOpen}
      onOpen={setOpen}
      suggestions={found}
      onChoose={({ key }) => {
        setOpen(false)
        take(key, (chosen) => setExact(form, name, chosen))
      }}
      onBlur={field.onBlur}
      credit={<GoogleCredit />}
      said={isOpen && found.length > 0 ? foundPlaces(found.length) : ''}
    />
  )
}
