import { isCertain } from '#domain/people/people/person-marks.ts'
import type { StaffPerson } from '#protocol/staff/conduct/staff-people.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { useWhen } from '../desk/use-when.ts'
import { PersonLink } from '../person-link.tsx'
import { peopleMessages } from './people-messages.ts'

/** Of whom a registration is only a shadow, and whose account is known already (docs/product/staff.md#do-not-rent). */
export function PersonNotes({ person }: { person: StaffPerson }) {
  const words = useMessages(peopleMessages)
  const when = useWhen()
  const { addressOf, matches, sameLicense } = person
  return (
    <>
      {addressOf && (
        <Banner tone="warn">
          {words.shadow(addressOf.name)} <PersonLink {...addressOf} />
        </Banner>
      )}
      {matches.length > 0 && (
        <section aria-label={words.matches} className="grid gap-2">
          <h3>{words.matches}</h3>
          <ul className="grid gap-3">
            {matches.map(({ block, account, kinds, reason, lastDay }) => (
              <li key={block}>
                <p className="flex flex-wrap items-center gap-2">
                  <Badge tone="danger">{isCertain(kinds) ? words.certain : words.matches}</Badge>
                  <PersonLink {...account} />
                </p>
                <p>
                  {words.match(account.name, kinds.map((kind) => words.kinds[kind]).join(', '))}
                </p>
                <p className="break-words whitespace-pre-line">{reason}</p>
                <p className="text-14 text-ink-2">
                  {lastDay === undefined ? words.blockedForGood : words.blocked(when.day(lastDay))}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sameLicense.length > 0 && (
        <Banner tone="warn">
          {words.sameLicense}:{' '}
          {sameLicense.map((account, index) => (
            <span key={account.id}>
              {index > 0 && ', '}
              <PersonLink {...account} />
            </span>
          ))}
        </Banner>
      )}
    </>
  )
}
