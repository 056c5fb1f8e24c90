import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { telLink } from '#domain/core/text/phone.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { jobSafety } from '#protocol/jobs/job-safety/job-safety.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { wantDialog } from '#web/core/routing/wanted-dialog.ts'
import { useShownPhone } from '#web/core/shown-phone.ts'
import { Emergency } from '#web/help/help/parts/emergency.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { townText } from '#web/fleet/places/town-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { safetyMessages } from './messages.ts'
import { ShareTrip } from './share-trip.tsx'
import { isRide, otherOf } from './the-other.ts'

type Emergency = NonNullable<OutputOf<typeof jobSafety>['emergency']>

/** 911 first, then who is along, what to do, what to say, and somebody who knows of the trip (docs/product/jobs.md#emergency). */
export function EmergencyCard({ job, car }: { job: Job; car: Emergency['car'] }) {
  const words = useMessages(safetyMessages)
  const other = otherOf(job)
  const shown = useShownPhone(job.phone)
  return (
    <Card aria-labelledby="job-emergency" className="grid gap-3">
      <h2 id="job-emergency">{words.emergency}</h2>
      <Emergency after={words.hurtAfter} />
      {job.phone && (
        <a href={telLink(job.phone)} className={buttonStyle({ variant: 'secondary' })}>
          <Phone aria-hidden="true" size={20} />
          {words.callOther(other, shown)}
        </a>
      )}
      <Disclosure summary={words.accident}>
        <ol className="grid list-decimal gap-2 pl-5">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <CompanyHelp hasCar={car !== undefined} />
      </Disclosure>
      <Disclosure summary={words.dispatcher}>
        <Facts job={job} car={car} />
      </Disclosure>
      <ShareTrip job={job} car={car} />
    </Card>
  )
}

/** The rental's help card is on the dashboard; who rents nothing writes to the team. */
function CompanyHelp({ hasCar }: { hasCar: boolean }) {
  const words = useMessages(safetyMessages)
  const look = 'link inline-flex min-h-11 items-center'
  if (!hasCar)
    return (
      <Link to={routes.contact} className={look}>
        {words.writeToUs}
      </Link>
    )
  return (
    <>
      <p className="mt-3">{words.rentalHelp}</p>
      <Link to={routes.dashboard} className={look} onClick={() => wantDialog('help')}>
        {words.reportRental}
      </Link>
    </>
  )
}

function Facts({ job, car }: { job: Job; car: Emergency['car'] }) {
  const words = useMessages(safetyMessages)
  const at = (town: Place, address: string | undefined) =>
    address ? `${address}, ${townText(town)}` : townText(town)
  const color = car && (words.colors[car.color] ?? car.color)
  const facts: [string, string | undefined][] = [
    [words.whereNow, words.readSign],
    [words.from, at(job.from, job.exactFrom?.address)],
    [words.to, job.to && at(job.to, job.exactTo?.address)],
    [words.withYou, isRide(job) ? otherOf(job) : undefined],
    [words.car, car && words.carFacts(car.name, color ?? '', car.plate)],
  ]
  return (
    <dl className="grid gap-3">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="min-w-0">
              <dt className="text-14 text-ink-2">{label}</dt>
              <dd className="font-bold break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
