import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { helpRequest } from '#protocol/help/help/help-request.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { askPosition, type Position } from '#web/core/position.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { helpMessages } from '../help-messages.ts'
import type { HelpValues } from '../kind-fields.ts'

type PlaceFieldProps = {
  form: UseFormReturn<HelpValues>
  position: Position | undefined
  onChange: (position: Position | undefined) => void
  /** One of the two must be there: position or words. */
  required: boolean
}

/** Where the car is: by the device, or in words for a person who cannot or does not want to share it. */
export function PlaceField({ form, position, onChange, required }: PlaceFieldProps) {
  const words = useMessages(helpMessages)
  const [state, setState] = useState<'none' | 'asking' | 'refused'>('none')
  const isNeeded = required && !position
  const ask = async () => {
    setState('asking')
    const found = await askPosition()
    const isFound = typeof found === 'object'
    setState(isFound ? 'none' : 'refused')
    onChange(isFound ? found.position : undefined)
    if (isFound) form.clearErrors('place')
    else form.setFocus('place')
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-14 font-bold">{words.position}</legend>
      <div role="status" className="grid gap-3 empty:hidden">
        {position && <Banner tone="ok">{words.positionShared}</Banner>}
        {state === 'refused' && <Banner tone="warn">{words.noPosition}</Banner>}
      </div>
      {position ? (
        <Button variant="secondary" onClick={() => onChange(undefined)}>
          {words.forgetPosition}
        </Button>
      ) : (
        <Button
          variant="secondary"
          busy={state === 'asking'}
          busyLabel={words.askingPosition}
          onClick={() => void ask()}
        >
          <LocateFixed aria-hidden="true" size={20} />
          {words.sharePosition}
        </Button>
      )}
      <TextField
        label={words.place}
        hint={words.placeHint}
        required={isNeeded}
        maxLength={limitsOf(helpRequest.input.shape.place).maxLength}
        autoComplete="off"
        error={form.formState.errors.place?.message}
        {...form.register('place', {
          validate: (value) => (isNeeded ? fieldRules.required(value) : true),
        })}
      />
    </fieldset>
  )
}
