import { useForm } from 'react-hook-form'
import { jobCriteria } from '#domain/jobs/jobs/job-criteria.ts'
import { jobCompletion } from '#protocol/jobs/jobs/job-commands.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { type JobValueName, jobValueNames } from '#protocol/community/reviews/choices.ts'
import { JobValues } from '#protocol/community/reviews/rated-fields.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { useFormDraft } from '#web/core/forms/use-form-draft.ts'
import { useMessages } from '#web/core/i18n.ts'
import { CriteriaScales } from '#web/community/reviews/criteria-scales.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { jobActMessages } from './act-messages.ts'
import { useJobAct } from './use-job-act.ts'

type RateDialogProps = {
  job: Job
  /** Who is rated. */
  other: string
  onClose: () => void
}

const { shape } = jobCompletion.input

type Rated = Record<JobValueName, string> & { comments: string }

const nothing: Rated = {
  ...(Object.fromEntries(jobValueNames.map((name) => [name, ''])) as Record<JobValueName, string>),
  comments: '',
}

/** The owner confirms and rates, or who did the job rates the owner; what was typed stays until the server has it. */
export function RateDialog({ job, other, onClose }: RateDialogProps) {
  const words = useMessages(jobActMessages)
  const draft = `job rating ${job.id}`
  const form = useForm<Rated>({ defaultValues: { ...nothing, ...readDraft<Rated>(draft) } })
  const { isKept, forget } = useFormDraft(form, draft)
  const { act, sending } = useJobAct(jobCompletion)
  useServerErrors(form, sending.error)
  const { errors } = form.formState
  const confirms = job.allowedActions.includes('complete')
  const rated = job.role === 'owner' ? 'assignee' : 'owner'
  const names = jobCriteria(job.type, rated).map((id) => `id${id}` as const)
  const send = form.handleSubmit(({ comments, ...values }) =>
    act(
      {
        id: job.id,
        ...Object.fromEntries(names.map((name) => [name, values[name]])),
        comments: comments.trim() || undefined,
        application: job.applications.find(({ status }) => status === 'accepted')?.id,
      },
      confirms ? words.completed : words.rated,
      () => {
        forget()
        onClose()
      },
    ),
  )
  return (
    <Dialog
      title={confirms ? words.complete : words.rate(other)}
      isOpen
      onClose={onClose}
      confirmClose={form.formState.isDirty && !isKept}
      footer={
        <Button size="lg" full busy={sending.isPending} onClick={() => void send()}>
          {confirms ? words.sendComplete : words.sendRating}
        </Button>
      }
    >
      <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
        {confirms && <p>{words.completeText(other)}</p>}
        {job.jobOwnerId && <p>{words.rateText(other)}</p>}
        <CriteriaScales
          names={names}
          register={(name) => form.register(name, asked(JobValues[name]))}
          errorOf={(name) => errors[name]?.message}
        >
          <TextArea
            label={words.comments}
            rows={4}
            hint={words.optional}
            error={errors.comments?.message}
            {...form.register('comments', asked(shape.comments))}
          />
        </CriteriaScales>
      </form>
    </Dialog>
  )
}
