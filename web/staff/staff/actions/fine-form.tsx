import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { staffHelp } from '#protocol/help/names.ts'
import { fineCodes } from '#protocol/help/help/choices.ts'
import { staffAddFine } from '#protocol/help/help/staff-add-fine.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { FileUpload } from '#web/ui/forms/file-upload.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useDecide } from '../use-decide.ts'
import { fineMessages } from './fine-messages.ts'
import type { ActionFormProps } from './action-form-props.ts'

const filesOfForm = ['paper']

type Values = {
  code: (typeof fineCodes)[number]
  amount: string
  description: string
  request: string
}

/** A toll or fine with its paper: a file, or what the renter handed in as a ticket report. */
export function FineForm({ order, onDone }: ActionFormProps) {
  const words = useMessages(fineMessages)
  const form = useForm<Values>({
    defaultValues: { code: 'toll', amount: '', description: '', request: '' },
  })
  const [paper, setPaper] = useState<File>()
  const { data } = useRead(staffHelp, { order, filter: 'all' })
  const reports = (data?.requests ?? []).filter((request) => request.kind === 'ticketReport')
  const { decide, isPending, error } = useDecide(staffAddFine, staffHelp)
  useServerErrors(form, error, filesOfForm)
  const { errors } = form.formState
  const report = useWatch({ control: form.control, name: 'request' })
  const send = form.handleSubmit(({ request, ...values }) =>
    decide(
      {
        order,
        ...values,
        request: request || undefined,
        paper: paper && !request ? [paper] : [],
      },
      onDone,
    ),
  )
  const paperError = fieldErrors(error)?.paper
  return (
    <form noValidate className="grid gap-3 sm:grid-cols-2" onSubmit={(event) => void send(event)}>
      <Select
        label={words.code}
        items={fineCodes.map((id) => ({ id, name: words.codes[id] }))}
        {...form.register('code')}
      />
      <TextField
        label={words.amount}
        required
        inputMode="decimal"
        autoComplete="off"
        error={errors.amount?.message}
        {...form.register('amount', asked(staffAddFine.input.shape.amount))}
      />
      <TextField
        className="sm:col-span-2"
        label={words.description}
        {...limitsOf(staffAddFine.input.shape.description)}
        autoComplete="off"
        error={errors.description?.message}
        {...form.register('description', asked(staffAddFine.input.shape.description))}
      />
      {reports.length > 0 && (
        <Select
          className="sm:col-span-2"
          label={words.report}
          placeholder={words.upload}
          items={reports.map(({ id, number, title }) => ({ id, name: `${number} ${title}` }))}
          {...form.register('request')}
        />
      )}
      {!report && (
        <div className="sm:col-span-2">
          <FileUpload
            label={words.paper}
            value={paper}
            onChange={setPaper}
            required
            {...(paperError ? { error: paperError } : {})}
          />
        </div>
      )}
      <Button type="submit" busy={isPending} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  )
}
