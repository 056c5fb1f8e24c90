import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { job as jobOperation, relocation as relocationOperation } from '#protocol/jobs/names.ts'
import { staffToday } from '#protocol/staff/names.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import type { Relocation } from '#protocol/jobs/relocation/relocation.ts'
import { staffDecideRelocation } from '#protocol/jobs/relocation/staff-relocations.ts'
import { readOptions, useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { all, asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { townText } from '#web/fleet/places/town-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { lookMessages } from '#web/jobs/relocation/look-messages.ts'

const { shape } = staffDecideRelocation.input

type Values = { decision: 'approve' | 'refuse'; stands: 'from' | 'to'; message: string }

type LookDialogProps = { job: Job; relocation: Relocation; onClose: () => void }

/** Staff approve a relocation that does not fit, or refuse it with a reason (docs/product/jobs.md#who-looks-at-it). */
export function LookDialog({ job, relocation, onClose }: LookDialogProps) {
  const words = useMessages(lookMessages)
  const client = useQueryClient()
  const form = useForm<Values>({
    defaultValues: { decision: 'approve', stands: 'from', message: '' },
  })
  const sending = useSend(staffDecideRelocation)
  useServerErrors(form, sending.error)
  const { errors, isDirty } = form.formState
  const isRefused = useWatch({ control: form.control, name: 'decision' }) === 'refuse'
  const { id } = job
  const send = form.handleSubmit(({ decision, stands, message }) =>
    sending.mutate(
      {
        id,
        version: relocation.version ?? '',
        decision,
        stands: decision === 'refuse' ? stands : undefined,
        message: message.trim() || undefined,
      },
      {
        onSuccess: (answer) => {
          if (answer.status === 0) return errorToast(answer.message)
          client.setQueryData(readOptions(jobOperation, { id }).queryKey, answer)
          client.setQueryData(readOptions(relocationOperation, { id }).queryKey, answer)
          statusToast(words.decided[decision])
          onClose()
        },
        onSettled: () => {
          for (const { name } of [jobOperation, relocationOperation, staffToday])
            void client.invalidateQueries({ queryKey: [name] })
        },
      },
    ),
  )
  const towns = { from: job.from, to: job.to ?? job.from }
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onClose}
      confirmClose={isDirty}
      footer={
        <Button size="lg" full busy={sending.isPending} onClick={() => void send()}>
          {words.send}
        </Button>
      }
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
        <ul className="list-disc pl-5">
          {relocation.lookBecause?.map((because) => (
            <li key={because}>{because}</li>
          ))}
        </ul>
        <Select
          label={words.decision}
          items={(['approve', 'refuse'] as const).map((one) => ({
            id: one,
            name: words.decisions[one],
          }))}
          error={errors.decision?.message}
          {...form.register('decision')}
        />
        {isRefused && (
          <Select
            label={words.stands}
            items={(['from', 'to'] as const).map((end) => ({
              id: end,
              name: words.standsAt[end](townText(towns[end])),
            }))}
            error={errors.stands?.message}
            {...form.register('stands')}
          />
        )}
        <TextArea
          label={words.message}
          hint={isRefused ? words.messageHint : words.noteHint}
          {...limitsOf(shape.message)}
          error={errors.message?.message}
          {...form.register(
            'message',
            isRefused
              ? all(fieldRules.required, fieldRules.of(shape.message))
              : asked(shape.message),
          )}
        />
      </form>
    </Dialog>
  )
}
