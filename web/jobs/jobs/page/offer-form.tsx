import { DollarSign } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { jobShapes } from '#domain/jobs/jobs/job.ts'
import { jobApplicationRemove } from '#protocol/jobs/names.ts'
import { jobAccept } from '#protocol/jobs/jobs/job-commands.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { all, asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { useFormDraft } from '#web/core/forms/use-form-draft.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney, formatRate } from '#web/core/money.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ChangedNote } from './changed-note.tsx'
import { jobMessages } from './messages.ts'
import { useJobAct } from './use-job-act.ts'

const { shape } = jobAccept.input

const written = (dollars: number | undefined) => (dollars === undefined ? '' : String(dollars))

/** One's own offer: sent, changed and taken back while the job is open. What is typed stays until it is sent. */
export function OfferForm({ job }: { job: Job }) {
  const words = useMessages(jobMessages)
  const draft = `job offer ${job.id}`
  const form = useForm({
    mode: 'onBlur',
    defaultValues: {
      offer: written(job.offer ?? job.price),
      comment: job.comment ?? '',
      ...readDraft<{ offer: string; comment: string }>(draft),
    },
  })
  const { isKept, forget } = useFormDraft(form, draft)
  const { act, sending } = useJobAct(jobAccept)
  const removal = useJobAct(jobApplicationRemove)
  useServerErrors(form, sending.error)
  const hint = useAmountHint(job)
  const { errors } = form.formState
  const isChange = job.allowedActions.includes('changeApplication')
  // The job as it is shown: what changes while this is on its way is said, not accepted.
  const read = { id: job.id, version: String(job.version) }
  const submit = form.handleSubmit(({ offer, comment }) =>
    act(
      { ...read, offer: offer.trim(), comment: comment.trim() || undefined },
      isChange ? words.changed : words.sent,
      forget,
    ),
  )
  return (
    <Card raised aria-labelledby="job-offer">
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <h2 id="job-offer">{words.yours}</h2>
        {job.askedAgain ? (
          <Banner tone="warn">
            <p className="font-bold">{words.stillStands}</p>
            <p>{job.askedAgain}</p>
            <Button
              size="sm"
              className="mt-2"
              busy={sending.isPending}
              onClick={() =>
                act(
                  { ...read, offer: written(job.offer), comment: job.comment || undefined },
                  words.standsAgain,
                )
              }
            >
              {words.yesStill(formatRate(job.offer ?? 0))}
            </Button>
          </Banner>
        ) : (
          isChange && <p className="font-bold">{words.waits}</p>
        )}
        <ChangedNote error={sending.error} />
        <TextField
          label={words.amount}
          required
          inputMode="decimal"
          autoComplete="off"
          icon={<DollarSign aria-hidden="true" size={20} className="flex-none" />}
          hint={hint}
          error={errors.offer?.message}
          {...form.register('offer', all(fieldRules.required, fieldRules.of(shape.offer)))}
        />
        <TextArea
          label={words.comment}
          placeholder={words.commentHint}
          error={errors.comment?.message}
          {...form.register('comment', asked(shape.comment))}
        />
        {job.rules && <p className="text-14 whitespace-pre-line text-ink-2">{job.rules}</p>}
        <Button type="submit" size="lg" full busy={sending.isPending}>
          {isChange ? words.change : words.send}
        </Button>
        {job.allowedActions.includes('removeApplication') && (
          <Button
            variant="secondary"
            full
            busy={removal.sending.isPending}
            onClick={() => removal.act({ id: job.id }, words.removed)}
          >
            {words.remove}
          </Button>
        )}
        <p className="text-14 text-ink-2">
          {isKept ? `${words.kept}. ${words.removable}` : words.removable}
          {job.type !== 'relocation' && ` ${words.between}`}
        </p>
      </form>
    </Card>
  )
}

/** What the owner pays or asks, and the most that a seat may cost. */
function useAmountHint({ type, price, highestSeat }: Job): string {
  const words = useMessages(jobMessages)
  const { payer } = jobShapes[type]
  const says = {
    owner: words.payer.ownerPays,
    assignee: words.payer.ownerAsks,
    company: words.payer.company,
  }[payer]
  const first = price === undefined ? words.asksForOffers : says(formatRate(price))
  const most = type === 'rideOffer' && highestSeat !== undefined
  return most ? `${first} ${words.atMost(formatMoney(highestSeat))}` : first
}
