import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { telLink } from '#domain/core/text/phone.ts'
import type { Job, JobPerson } from '#protocol/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { withProfile } from '#web/core/routing/profile-address.ts'
import { useShownPhone } from '#web/core/shown-phone.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import type { LaterParts } from './later-parts.ts'
import { PersonLine } from '../parts/person-line.tsx'
import { jobNames } from '../parts/type-names.ts'
import { jobMessages } from './messages.ts'

const TrustCard = lazy(() =>
  import('#web/community/trust/trust-card.tsx').then((module) => ({ default: module.TrustCard })),
)

/** Who posted it and who does it, each with their profile; one sees the other's number while it runs. */
type PeopleCardProps = Pick<LaterParts, 'ReportButton'> & { job: Job }

export function PeopleCard({ job, ReportButton }: PeopleCardProps) {
  const words = useMessages(jobMessages)
  const isOwner = job.role === 'owner'
  const { assignee, phone } = job
  return (
    <>
      {!isOwner && (
        <Person
          title={words.owner}
          person={job.owner}
          phone={phone}
          note={job.type === 'relocation' ? words.company : undefined}
          ReportButton={ReportButton}
        />
      )}
      {assignee && job.role !== 'assigned' && (
        <Person title={words.doneBy} person={assignee} phone={phone} ReportButton={ReportButton} />
      )}
    </>
  )
}

type PersonProps = Pick<LaterParts, 'ReportButton'> & {
  title: string
  person: JobPerson
  phone: string | undefined
  note?: string | undefined
}

function Person({ title, person, phone, note, ReportButton }: PersonProps) {
  const words = useMessages(jobMessages)
  const names = useMessages(jobNames)
  const [wasOpen, setOpened] = useState(false)
  const { id, name } = person
  const shown = useShownPhone(phone)
  return (
    <Card className="grid gap-3" aria-label={`${title}: ${name}`}>
      <p className="text-14 text-ink-2">{title}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PersonLine person={person} />
        {id && (
          <Link
            to="."
            search={(search: object) => withProfile(search, id)}
            state={{ profile: true }}
            aria-label={names.profileOf(name)}
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            {words.profile}
          </Link>
        )}
      </div>
      {note && <p>{note}</p>}
      {phone && (
        <a
          href={telLink(phone)}
          aria-label={words.call(name, shown)}
          className={buttonStyle({ variant: 'secondary' })}
        >
          <Phone aria-hidden="true" size={20} />
          {shown}
        </a>
      )}
      {id && (
        <Disclosure
          asLink
          summary={words.whyTrust(name)}
          onToggle={(open) => open && setOpened(true)}
        >
          {wasOpen && (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <TrustCard userId={id} />
            </Suspense>
          )}
        </Disclosure>
      )}
      {id && <ReportButton userId={id} name={name} />}
    </Card>
  )
}
