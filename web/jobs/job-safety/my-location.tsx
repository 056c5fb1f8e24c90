import { LocateFixed, MapPin } from 'lucide-react'
import { timeOf } from '#domain/core/time/wall-time.ts'
import { answerJobLocation, stopJobLocation } from '#protocol/jobs/names.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Location } from './location.ts'
import { safetyMessages } from './messages.ts'
import { useLocationAct } from './use-location-act.ts'
import { useSharing } from './use-sharing.ts'

type Props = {
  job: Job
  location: Location
  /** Where one is was sent, by itself. */
  onRead: () => void
  /** One decided something. */
  onChange: () => void
}

/** The time of an instant on the reader's own clock: '08:59'. */
const instantTime = (instant: string): string => {
  const at = new Date(instant)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What the other asks, one's answer, and the sign that one's location is shared. */
export function MyLocation({ job, location, onRead, onChange }: Props) {
  const words = useMessages(safetyMessages)
  const { name, mine, until } = location
  const sharing = useSharing(job.id, mine.state === 'allowed', onRead)
  const answering = useLocationAct(answerJobLocation, onChange)
  const stopping = useLocationAct(stopJobLocation, onChange)
  const may = (action: (typeof mine.allowedActions)[number]) => mine.allowedActions.includes(action)
  const allow = () => answering.act({ id: job.id, answer: 'allow' }, sharing.start)
  if (mine.state === 'asked')
    return (
      <Banner tone="warn" role="status">
        <p className="font-bold">{words.theyAsk(name)}</p>
        <p>{words.terms(name, timeOf(until))}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {may('allow') && (
            <Button busy={answering.isPending} onClick={allow}>
              <LocateFixed aria-hidden="true" size={20} />
              {words.allow}
            </Button>
          )}
          <Button
            variant="secondary"
            onClick={() => answering.act({ id: job.id, answer: 'refuse' })}
          >
            {words.refuse}
          </Button>
        </div>
      </Banner>
    )
  if (mine.state === 'refused')
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{words.refused(name)}</p>
        {may('allow') && (
          <Button variant="secondary" busy={answering.isPending} onClick={allow}>
            {words.afterAll}
          </Button>
        )}
      </div>
    )
  if (mine.state !== 'allowed') return null
  const notes = {
    finding: words.finding,
    sent: mine.sharedAt && words.lastSent(instantTime(mine.sharedAt)),
    lost: words.lost,
    denied: words.denied,
  }
  const isSending = sharing.isOn
  return (
    <Banner
      tone={isSending && sharing.sending !== 'lost' ? 'ok' : 'warn'}
      icon={<MapPin aria-hidden="true" size={20} />}
      role="status"
    >
      <p className="font-bold">{words.isShared(name)}</p>
      <p>{isSending || sharing.sending === 'denied' ? notes[sharing.sending] : words.notHere}</p>
      {isSending && <p>{words.whileOpen(timeOf(until))}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {!isSending && (
          <Button
            onClick={() => {
              sharing.start()
              onChange()
            }}
          >
            <LocateFixed aria-hidden="true" size={20} />
            {words.shareHere}
          </Button>
        )}
        <Button
          variant="secondary"
          busy={stopping.isPending}
          onClick={() => {
            sharing.end()
            stopping.act({ id: job.id }, undefined, words.stopped)
          }}
        >
          {words.stop}
        </Button>
      </div>
    </Banner>
  )
}
