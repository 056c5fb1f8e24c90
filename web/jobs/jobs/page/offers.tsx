import { useState } from 'react'
import { jobAccept } from '#protocol/jobs/names.ts'
import type { Job, JobApplication } from '#protocol/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { PersonLine } from '../parts/person-line.tsx'
import { ChangedNote } from './changed-note.tsx'
import { jobMessages } from './messages.ts'
import { useJobAct } from './use-job-act.ts'

/** All offers for the owner; for others their own and how many there are (docs/product/jobs.md#rights). */
export function Offers({ job }: { job: Job }) {
  const words = useMessages(jobMessages)
  const [asked, setAsked] = useState<JobApplication>()
  const { act, sending } = useJobAct(jobAccept)
  const isOwner = job.role === 'owner'
  const mayAccept = job.allowedActions.includes('accept')
  const accept = ({ id, version, person }: JobApplication) => {
    setAsked(undefined)
    act({ id: job.id, application: id, version: String(version) }, words.accepted(person.name))
  }
  return (
    <Card className="grid gap-3" aria-labelledby="job-offers">
      <h2 id="job-offers">{job.offers === 0 ? words.noOffers : words.offersTitle(job.offers)}</h2>
      {job.offers === 0 && job.status === 'open' && (
        <p className="text-ink-2 empty:hidden">
          {isOwner ? words.noOffersText : !job.notApplied && words.beFirst}
        </p>
      )}
      {!isOwner && job.offers > 0 && <p className="text-14 text-ink-2">{words.hiddenOffers}</p>}
      <ChangedNote error={sending.error} />
      <ul className="divide-y divide-line empty:hidden">
        {job.applications.map((application) => (
          <Offer
            key={application.id}
            application={application}
            isOwn={!isOwner}
            busy={sending.isPending && sending.variables.application === application.id}
            onAccept={
              mayAccept && application.status === 'pending' && !application.setAside
                ? () => setAsked(application)
                : undefined
            }
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked && words.acceptTitle(asked.person.name, formatRate(asked.offer))}
        text={words.acceptText}
        okLabel={words.accept}
        onOk={() => asked && accept(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </Card>
  )
}

const tones: Record<JobApplication['status'], Tone> = {
  pending: 'info',
  accepted: 'ok',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
}

type OfferProps = {
  application: JobApplication
  isOwn: boolean
  busy: boolean
  onAccept: (() => void) | undefined
}

function Offer({ application, isOwn, busy, onAccept }: OfferProps) {
  const words = useMessages(jobMessages)
  const { person, offer, comment, language, status, setAside } = application
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <div className="grid min-w-0 grow basis-48 gap-1.5">
        <PersonLine person={person} isLink />
        {comment && (
          <p lang={language} className="break-words whitespace-pre-line">
            {comment}
          </p>
        )}
      </div>
      <div className="ml-auto grid justify-items-end gap-2">
        <Money rate dollars={offer} className="text-20 font-bold" />
        {onAccept ? (
          <Button
            size="sm"
            busy={busy}
            aria-label={words.acceptOf(person.name, formatRate(offer))}
            onClick={onAccept}
          >
            {words.accept}
          </Button>
        ) : setAside ? (
          <Badge tone="warn">{isOwn ? words.waitsForYou : words.askedAgain}</Badge>
        ) : (
          (isOwn || status !== 'pending') && (
            <Badge tone={tones[status]}>{words.ended[status]}</Badge>
          )
        )}
      </div>
    </li>
  )
}
