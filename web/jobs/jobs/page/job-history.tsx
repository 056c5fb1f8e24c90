import { formatWallTime } from '#domain/core/time/format-date.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { Num } from '#web/ui/num.tsx'
import { jobMessages } from './messages.ts'

/** What has happened to the job, newest last. */
export function JobHistory({ history }: Pick<Job, 'history'>) {
  const words = useMessages(jobMessages)
  if (history.length === 0) return null
  return (
    <Card tight>
      <Disclosure summary={<b>{words.history}</b>}>
        <ol className="grid gap-3 pt-2">
          {history.map(({ text, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened never moves.
            <li key={index} className="border-l-3 border-line-strong pl-3">
              <p className="break-words">{text}</p>
              <p className="text-14 text-ink-2">
                <Num>{formatWallTime(at)}</Num>
              </p>
            </li>
          ))}
        </ol>
      </Disclosure>
    </Card>
  )
}
