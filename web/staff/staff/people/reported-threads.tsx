import { useState } from 'react'
import { staffReadJobThread } from '#protocol/staff/names.ts'
import type { StaffPerson } from '#protocol/staff/conduct/staff-people.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { ChatLines } from '#web/help/help/chat/chat-lines.tsx'
import { Button } from '#web/ui/button.tsx'
import { peopleMessages } from './people-messages.ts'

type Report = StaffPerson['reports'][number]

/** The jobs about which the two of a report wrote to each other; each is read by a press, which is audited. */
export function ReportedThreads({ report }: { report: Report }) {
  if (report.jobs.length === 0) return null
  return (
    <ul className="mt-2 grid gap-3">
      {report.jobs.map((job) => (
        <Thread key={job.id} report={report.id} job={job} />
      ))}
    </ul>
  )
}

function Thread({ report, job }: { report: string; job: Report['jobs'][number] }) {
  const words = useMessages(peopleMessages)
  const { mutate, data, isPending } = useSend(staffReadJobThread)
  const [isOpen, setOpen] = useState(false)
  const lines = data?.status === 1 ? data.messages : undefined
  const open = () => mutate({ report, job: job.id }, { onSuccess: () => setOpen(true) })
  return (
    <li className="grid gap-2">
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        busy={isPending}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : open())}
      >
        {words.readThread(job.title)}
      </Button>
      <p className="text-14 text-ink-2">{words.readIsNoted}</p>
      {isOpen && lines && (
        <div className="grid gap-2">
          <ChatLines lines={lines} namesAll />
        </div>
      )}
    </li>
  )
}
