import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { specialRequests } from '#protocol/rentals/names.ts'
import { specialRequestKinds } from '#protocol/rentals/special-requests/choices.ts'
import { specialRequest } from '#protocol/rentals/special-requests/special-request.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useFormDraft } from '#web/core/forms/use-form-draft.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { specialRequestMessages } from '../special-request-messages.ts'

type Values = { kind: (typeof specialRequestKinds)[number]; text: string }

/** Asks for something that is not in the price list. */
export function SpecialRequestForm({ order, onDone }: { order: string; onDone: () => void }) {
  const words = useMessages(specialRequestMessages)
  const client = useQueryClient()
  const draft = `specialRequest ${order}`
  const form = useForm<Values>({
    defaultValues: { kind: 'delivery', text: '', ...readDraft<Values>(draft) },
  })
  const { forget } = useFormDraft(form, draft)
  const { mutate, isPending, error } = useSend(specialRequest)
  useServerErrors(form, error)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const { errors } = form.formState
  const send = form.handleSubmit((values) =>
    mutate(
      { order, ...values },
      {
        onSuccess: (answer) => {
          if (answer.status === 0) return errorToast(answer.message)
          forget()
          statusToast(answer.message)
          void client.invalidateQueries({ queryKey: [specialRequests.name] })
          onDone()
        },
      },
    ),
  )
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      <h3 ref={head} tabIndex={-1} className="text-20">
        {words.ask}
      </h3>
      <Select
        label={words.kind}
        items={specialRequestKinds.map((id) => ({ id, name: words.kinds[id] }))}
        {...form.register('kind')}
      />
      <TextArea
        label={words.text}
        hint={words.textHint}
        {...limitsOf(specialRequest.input.shape.text)}
        error={errors.text?.message}
        {...form.register('text', asked(specialRequest.input.shape.text))}
      />
      <Button type="submit" size="lg" full busy={isPending}>
        {words.send}
      </Button>
    </form>
  )
}
