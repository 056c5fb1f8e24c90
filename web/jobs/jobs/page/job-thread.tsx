import { useQueryClient } from '@tanstack/react-query'
import { messages } from '#protocol/help/names.ts'
import { job as jobOperation } from '#protocol/jobs/names.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Chat } from '#web/help/help/chat/chat.tsx'
import { everyMs } from '#web/help/help/use-help.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { jobMessages } from './messages.ts'

/** What the two of a job write to each other. */
export function JobThread({ job }: { job: Job }) {
  const words = useMessages(jobMessages)
  const client = useQueryClient()
  const { data, error, refetch } = useRead(messages, { job: job.id }, { refetchInterval: everyMs })
  return (
    <Card className="grid gap-4" aria-labelledby="job-messages">
      <div>
        <h2 id="job-messages">{words.messages}</h2>
        <p className="text-14 text-ink-2">
          {job.type === 'relocation' ? words.messagesOfCompany : words.messagesText}
        </p>
      </div>
      {data ? (
        <Chat
          about={{ job: job.id }}
          lines={data.messages}
          unread={data.unread}
          label={words.messages}
          writing={
            job.allowedActions.includes('message')
              ? { field: words.writeHere, send: words.sendMessage }
              : undefined
          }
          onChange={() => {
            refetch()
            // Somebody may have left in the meantime.
            void client.invalidateQueries({ queryKey: [jobOperation.name] })
          }}
        />
      ) : error ? (
        <ReadFailed error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Card>
  )
}
