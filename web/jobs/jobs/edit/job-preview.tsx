import type { UserInfo } from '#protocol/people/account/user-info.ts'
import { useMessages } from '#web/core/i18n.ts'
import { typedCents } from '#domain/core/text/typed-cents.ts'
import { JobBox } from '../parts/job-box.tsx'
import { editMessages } from './edit-messages.ts'
import { wayOf } from './job-values.ts'
import type { JobForm } from './use-job-form.ts'

type JobPreviewProps = { job: JobForm; user: UserInfo | undefined; isNew: boolean }

/** The card of the job as others will see it, as far as it is known. */
export function JobPreview({ job, user, isNew }: JobPreviewProps) {
  const words = useMessages(editMessages)
  const { values, costs, min, language } = job
  const { type, pays, seats } = values
  const { from, via, to } = wayOf(values)
  if (type === '' || !from)
    return (
      <p className="rounded-card border-2 border-dashed border-line p-4 text-ink-2">
        {words.previewEmpty}
      </p>
    )
  const cents = pays === 'price' ? typedCents(values.price) : undefined
  const count = Math.trunc(Number(seats))
  return (
    <div className="grid gap-3.5 rounded-card border border-line bg-surface p-4">
      <JobBox
        job={{
          type,
          status: 'open',
          owner: { id: user?.id ?? 'me', name: shortName(user) ?? words.you, img: user?.img },
          from,
          to: to ?? undefined,
          via,
          start: values.start || (min ?? ''),
          price: cents === undefined ? undefined : cents / 100,
          seats: (type === 'rideOffer' || type === 'rideRequest') && count > 0 ? count : undefined,
          miles: costs?.miles ?? 0,
          offers: 0,
          isNew: isNew || undefined,
        }}
        title={
          <h3 className="break-words">
            {values.title.trim() ? (
              <span lang={language}>{values.title}</span>
            ) : (
              <span className="text-ink-2">{words.noTitle}</span>
            )}
          </h3>
        }
      />
    </div>
  )
}

/** First name and initial, as others see it. */
function shortName(user: UserInfo | undefined): string | undefined {
  if (!user?.firstName) return undefined
  return user.lastName ? `${user.firstName} ${user.lastName.slice(0, 1)}.` : user.firstName
}
