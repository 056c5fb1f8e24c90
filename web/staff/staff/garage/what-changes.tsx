import type { Success } from '#protocol/core/operation.ts'
import type { CarPrices } from '#protocol/staff/garage/change-cars.ts'
import { staffCars, type staffChangeCars, staffUndoCars } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { manyCarsMessages } from './many-cars-messages.ts'

export type Looked = Success<typeof staffChangeCars>

type WhatChangesProps = {
  said: Looked
  busy: boolean
  onPress: (fingerprint: string) => void
  onCancel: () => void
}

/** What a change of many cars would do: old struck, new bold, who keeps the old price, and what is left out. */
export function WhatChanges({ said, busy, onPress, onCancel }: WhatChangesProps) {
  const words = useMessages(manyCarsMessages)
  const { changed, unchanged, cars, leftOut, leftOutInAll, fingerprint, lastYear } = said
  const title = words.preview(changed)
  return (
    <StaffCard about={title} title={title}>
      {changed === 0 && <p>{words.nothing}</p>}
      <ul className="divide-y divide-line">
        {cars.map(({ car, name, before, after, booked }) => (
          <li key={car} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-60">
              <span className="block font-bold">{name}</span>
              {booked > 0 && before && (
                <span className="block text-14 text-ink-2">{words.booked(booked)}</span>
              )}
            </span>
            {before && after && <Prices before={before} after={after} />}
          </li>
        ))}
        {changed > cars.length && <li className="py-2">{words.more(changed - cars.length)}</li>}
      </ul>
      {said.sumBefore !== said.sumAfter && (
        <p className="flex flex-wrap justify-between gap-3 border-t border-line pt-3">
          {words.sums}
          <Change was={said.sumBefore} is={said.sumAfter} />
        </p>
      )}
      {lastYear && lastYear.changed > 0 && (
        <p className="flex flex-wrap justify-between gap-3 border-t border-line pt-3">
          {words.lastYear(lastYear.orders)}
          <Change was={Math.round(lastYear.before)} is={Math.round(lastYear.after)} />
        </p>
      )}
      {unchanged > 0 && <p className="text-ink-2">{words.unchanged(unchanged)}</p>}
      {leftOutInAll > 0 && (
        <div>
          <p className="font-bold text-warn">{words.leftOut(leftOutInAll)}</p>
          <ul className="list-disc pl-5">
            {leftOut.map(({ car, name, reason }) => (
              <li key={car} className="break-words">
                {name}: {reason}
              </li>
            ))}
            {leftOutInAll > leftOut.length && <li>{words.more(leftOutInAll - leftOut.length)}</li>}
          </ul>
        </div>
      )}
      <p className="text-14 text-ink-2">{words.keeps}</p>
      <div className="flex flex-wrap gap-3">
        {fingerprint !== undefined && (
          <Button busy={busy} onClick={() => onPress(fingerprint)}>
            {words.press(changed)}
          </Button>
        )}
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </StaffCard>
  )
}

function Prices({ before, after }: { before: CarPrices; after: CarPrices }) {
  const words = useMessages(manyCarsMessages)
  const units = [
    ['day', words.perDay],
    ['week', words.perWeek],
    ['month', words.perMonth],
  ] as const
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {units.map(([unit, name]) => (
        <span key={unit}>
          <span className="text-14 text-ink-2">{name} </span>
          <Change was={before[unit]} is={after[unit]} />
        </span>
      ))}
    </span>
  )
}

/** The old sum struck, the new one bold; for ears by words. */
function Change({ was, is }: { was: number; is: number }) {
  const words = useMessages(manyCarsMessages)
  if (was === is) return <Money rate dollars={is} />
  return (
    <span>
      <span className="sr-only">{words.from} </span>
      <s className="text-ink-2">
        <Money rate dollars={was} />
      </s>{' '}
      <span aria-hidden="true">→ </span>
      <span className="sr-only">{words.to} </span>
      <Money rate dollars={is} className="font-bold" />
    </span>
  )
}

type LastChange = NonNullable<Success<typeof staffCars>['change']>

/** The last change of many cars, for as long as it can be undone. */
export function UndoChange({ change }: { change: LastChange }) {
  const words = useMessages(manyCarsMessages)
  const when = useWhen()
  const { decide, isPending } = useDecide(staffUndoCars, staffCars)
  const { id, by, cars, at, until } = change
  return (
    <Banner tone="plain">
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex-1 basis-60">
          {words.done(by, cars, when.instant(at), when.instant(until))}
        </p>
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          onClick={() =>
            decide({ change: id }, ({ left }) => {
              if (left.length > 0) errorToast(words.left(left.join('; ')))
            })
          }
        >
          {words.undo}
        </Button>
      </div>
    </Banner>
  )
}
