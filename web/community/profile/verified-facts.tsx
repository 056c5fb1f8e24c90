import { BadgeCheck, CalendarDays, Car, MessageSquareText, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '#domain/core/time/format-date.ts'
import type { VerifiedFacts as Facts } from '#protocol/community/profile/user-details.ts'
import { useMessages } from '#web/core/i18n.ts'
import { profileMessages } from './messages.ts'

/** What Tramo knows of a person for sure; what there is none of is left out. */
export function VerifiedFacts({ facts }: { facts: Facts }) {
  const words = useMessages(profileMessages)
  const { memberSince, licenseVerified, rentals, vouches, reviews } = facts
  return (
    <ul aria-label={words.facts} className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      {licenseVerified && <Fact icon={<BadgeCheck {...icon} />}>{words.license}</Fact>}
      {rentals > 0 && <Fact icon={<Car {...icon} />}>{words.rentals(rentals)}</Fact>}
      {vouches > 0 && <Fact icon={<ThumbsUp {...icon} />}>{words.vouches(vouches)}</Fact>}
      {reviews > 0 && <Fact icon={<MessageSquareText {...icon} />}>{words.reviewed(reviews)}</Fact>}
      <Fact icon={<CalendarDays {...icon} />}>{words.since(formatDay(memberSince))}</Fact>
    </ul>
  )
}

const icon = { 'aria-hidden': true, size: 20, className: 'flex-none text-primary' } as const

function Fact({ icon: mark, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {mark}
      {children}
    </li>
  )
}
