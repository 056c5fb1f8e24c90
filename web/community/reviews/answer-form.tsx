import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { reviews } from '#protocol/community/names.ts'
import { replyToReview, reportReview } from '#protocol/community/reviews/answers.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { reviewMessages } from './messages.ts'

type AnswerFormProps = {
  review: string
  /** Who wrote it. */
  name: string
  kind: 'reply' | 'report'
  onDone: () => void
}

/** The one answer to a review, or what is wrong with it. */
export function AnswerForm({ review, name, kind, onDone }: AnswerFormProps) {
  const words = useMessages(reviewMessages)
  const queries = useQueryClient()
  const form = useForm({ defaultValues: { text: '', reason: '' } })
  const replying = useSend(replyToReview)
  const reporting = useSend(reportReview)
  useServerErrors(form, replying.error)
  useServerErrors(form, reporting.error)
  const isReply = kind === 'reply'
  const field = isReply ? 'text' : 'reason'
  const { setFocus } = form
  useEffect(() => setFocus(field), [setFocus, field])
  const then = {
    onSuccess: (answer: { status: 0 | 1; message?: string }) => {
      if (answer.status === 0) return errorToast(answer.message ?? '')
      statusToast(isReply ? words.replied : words.reported)
      onDone()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: [reviews.name] }),
  }
  const send = form.handleSubmit(({ text, reason }) =>
    isReply ? replying.mutate({ review, text }, then) : reporting.mutate({ review, reason }, then),
  )
  const rules = isReply ? replyToReview.input.shape.text : reportReview.input.shape.reason
  return (
    <form noValidate className="mt-3 grid gap-3" onSubmit={(event) => void send(event)}>
      <TextArea
        key={field}
        label={isReply ? words.replyTo(name) : words.reason}
        hint={isReply ? words.replyHint : words.reasonHint}
        required
        error={form.formState.errors[field]?.message}
        {...form.register(field, asked(rules))}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={replying.isPending || reporting.isPending}>
          {isReply ? words.sendReply : words.sendReport}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
