import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { job as jobOperation, relocation } from '#protocol/jobs/names.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { relocationTakeBack } from '#protocol/jobs/relocation/relocation-steps.ts'
import { readOptions, useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { all, asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { townText } from '#web/fleet/places/town-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { relocationMessages } from '#web/jobs/relocation/relocation-messages.ts'

const { shape } = relocationTakeBack.input

type Values = { stands: 'from' | 'to'; odometer: string; message: string }

/** Whether staff take a car back from who has its keys: the job ends, and nobody gets a credit. */
export function TakeBackDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const words = useMessages(relocationMessages)
  const client = useQueryClient()
  const form = useForm<Values>({ defaultValues: { stands: 'from', odometer: '', message: '' } })
  const sending = useSend(relocationTakeBack)
  useServerErrors(form, sending.error)
  const { errors, isDirty } = form.formState
  const isThere = useWatch({ control: form.control, name: 'stands' }) === 'to'
  const { id } = job
  const send = form.handleSubmit(({ stands, odometer, message }) =>
    sending.mutate(
      { id, stands, odometer: odometer.trim() || undefined, message: message.trim() },
      {
        onSuccess: (answer) => {
          if (answer.status === 0) return errorToast(answer.message)
          client.setQueryData(readOptions(jobOperation, { id }).queryKey, answer)
          client.setQueryData(readOptions(relocation, { id }).queryKey, answer)
          statusToast(words.takenBackNow)
          onClose()
        },
        onSettled: () => {
          for (const { name } of [jobOperation, relocation])
            void client.invalidateQueries({ queryKey: [name] })
        },
      },
    ),
  )
  const towns = { from: job.from, to: job.to ?? job.from }
  return (
    <Dialog
      title={words.takeBackTitle}
      isOpen
      onClose={onClose}
      confirmClose={isDirty}
      footer={
        <Button
          variant="solidDanger"
          size="lg"
          full
          busy={sending.isPending}
          onClick={() => void send()}
        >
          {words.takeBack}
        </Button>
      }
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
        <p>{words.takeBackText(job.assignee?.name ?? '')}</p>
        <Select
          label={words.stands}
          items={(['from', 'to'] as const).map((end) => ({
            id: end,
            name: words.standsAt[end](townText(towns[end])),
          }))}
          error={errors.stands?.message}
          {...form.register('stands')}
        />
        <TextField
          label={words.odometer}
          required={isThere}
          inputMode="numeric"
          autoComplete="off"
          unit="mi"
          hint={words.odometerHint}
          error={errors.odometer?.message}
          {...form.register(
            'odometer',
            isThere
              ? all(fieldRules.required, fieldRules.of(shape.odometer))
              : asked(shape.odometer),
          )}
        />
        <TextArea
          label={words.message}
          hint={words.messageHint}
          {...limitsOf(relocationTakeBack.input.shape.message)}
          error={errors.message?.message}
          {...form.register('message', asked(shape.message))}
        />
      </form>
    </Dialog>
  )
}
