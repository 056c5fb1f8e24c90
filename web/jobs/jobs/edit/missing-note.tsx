import type { JobType } from '#domain/jobs/jobs/job.ts'
import { jobShapes } from '#domain/jobs/jobs/job.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { userInfo } from '#protocol/people/account/user-info.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { editMessages } from './edit-messages.ts'

type Known = Pick<OutputOf<typeof userInfo>, 'userInfo' | 'drivers'>

/** What somebody lacks to post a job of a type; the server has the last word. */
export function missingToPost(
  { userInfo: user, drivers }: Known,
  type: JobType | '',
): 'needsEmail' | 'needsName' | 'needsLicense' | undefined {
  if (!user.emailVerified) return 'needsEmail'
  if (!user.firstName) return 'needsName'
  const drives = type !== '' && jobShapes[type].driver === 'owner'
  const own = drivers.find(({ primary }) => primary)
  return drives && own?.license.verification !== 'verified' ? 'needsLicense' : undefined
}

/** Says before anything is typed what is missing, and leads there. */
export function MissingNote({ known, type }: { known: Known | undefined; type: JobType | '' }) {
  const words = useMessages(editMessages)
  const missing = known && missingToPost(known, type)
  return (
    <div role="status" className="empty:hidden">
      {missing && (
        <Banner tone="warn">
          <p>{words[missing]}</p>
          <LinkButton
            to={routes.personal}
            search={{ returnUrl: routes.createJob }}
            variant="secondary"
            size="sm"
            className="mt-2"
          >
            {words.myDetails}
          </LinkButton>
        </Banner>
      )}
    </div>
  )
}
