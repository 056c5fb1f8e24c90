import { type ReactNode, useId, useState } from 'react'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import type { OpenRental } from '#protocol/rentals/rentals/open-rental.ts'
import { fromWire } from '#protocol/rentals/rentals/priced-rental.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { useNow } from '#web/rentals/rentals/now/use-now.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { inspectionMessages } from '../inspection-messages.ts'
import { BeforePicture } from '../pictures/before-picture.tsx'
import type { Picture } from '../pictures/picture.ts'
import { PictureImage } from '../pictures/picture-image.tsx'
import { lastLookMessages } from './last-look-messages.ts'
import { returnLines } from './return-lines.ts'

/** What a device knows of the money of a rental that is out, and when the server said so. */
export type KnownMoney = {
  open: OpenRental
  /** What is paid without the deposit; dollars. */
  rent: number
  zone: string
  now: string
  readAt: number
  /** A discount was accepted; what it takes off follows with the settlement. */
  hasDiscount: boolean
}

type LastLookProps = {
  /** Absent: the rental was never opened with signal. */
  money: KnownMoney | undefined
  readings: { odometer: number; level: number | undefined }
  checkpoints: readonly Checkpoint[]
  pictures: readonly Picture[]
  beforeOf: (checkpoint: string) => string | undefined
  /** The key box. */
  children: ReactNode
}

/** Before the keys are given back: what that comes to, and the car as it was and as it is (docs/product/money.md#preview). */
export function LastLook(props: LastLookProps) {
  const { money, readings, children, ...photos } = props
  const words = useMessages(lastLookMessages)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-4">
        {money ? <ReturnBill money={money} readings={readings} /> : <p>{words.noBill}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {children}
        <Pairs {...photos} />
      </div>
    </div>
  )
}

/** A deposit goes back so long after the return (docs/product/money.md#deposit-release). */
const depositMs = 72 * 3_600_000

function ReturnBill({
  money,
  readings,
}: {
  money: KnownMoney
  readings: LastLookProps['readings']
}) {
  const words = useMessages(lastLookMessages)
  const lang = useLanguage()
  const { open, rent, zone, readAt, hasDiscount } = money
  const now = useNow(money, readAt)
  const { lines, back, refund, depositLeft, beyond } = returnLines(
    fromWire(open, rent),
    readings,
    { now: toWall(now, zone), lang },
    words,
  )
  const by = words.backBy(dayAndTime(toWall(new Date(now.getTime() + depositMs), zone), lang))
  const dollars = (cents: number) => cents / 100
  const both = refund > 0 && depositLeft > 0
  return (
    <Card aria-label={words.bill} className="grid gap-4">
      <div>
        <p className="text-ink-2">{beyond > 0 ? words.owe : words.back}</p>
        <p role="status">
          <Money dollars={dollars(beyond > 0 ? beyond : back)} className="text-40 font-extrabold" />
        </p>
        <p className="text-ink-2">
          <NumbersIn text={beyond > 0 ? words.oweText : by} />
        </p>
        {both && (
          <p className="text-ink-2">
            <NumbersIn
              text={words.withRefund(
                formatMoney(dollars(refund)),
                formatMoney(dollars(depositLeft)),
              )}
            />
          </p>
        )}
      </div>
      <dl className="grid gap-2.5 border-t border-line pt-4">
        {lines.map(({ label, text, cents }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="min-w-0">
              <NumbersIn text={label} />
              {text && (
                <span className="block text-14 text-ink-2">
                  <NumbersIn text={text} />
                </span>
              )}
            </dt>
            <dd>
              <Money dollars={dollars(cents)} />
            </dd>
          </div>
        ))}
      </dl>
      {hasDiscount && <p>{words.discount}</p>}
      <p className="text-14 text-ink-2">{words.paper}</p>
    </Card>
  )
}

type PairsProps = Pick<LastLookProps, 'checkpoints' | 'pictures' | 'beforeOf'>

/** Each angle twice: as it was at the pickup, and as it is now. */
function Pairs({ checkpoints, pictures, beforeOf }: PairsProps) {
  const words = useMessages(lastLookMessages)
  const afterWords = useMessages(inspectionMessages)
  const id = useId()
  const [showsAll, setShowsAll] = useState(false)
  const pairs = checkpoints.flatMap((point) => {
    const before = beforeOf(point.id)
    const after = pictures.find(({ checkpoint }) => checkpoint === point.id)
    return before !== undefined && after ? [{ point, before, after }] : []
  })
  if (pairs.length === 0) return null
  return (
    <Card aria-labelledby={id} className="grid gap-3">
      <div>
        <h2 id={id}>{words.pairs}</h2>
        <p className="text-ink-2">{words.pairsText(pairs.length)}</p>
      </div>
      <ul className="grid gap-3">
        {pairs.slice(0, showsAll ? undefined : 1).map(({ point, before, after }) => (
          <li key={point.id} className="grid gap-1">
            <span className="text-14 text-ink-2">{point.title}</span>
            <div className="grid grid-cols-2 gap-2">
              <BeforePicture url={before} title={point.title} />
              <figure className="grid content-start gap-1">
                <PictureImage file={after.file} className="w-full rounded-control" />
                <figcaption className="text-14 font-bold">{afterWords.after}</figcaption>
              </figure>
            </div>
          </li>
        ))}
      </ul>
      {!showsAll && pairs.length > 1 && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="min-h-11 justify-self-start font-bold text-primary"
        >
          {words.allPairs(pairs.length)}
        </button>
      )}
    </Card>
  )
}
