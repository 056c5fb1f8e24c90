import type { StaffPerson } from '#protocol/staff/conduct/staff-people.ts'
import { useMessages } from '#web/core/i18n.ts'
import { conductMessages } from '#web/staff/conduct/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { ContactLinks } from '../contact-links.tsx'
import { useWhen } from '../desk/use-when.ts'
import { OwnNote } from '../own-note.tsx'
import { StaffCard } from '../staff-card.tsx'
import { ComingBookings } from './coming-bookings.tsx'
import { peopleMessages } from './people-messages.ts'
import { PersonDecision } from './person-decision.tsx'
import { ReportedThreads } from './reported-threads.tsx'
import { PersonNotes } from './person-notes.tsx'

/** One person: what is known of them, what was reported, and what staff decided. */
export function PersonCard({ person }: { person: StaffPerson }) {
  const words = useMessages(peopleMessages)
  const when = useWhen()
  const { name, email, phone, reports, blocks } = person
  const running = blocks.find((block) => block.running)
  return (
    <StaffCard
      about={name}
      title={name}
      badges={
        <>
          {running && (
            <Badge tone="danger">
              {running.lastDay === undefined
                ? words.blockedForGood
                : words.blocked(when.day(running.lastDay))}
            </Badge>
          )}
          {person.staff && <Badge tone="info">{words.staff}</Badge>}
          {!person.confirmed && <Badge tone="neutral">{words.unconfirmed}</Badge>}
        </>
      }
    >
      <p className="flex flex-wrap gap-2">
        <ContactLinks name={name} phone={phone} email={email} />
      </p>
      <InfoList>
        <InfoItem label={words.since}>{when.day(person.since)}</InfoItem>
        <InfoItem label={words.rentals}>
          {words.rentalsText(person.completedRentals, person.runningRentals)}
        </InfoItem>
        <InfoItem label={words.score}>{person.score?.toFixed(1)}</InfoItem>
        <InfoItem label={words.license}>
          {person.licenseVerified ? words.verified : words.notVerified}
        </InfoItem>
        <InfoItem label={words.invitedBy}>{person.invitedBy}</InfoItem>
      </InfoList>
      <PersonNotes person={person} />
      <Reports reports={reports} />
      {blocks.length > 0 && <Blocks blocks={blocks} />}
      {person.coming.length > 0 && <ComingBookings coming={person.coming} />}
      {person.own ? <OwnNote>{words.own}</OwnNote> : <PersonDecision person={person} />}
    </StaffCard>
  )
}

function Reports({ reports }: Pick<StaffPerson, 'reports'>) {
  const words = useMessages(peopleMessages)
  const { reasons } = useMessages(conductMessages)
  const when = useWhen()
  return (
    <section aria-label={words.reports} className="grid gap-2">
      <h3>{words.reports}</h3>
      {reports.length === 0 && <p className="text-ink-2">{words.noReports}</p>}
      <ul className="grid gap-3">
        {reports.map((report) => {
          const { id, by, reason, text, at, decision } = report
          return (
            <li key={id}>
              <p className="flex flex-wrap items-center gap-2">
                <b>{reasons[reason]}</b>
                {decision && <Badge tone="neutral">{words.decisions[decision]}</Badge>}
              </p>
              <p className="break-words whitespace-pre-line">{text}</p>
              <p className="text-14 text-ink-2">
                {by}; {when.instant(at)}
              </p>
              <ReportedThreads report={report} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Blocks({ blocks }: Pick<StaffPerson, 'blocks'>) {
  const words = useMessages(peopleMessages)
  const when = useWhen()
  return (
    <section aria-label={words.blocks} className="grid gap-2">
      <h3>{words.blocks}</h3>
      <ul className="grid gap-3">
        {blocks.map(({ id, reason, from, lastDay, by, liftedAt }) => (
          <li key={id}>
            <p className="break-words whitespace-pre-line">{reason}</p>
            <p className="text-14 text-ink-2">
              {lastDay === undefined
                ? words.blockTextForGood(when.instant(from), by)
                : words.blockText(when.instant(from), when.day(lastDay), by)}
              {liftedAt && `. ${words.lifted(when.instant(liftedAt))}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
