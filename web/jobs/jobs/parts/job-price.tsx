import type { JobCard } from '#protocol/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { Money } from '#web/ui/money.tsx'
import { jobNames } from './type-names.ts'

type Priced = Pick<JobCard, 'type' | 'price'>

/** What a job pays, or a seat of a ride costs; without a price it asks for offers. */
export function JobPrice({ job, className }: { job: Priced; className?: string }) {
  const words = useMessages(jobNames)
  const { type, price } = job
  if (price === undefined)
    return <p className={cx('flex-none text-14 font-bold', className)}>{words.asksForOffers}</p>
  return (
    <p className={cx('grid flex-none justify-items-end', className)}>
      <Money dollars={price} rate className="text-24 leading-tight font-bold" />
      {type === 'rideOffer' && <span className="text-14 text-ink-2">{words.aSeat}</span>}
      {type === 'relocation' && <span className="text-14 text-ink-2">{words.aCredit}</span>}
    </p>
  )
}
