import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { timeOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Loader } from '#web/ui/states/loader.tsx'
import { arriveMessages } from './arrive-messages.ts'
import './arrive.css'
import { nearText } from './near-text.ts'
import type { Asking, Place } from './use-ask.ts'

/** How long it stays: read once, then the finder has its whole height. */
const shownMs = 4_000

type ArrivedStripProps = {
  asking: Asking
  place: Place
  /** IANA zone of the area; the device's own while it is not known. */
  zone: string | undefined
}

/** Over the finder: the location is being found, or since when and how near one is. */
export function ArrivedStrip({ asking, place, zone }: ArrivedStripProps) {
  const words = useMessages(arriveMessages)
  const { isAsking, answered } = asking
  const since = answered?.what === 'here' ? answered.at : undefined
  const [seen, setSeen] = useState<Date>()
  useEffect(() => {
    if (!since) return
    const timer = setTimeout(() => setSeen(since), shownMs)
    return () => clearTimeout(timer)
  }, [since])
  const isShown = isAsking || (since !== undefined && since !== seen)
  return (
    <div role="status">
      {isShown && (
        <p className="camera-here">
          {isAsking ? (
            <Loader size={20} thickness={3} />
          ) : (
            <CircleCheck aria-hidden="true" size={24} className="flex-none" />
          )}
          <span>
            <b>
              <NumbersIn
                text={since && !isAsking ? words.here(clock(since, zone)) : words.asking}
              />
            </b>
            <NumbersIn text={isAsking ? words.meanwhile : nearText(place, words)} />
          </span>
        </p>
      )}
    </div>
  )
}

function clock(at: Date, zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  return timeOf(toWall(at, zone))
}
