import { Link } from '@tanstack/react-router'
import type { JobPerson } from '#protocol/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { withProfile } from '#web/core/routing/profile-address.ts'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { Num } from '#web/ui/num.tsx'
import { jobNames } from './type-names.ts'

type PersonLineProps = {
  person: JobPerson
  /** The name opens the profile; not inside of a card that is a link itself. */
  isLink?: boolean
}

/** Somebody of a job: picture, name, score and how much one can trust them; the company has no profile. */
export function PersonLine({ person, isLink = false }: PersonLineProps) {
  const words = useMessages(jobNames)
  const { id, name, img, score, trust } = person
  const [firstName = '', lastName] = name.split(' ')
  const facts = [
    score && words.score(score.value.toFixed(1)),
    trust !== undefined && words.trust(Math.round(trust)),
  ].filter(Boolean)
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-14 leading-tight">
      <Avatar person={{ firstName, lastName, img }} />
      <span className="min-w-0">
        {isLink && id ? (
          <Link
            to="."
            search={(search: object) => withProfile(search, id)}
            state={{ profile: true }}
            aria-label={words.profileOf(name)}
            className="-my-2 inline-block max-w-full py-2 font-bold break-words text-ink underline underline-offset-3"
          >
            {name}
          </Link>
        ) : (
          <b className="block break-words">{name}</b>
        )}
        <Num className="block text-ink-2">{id ? unbroken(facts.join(' · ')) : words.team}</Num>
      </span>
    </span>
  )
}

/** No number stands alone on the next line. */
const unbroken = (facts: string) => facts.replace(/ (?=\d)/g, '\u00a0')
