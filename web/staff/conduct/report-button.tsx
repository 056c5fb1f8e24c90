import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { reportReasons } from '#protocol/staff/conduct/choices.ts'
import { reportUser } from '#protocol/staff/conduct/report-user.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { conductMessages } from './messages.ts'

type ReportProps = { userId: string; name: string }

/** Tells staff what is wrong with a person (docs/product/community.md#reports-on-people). */
export function ReportButton({ userId, name }: ReportProps) {
  const words = useMessages(conductMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-label={words.title(name)}
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden="true" size={20} />
        {words.report}
      </Button>
      {isOpen && <ReportDialog userId={userId} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReportDialog({ userId, name, onClose }: ReportProps & { onClose: () => void }) {
  const words = useMessages(conductMessages)
  const { mutate, isPending, refused, error } = useSend(reportUser)
  const form = useForm({ mode: 'onBlur', defaultValues: { reason: '', text: '' } })
  useServerErrors(form, error)
  const { errors, isDirty } = form.formState
  const fields = reportUser.input.shape
  const submit = form.handleSubmit(({ reason, text }) =>
    mutate(
      { userId, reason: reportReasons.find((one) => one === reason) ?? 'other', text },
      {
        onSuccess: (answer) => {
          if (answer.status !== 1) return
          statusToast(words.thanks)
          onClose()
        },
      },
    ),
  )
  return (
    <Dialog
      title={words.title(name)}
      isOpen
      onClose={onClose}
      confirmClose={isDirty}
      width="narrow"
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <p>{words.lead}</p>
        <Select
          label={words.reason}
          required
          placeholder={words.choose}
          items={reportReasons.map((id) => ({ id, name: words.reasons[id] }))}
          error={errors.reason?.message}
          {...form.register('reason', asked(fields.reason))}
        />
        <TextArea
          label={words.text}
          required
          error={errors.text?.message}
          {...form.register('text', asked(fields.text))}
        />
        {refused && (
          <Banner tone="danger" role="alert">
            {refused}
          </Banner>
        )}
        <Button type="submit" busy={isPending}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  )
}
