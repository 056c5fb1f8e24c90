import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { helpRequests } from '#protocol/help/names.ts'
import type { HelpKind } from '#protocol/help/help/choices.ts'
import { keepFiles, keptFiles, readDraft } from '#web/core/forms/draft.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { focusFirstWrong } from '#web/core/routing/focus.ts'
import { inBoth } from '#web/core/i18n.ts'
import type { Position } from '#web/core/position.ts'
import { useFormDraft } from '#web/core/forms/use-form-draft.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { deliver } from './deliver.ts'
import { reportDraft } from './take-back.ts'
import { helpMessages } from './help-messages.ts'
import type { HelpProps } from '#web/rentals/rentals/help-props-of.ts'
import { type HelpValues, kindFields, noValues, operationOf } from './kind-fields.ts'

const filesOfForms = ['pictures', 'damagePhotos']

/**
 * The form of one kind of help. What is typed and photographed stays until it has been sent or is
 * kept on the device for when there is signal.
 */
export function useReport(
  kind: HelpKind,
  { order, car }: HelpProps,
  onDone: (how: 'sent' | 'kept') => void,
) {
  const client = useQueryClient()
  const draft = reportDraft(order, kind)
  const form = useForm<HelpValues>({
    defaultValues: { ...noValues, ...readDraft<HelpValues>(draft) },
    shouldFocusError: false,
  })
  const kept = useFormDraft(form, draft)
  const [photos, setPhotos] = useState<readonly File[]>(() => keptFiles(draft))
  const [position, setPosition] = useState<Position>()
  const [missing, setMissing] = useState<'photos' | undefined>()
  const { fields, needed } = kindFields[kind]
  const photoField = fields.includes('damagePhotos') ? 'damagePhotos' : 'pictures'
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: HelpValues) => {
      const { someoneHurt, ...text } = values
      const asked = Object.entries(text).filter(
        ([name]) => name === 'place' || fields.some((field) => field === name),
      )
      const hurt = fields.includes('someoneHurt') ? { someoneHurt: someoneHurt === 'yes' } : {}
      const input = { order, car: car.id, ...Object.fromEntries(asked), ...hurt, ...position }
      const title = inBoth(helpMessages, ({ kinds }) => kinds[kind].name)
      const operation = operationOf[kind]
      return deliver({
        kind: 'help',
        title,
        about: order,
        operation,
        input,
        photos: { [photoField]: photos },
      })
    },
    onSuccess: (how) => {
      kept.forget()
      void client.invalidateQueries({ queryKey: [helpRequests.name] })
      onDone(how)
    },
  })
  useServerErrors(form, error, filesOfForms)
  const takePhotos = (chosen: readonly File[]) => {
    setMissing(undefined)
    setPhotos(chosen)
    keepFiles(draft, chosen)
  }
  /** Everything that is missing is told at once, and the first of it has the focus. */
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const frame = event.currentTarget
    const lacksPhotos = needed.includes(photoField) && photos.length === 0
    setMissing(lacksPhotos ? 'photos' : undefined)
    await form.handleSubmit((values) => {
      if (!lacksPhotos) mutate(values)
    })(event)
    focusFirstWrong(frame)
  }
  const refused = fieldErrors(error)
  return {
    form,
    fields,
    needed,
    submit,
    isPending,
    isKept: kept.isKept,
    position,
    setPosition,
    photos: {
      field: photoField,
      files: photos,
      take: takePhotos,
      isMissing: missing === 'photos',
      error: refused?.[photoField],
    },
  } as const
}
