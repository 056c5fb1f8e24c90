import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { markNotificationRead } from '#protocol/rentals/names.ts'
import { messages, sendMessage } from '#protocol/help/names.ts'
import { job as jobOperation } from '#protocol/jobs/names.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { longestMessage } from '#protocol/help/help/limits.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { send } from '#web/core/api/call.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useRead, useSend } from '#web/core/api/use-read.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/core/forms/draft.ts'
import { say } from '#web/core/forms/say.ts'
import { useMessages } from '#web/core/i18n.ts'
import { ThreadLine } from '#web/help/help/parts/thread-line.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { jobMessages } from './messages.ts'

/** How often an open thread looks for an answer. */
const everyMs = 15_000

/** What the two of a job write to each other; what is shown is read, so its notice is too. */
export function JobThread({ job }: { job: Job }) {
  const words = useMessages(jobMessages)
  const { data, error, refetch } = useRead(messages, { job: job.id }, { refetchInterval: everyMs })
  useNoticeRead(data?.unreadNotice)
  return (
    <Card className="grid gap-4" aria-labelledby="job-messages">
      <div>
        <h2 id="job-messages">{words.messages}</h2>
        <p className="text-14 text-ink-2">
          {job.type === 'relocation' ? words.messagesOfCompany : words.messagesText}
        </p>
      </div>
      {data ? (
        <div role="log" aria-label={words.messages}>
          <ol className="grid gap-3 empty:hidden">
            {data.messages.map((line) => (
              <ThreadLine key={line.id} line={line} />
            ))}
          </ol>
        </div>
      ) : error ? (
        <ReadFailed error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-24" />
      )}
      {job.allowedActions.includes('message') && <Composer jobId={job.id} onSent={refetch} />}
    </Card>
  )
}

function useNoticeRead(notice: string | undefined): void {
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (!notice || told.current === notice) return
    told.current = notice
    // Without signal the notice stays unread, and that is all.
    send(markNotificationRead, { id: notice }).catch(() => {})
  }, [notice])
}

/** Writes into the thread; what is typed stays until it is sent. */
function Composer({ jobId, onSent }: { jobId: string; onSent: () => void }) {
  const words = useMessages(jobMessages)
  const client = useQueryClient()
  const draft = `job message ${jobId}`
  const [text, setText] = useState(() => readDraft<{ text: string }>(draft)?.text ?? '')
  const [isEmpty, setEmpty] = useState(false)
  const { mutate, isPending, error } = useSend(sendMessage)
  const needed = say(fieldError('required'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setEmpty(true)
    mutate(
      { job: jobId, text: text.trim() },
      {
        onSuccess: (answer) => {
          if (answer.status === 0) return errorToast(answer.message)
          forgetDraft(draft)
          setText('')
          onSent()
        },
        // Somebody may have left in the meantime.
        onError: () => void client.invalidateQueries({ queryKey: [jobOperation.name] }),
      },
    )
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <TextArea
        label={words.writeHere}
        value={text}
        maxLength={longestMessage}
        error={isEmpty && needed !== true ? needed : fieldErrors(error)?.text}
        onChange={({ target }) => {
          setEmpty(false)
          setText(target.value)
          keepDraft(draft, { text: target.value })
        }}
      />
      <Button type="submit" variant="secondary" busy={isPending}>
        {words.sendMessage}
      </Button>
    </form>
  )
}
