import { Link } from '@tanstack/react-router'
import type { FoundJob } from '#protocol/jobs/jobs/jobs.ts'
import { routes } from '#web/core/routing/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { onMap } from '#web/fleet/places/map/use-pointed.ts'
import { JobBox } from '../parts/job-box.tsx'

type JobItemProps = {
  job: FoundJob
  /** Pointed at on the map. */
  isMarked: boolean
}

/** One job of the list; the link of its title covers the card (docs/design.md#components). */
export function JobItem({ job, isMarked }: JobItemProps) {
  return (
    <li
      {...onMap(job.id)}
      className={cx(
        'relative grid min-w-0 content-between gap-3.5 rounded-card border bg-surface p-4 transition duration-220 hover:shadow-2 has-[h2_a:focus-visible]:outline-3 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-focus',
        isMarked ? 'border-ink shadow-2' : 'border-line',
      )}
    >
      <JobBox
        job={job}
        title={
          <h2
            lang={job.language}
            className="font-text text-18 leading-tight tracking-normal break-words"
          >
            <Link
              to={routes.job}
              params={{ id: job.id }}
              className="after:absolute after:inset-0 focus-visible:outline-0"
            >
              {job.title}
            </Link>
          </h2>
        }
      />
    </li>
  )
}
