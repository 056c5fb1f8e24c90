import { dayAndTime } from '#domain/core/time/format-date.ts'
import { Check, Pencil, RotateCcw, Star } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { jobCancel } from '#protocol/jobs/names.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { jobActMessages } from './act-messages.ts'
import { AskedAction, type AskedActionName } from './asked-action.tsx'
import { useJobAct } from './use-job-act.ts'

const RateDialog = lazy(async () => ({
  default: (await loadOrReload(() => import('./rate-dialog.tsx'))).RateDialog,
}))

const actionsHere = ['markDone', 'complete', 'rate', 'restore', 'edit', 'leave', 'cancel'] as const

/** What its owner and who does it can do now, and how it stands in words. */
export function JobActions({ job }: { job: Job }) {
  const words = useMessages(jobActMessages)
  const [asked, setAsked] = useState<AskedActionName>()
  const [isRating, setRating] = useState(false)
  const restoring = useJobAct(jobCancel)
  const note = useNote(job)
  const here = actionsHere.filter((action) => job.allowedActions.includes(action))
  if (here.length === 0 && !note) return null
  const other = (job.role === 'owner' ? job.assignee : job.owner)?.name ?? ''
  const buttons: Record<(typeof actionsHere)[number], ReactNode> = {
    markDone: (
      <Button onClick={() => setAsked('markDone')}>
        <Check aria-hidden="true" size={20} />
        {words.markDone}
      </Button>
    ),
    complete: (
      <Button onClick={() => setRating(true)}>
        <Star aria-hidden="true" size={20} />
        {words.complete}
      </Button>
    ),
    rate: (
      <Button onClick={() => setRating(true)}>
        <Star aria-hidden="true" size={20} />
        {words.rate(other)}
      </Button>
    ),
    restore: (
      <Button
        busy={restoring.sending.isPending}
        onClick={() => restoring.act({ id: job.id, restore: '1' }, words.restored)}
      >
        <RotateCcw aria-hidden="true" size={20} />
        {words.restore}
      </Button>
    ),
    edit: (
      <LinkButton to={routes.editJob} params={{ id: job.id }} variant="secondary">
        <Pencil aria-hidden="true" size={20} />
        {words.edit}
      </LinkButton>
    ),
    leave: (
      <Button variant="danger" onClick={() => setAsked('leave')}>
        {words.leave}
      </Button>
    ),
    cancel: (
      <Button variant="danger" onClick={() => setAsked('cancel')}>
        {words.cancel}
      </Button>
    ),
  }
  return (
    <Card tight className="grid gap-3" aria-label={words.heading}>
      {note && <p>{note}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden max-sm:*:grow">
        {here.map((action) => (
          <span key={action} className="contents">
            {buttons[action]}
          </span>
        ))}
      </div>
      <AskedAction job={job} asked={asked} other={other} onClose={() => setAsked(undefined)} />
      {isRating && (
        <Suspense>
          <RateDialog job={job} other={other} onClose={() => setRating(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function useNote({ restorableUntil, confirmsItselfAt, allowedActions }: Job): string | undefined {
  const words = useMessages(jobActMessages)
  const lang = useLanguage()
  if (confirmsItselfAt) return words.confirmsItself(dayAndTime(confirmsItselfAt, lang))
  if (restorableUntil && allowedActions.includes('restore'))
    return words.restoreText(dayAndTime(restorableUntil, lang))
  return undefined
}
