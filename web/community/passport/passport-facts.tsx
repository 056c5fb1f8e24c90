import type { Passport } from '#domain/community/passport/passport.ts'
import { ratingCriteria } from '#protocol/community/names.ts'
import { formatDay } from '#domain/core/time/format-date.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { RatingBars } from '#web/ui/layout/rating-bars.tsx'
import { Num } from '#web/ui/num.tsx'
import { passportMessages } from './messages.ts'

/** What a passport says. Of somebody else’s only after its signature was checked. */
export function PassportFacts({ passport }: { passport: Passport }) {
  const words = useMessages(passportMessages)
  const known = useRead(ratingCriteria, {}).data?.criteria
  const { person, facts, totals, score, criteria, rentals } = passport
  // In the reader's language where the criterion is known here, else as the passport names it.
  const nameOf = ({ id, name }: { id: string; name: string }) =>
    known?.find((criterion) => criterion.id === id)?.name ?? name
  const verified = [
    facts.emailConfirmed && words.email,
    facts.licenseVerified && words.license,
    facts.insuranceVerified && words.insurance,
  ].filter((fact) => fact !== false)
  return (
    <div className="grid gap-5">
      <InfoList>
        <InfoItem label={words.name}>
          {person.firstName} {person.lastName}
        </InfoItem>
        <InfoItem label={words.issued}>
          <Num>{formatDay(passport.issuedAt.slice(0, 10))}</Num>
        </InfoItem>
        <InfoItem label={words.rentals}>
          <Num>{totals.rentals}</Num> ({words.days(totals.days)})
        </InfoItem>
        <InfoItem label={words.score}>
          <Num>{score.value.toFixed(1)}</Num> ({words.reviews(score.reviews)})
        </InfoItem>
        <InfoItem label={words.memberSince}>
          <Num>{formatDay(person.memberSince)}</Num>
        </InfoItem>
        <InfoItem label={words.facts}>
          {verified.length === 0
            ? words.none
            : verified.map((fact) => (
                <span key={fact} className="block">
                  {fact}
                </span>
              ))}
        </InfoItem>
      </InfoList>
      {criteria.length > 0 && (
        <RatingBars items={criteria.map((item) => ({ ...item, name: nameOf(item) }))} />
      )}
      {rentals.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-bold">{words.list}</h3>
          <ul className="grid gap-2">
            {rentals.map(({ start, end, area, car }) => (
              <li key={`${start} ${end} ${car}`} className="border-t border-line pt-2">
                <span className="block font-bold">{car}</span>
                <span className="text-14 text-ink-2">
                  <Num>
                    {formatDay(start)} – {formatDay(end)}
                  </Num>
                  , {area}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
