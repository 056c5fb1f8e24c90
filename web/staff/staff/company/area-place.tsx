import { useState } from 'react'
import { useController, type UseFormReturn, useWatch } from 'react-hook-form'
import type { Position } from '#domain/fleet/places/sphere.ts'
import { readPoint, typedPoint } from '#domain/fleet/places/typed-point.ts'
import { staffSaveArea as schema } from '#protocol/staff/opening/company-areas.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { googleMapsKey } from '#web/fleet/places/map/google-maps.ts'
import { townMessages } from '#web/fleet/places/town-messages.ts'
import { useAddresses } from '#web/fleet/places/use-addresses.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { GoogleCredit } from '#web/ui/forms/google-credit.tsx'
import { SuggestBox } from '#web/ui/forms/suggest-box.tsx'
import { areaMessages } from './area-messages.ts'

/** What is typed of an area. */
export type AreaValues = Record<
  | 'nameEn'
  | 'nameEs'
  | 'town'
  | 'address'
  | 'point'
  | 'opens'
  | 'closes'
  | 'otherHours'
  | 'slots'
  | 'gasPrice'
  | 'kwhPrice',
  string
>

type AreaPlaceProps = { form: UseFormReturn<AreaValues>; town: string | undefined }

/** A point or an address in the maps of the person's device. */
function onMap(place: Position | string | undefined): string | undefined {
  if (!place) return undefined
  const url = new URL('/maps/search/', 'https://www.google.com')
  url.searchParams.set('api', '1')
  url.searchParams.set('query', typeof place === 'string' ? place : typedPoint(place))
  return url.href
}

/** Where an area's cars are picked up: the address, and its point on the map (docs/product/company.md#areas). */
export function AreaPlace({ form, town }: AreaPlaceProps) {
  const words = useMessages(areaMessages)
  const { errors } = form.formState
  const [point, address] = useWatch({ control: form.control, name: ['point', 'address'] })
  const looked = onMap(point.trim() === '' ? address.trim() : readPoint(point))
  return (
    <>
      {googleMapsKey() === undefined ? (
        <TextField
          label={words.address}
          required
          autoComplete="off"
          hint={words.addressHint}
          error={errors.address?.message}
          {...form.register('address', asked(schema.input.shape.address))}
        />
      ) : (
        <SearchedAddress form={form} town={town} />
      )}
      <div className="grid gap-1">
        <TextField
          label={words.point}
          autoComplete="off"
          hint={words.pointHint}
          error={errors.point?.message}
          {...form.register('point', asked(schema.input.shape.point))}
        />
        {looked && (
          <a href={looked} target="_blank" rel="noreferrer" className="link">
            {words.lookAtPoint}
          </a>
        )}
      </div>
    </>
  )
}

const { maxLength } = limitsOf(schema.input.shape.address)

/** One that is found while typing brings its point, too; where its point is not known, it stays a text. */
function SearchedAddress({ form, town }: AreaPlaceProps) {
  const words = useMessages(areaMessages)
  const { foundPlaces } = useMessages(townMessages)
  const { field, fieldState } = useController({
    control: form.control,
    name: 'address',
    rules: asked(schema.input.shape.address),
  })
  const [isOpen, setOpen] = useState(false)
  const { found, forget, take } = useAddresses(field.value, town, isOpen)
  const type = (typed: string) => {
    forget()
    field.onChange(typed)
  }
  return (
    <SuggestBox
      label={words.address}
      required
      hint={words.addressHint}
      error={fieldState.error?.message}
      clearLabel={words.addressClear}
      maxLength={maxLength}
      name={field.name}
      inputRef={field.ref}
      typed={field.value}
      onType={type}
      onClear={() => type('')}
      isOpen={isOpen}
      onOpen={setOpen}
      suggestions={found}
      onChoose={({ key, text, detail }) => {
        setOpen(false)
        field.onChange([text, detail].filter(Boolean).join(', '))
        take(key, (chosen) => {
          field.onChange(chosen.address)
          form.setValue('point', typedPoint(chosen), { shouldDirty: true, shouldValidate: true })
        })
      }}
      onBlur={field.onBlur}
      credit={<GoogleCredit />}
      said={isOpen && found.length > 0 ? foundPlaces(found.length) : ''}
    />
  )
}
