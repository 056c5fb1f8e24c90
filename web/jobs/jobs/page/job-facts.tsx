import { jobShapes } from '#domain/jobs/jobs/job.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatCount, formatMiles, formatMoney } from '#web/core/money.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Num } from '#web/ui/num.tsx'
import { pointMessages } from '../point/point-messages.ts'
import { exactText } from '../point/point-text.ts'
import { RouteLine } from '../parts/route-line.tsx'
import { jobNames } from '../parts/type-names.ts'
import { jobMessages } from './messages.ts'
import { windowText } from './when-text.ts'

/** Where it leads, when, what the way costs, and what its owner says of it. */
export function JobFacts({ job }: { job: Job }) {
  const words = useMessages(jobMessages)
  const point = useMessages(pointMessages)
  const facts = useFacts(job)
  return (
    <Card className="grid gap-4">
      <RouteLine
        from={job.from}
        to={job.to}
        via={job.via}
        fromAddress={exactText(job.exactFrom, job.from, point)}
        toAddress={job.to && exactText(job.exactTo, job.to, point)}
      />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3.5 lg:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-14 text-ink-2">{label}</dt>
            <dd className="font-bold break-words">
              <Num>{value}</Num>
            </dd>
          </div>
        ))}
      </dl>
      <hr className="border-line" />
      {job.description ? (
        <p lang={job.language} className="break-words whitespace-pre-line">
          {job.description}
        </p>
      ) : (
        <p className="text-ink-2">{words.noDescription}</p>
      )}
    </Card>
  )
}

/** Label and value of each fact that the job has. */
function useFacts(job: Job): [string, string][] {
  const lang = useLanguage()
  const words = useMessages(jobMessages)
  const names = useMessages(jobNames)
  const [start, end] = windowText(job.start, job.end, lang)
  const drives = jobShapes[job.type].driver === 'owner' ? 'owner' : 'assignee'
  const isDriver = (job.role === 'owner') === (drives === 'owner')
  const facts: [string, string | undefined][] = [
    [words.when, words.window(start, end)],
    [words.route, job.to && `${formatMiles(job.miles)}, ${lasts(job.minutes, words)}`],
    [isDriver ? words.yourGas : words.gas, dollars(job.gasCost)],
    [words.tripCost, job.type === 'rideOffer' ? dollars(job.tripCost) : undefined],
    [words.seats, job.seats === undefined ? undefined : formatCount(job.seats)],
    [words.size, job.size && names.sizes[job.size]],
    [words.detour, job.maxDetour ? words.miles(formatCount(job.maxDetour)) : undefined],
    [words.visibility, job.visibility === 'network' ? names.visibilities.network : undefined],
  ]
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]))

  function dollars(amount: number | undefined) {
    return amount === undefined ? undefined : words.about(formatMoney(amount))
  }
}

function lasts(minutes: number, words: (typeof jobMessages)['en']): string {
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? words.minutes(minutes) : words.hours(hours, minutes % 60)
}
