import { LocateFixed } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { milesBetween } from '#domain/fleet/places/sphere.ts'
import { pickupOf } from '#domain/rentals/rentals/moment.ts'
import { leaveBy, wayThere } from '#domain/rentals/rentals/way-there.ts'
import { timeOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { useMessages } from '#web/core/i18n.ts'
import { askPosition, type Found, type NoPosition } from '#web/core/position.ts'
import { whenIdle } from '#web/core/pwa/when-idle.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Button } from '#web/ui/button.tsx'
import { shownMiles } from '../../inspections/arrive/near-text.ts'
import type { SelectedRental } from '../shown.ts'
import { BigNumber } from './now-parts.tsx'
import { wayMessages } from './way-messages.ts'

const AroundMap = lazy(async () => {
  return { default: (await import('#web/fleet/places/map/around-map.tsx')).AroundMap }
})

type WayThereProps = {
  rental: SelectedRental
  wallNow: WallTime
  /** The number of the moment while nobody has asked how far it is. */
  children: ReactNode
}

/** Where the car stands; at a press, how far that is and when to leave (docs/product/rental.md#the-way-there). */
export function WayThere({ rental, wallNow, children }: WayThereProps) {
  const { pickupPoint: point, pickupAddress: address } = rental
  if (!point || !address) return children
  return (
    <Way point={point} address={address} pickup={pickupOf(rental)} wallNow={wallNow}>
      {children}
    </Way>
  )
}

type WayProps = {
  point: NonNullable<SelectedRental['pickupPoint']>
  address: string
  pickup: WallTime
  wallNow: WallTime
  children: ReactNode
}

function Way({ point, address, pickup, wallNow, children }: WayProps) {
  const words = useMessages(wayMessages)
  const isIdle = useIdle()
  const [isAsking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<Found | NoPosition>()
  const found = typeof answer === 'object' ? answer : undefined
  const ask = async () => {
    setAsking(true)
    setAnswer(await askPosition())
    setAsking(false)
  }
  return (
    <>
      <div className="h-34 overflow-hidden rounded-control bg-sunken">
        {isIdle && (
          <Suspense>
            <AroundMap
              label={words.map(address)}
              spot={{ ...point, metres: 0 }}
              from={found?.position}
            />
          </Suspense>
        )}
      </div>
      <div role="status" className="grid gap-1">
        {found ? (
          <Distance found={found} point={point} pickup={pickup} wallNow={wallNow} />
        ) : (
          children
        )}
        {typeof answer === 'string' && <p>{words[answer]}</p>}
      </div>
      <div className="flex items-center gap-3 text-14 leading-tight text-ink-2">
        <Button variant="secondary" size="sm" busy={isAsking} onClick={() => void ask()}>
          <LocateFixed aria-hidden="true" size={18} />
          {found ? words.again : words.howFar}
        </Button>
        <span className="min-w-0">{words.stays}</span>
      </div>
    </>
  )
}

/** The map waits until the screen has nothing else to do. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let isHere = true
    whenIdle(() => isHere && setIdle(true))
    return () => {
      isHere = false
    }
  }, [])
  return isIdle
}

type DistanceProps = Pick<WayProps, 'point' | 'pickup' | 'wallNow'> & { found: Found }

function Distance({ found, point, pickup, wallNow }: DistanceProps) {
  const words = useMessages(wayMessages)
  const miles = milesBetween(found.position, point)
  const way = wayThere(miles, found.metres)
  const shown = shownMiles(miles)
  if (way.by === 'far') return <BigNumber value={shown} text={words.farAway} />
  const latest = leaveBy(pickup, way.minutes, wallNow)
  const leave = (
    <b className="block">
      <NumbersIn text={latest ? words.leaveBy(timeOf(latest)) : words.leaveNow} />
    </b>
  )
  return way.by === 'foot' ? (
    <BigNumber
      value={String(way.minutes)}
      text={
        <>
          <NumbersIn text={words.onFoot(way.minutes, shown)} />
          {leave}
        </>
      }
    />
  ) : (
    <BigNumber
      value={shown}
      text={
        <>
          <NumbersIn text={words.byCar(way.minutes)} />
          {leave}
        </>
      }
    />
  )
}
