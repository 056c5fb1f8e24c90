import { lazy, Suspense, useState } from 'react'
import { formatWallTime } from '#domain/core/time/format-date.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import type { Relocation } from '#protocol/jobs/relocation/relocation.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { lookMessages } from '#web/jobs/relocation/look-messages.ts'
import { relocationMessages } from '#web/jobs/relocation/relocation-messages.ts'

const TakeBackDialog = lazy(async () => ({
  default: (await loadOrReload(() => import('./take-back-dialog.tsx'))).TakeBackDialog,
}))

const LookDialog = lazy(async () => ({
  default: (await loadOrReload(() => import('./look-dialog.tsx'))).LookDialog,
}))

/** What staff know besides: why it was posted, what was read at the car, and how they get it back. */
export function StaffCard({ job, relocation }: { job: Job; relocation: Relocation }) {
  const words = useMessages(relocationMessages)
  const look = useMessages(lookMessages)
  const [isAsking, setAsking] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const { reason, earns, startedAt, finishedAt, canTakeBack, lookBecause } = relocation
  const level = (gas: number | undefined, charge: number | undefined) =>
    gas === undefined ? words.charge(charge ?? 0) : words.gas(gas)
  const start = level(relocation.startGas, relocation.startCharge)
  const end = level(relocation.endGas, relocation.endCharge)
  return (
    <Card className="grid gap-3" aria-labelledby="relocation-staff">
      <h2 id="relocation-staff">{words.staff}</h2>
      <InfoList>
        {reason && <InfoItem label={words.reason}>{words.reasons[reason]}</InfoItem>}
        {earns !== undefined && earns > 0 && (
          <InfoItem label={words.earns}>
            <Money dollars={earns} />
          </InfoItem>
        )}
        {startedAt && (
          <InfoItem label={words.taken}>
            <Reading at={startedAt} odometer={relocation.startOdometer} level={start} />
          </InfoItem>
        )}
        {finishedAt && (
          <InfoItem label={words.there}>
            <Reading at={finishedAt} odometer={relocation.endOdometer} level={end} />
          </InfoItem>
        )}
      </InfoList>
      {lookBecause && (
        <Banner tone="warn">
          <p className="font-bold">{look.why}</p>
          <ul className="list-disc pl-5">
            {lookBecause.map((because) => (
              <li key={because}>{because}</li>
            ))}
          </ul>
          <p>{look.waits}</p>
          <Button size="sm" className="mt-2" onClick={() => setLooking(true)}>
            {look.open}
          </Button>
        </Banner>
      )}
      {canTakeBack && (
        <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
          {words.takeBack}
        </Button>
      )}
      {isLooking && (
        <Suspense>
          <LookDialog job={job} relocation={relocation} onClose={() => setLooking(false)} />
        </Suspense>
      )}
      {isAsking && (
        <Suspense>
          <TakeBackDialog job={job} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  )
}

type ReadingProps = { at: string; odometer: number | undefined; level: string }

function Reading({ at, odometer = 0, level }: ReadingProps) {
  const words = useMessages(relocationMessages)
  return (
    <Num>
      {formatWallTime(at)}
      <span className="block font-normal">{words.reading(formatMiles(odometer), level)}</span>
    </Num>
  )
}
