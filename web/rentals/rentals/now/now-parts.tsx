import { dayAndTime } from '#domain/core/time/format-date.ts'
import type { ReactNode } from 'react'
import { IdCard, MapPin, Smartphone } from 'lucide-react'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { cx } from '#web/ui/cx.ts'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import type { SelectedRental } from '../shown.ts'
import { mapsWay } from './maps-way.ts'
import { nowMessages } from './now-messages.ts'

type BigNumberProps = { value: string; text: ReactNode; isRed?: boolean }

/** The number of the moment, as large as a hand is wide; it shrinks before it is cut. */
export function BigNumber({ value, text, isRed }: BigNumberProps) {
  const size = value.length > 5 ? 'min(2.5rem, 14vw)' : 'min(4.25rem, 22vw)'
  return (
    <p className="flex flex-wrap items-end gap-x-3 gap-y-1">
      <span style={{ fontSize: size, lineHeight: 1 }}>
        <Num className={cx('font-extrabold leading-none tracking-tight', isRed && 'text-danger')}>
          {value}
        </Num>
      </span>
      <span className="max-w-[30ch] pb-1 text-18 leading-snug">{text}</span>
    </p>
  )
}

/** What to have on one when one comes. */
export function ToBring() {
  const words = useMessages(nowMessages)
  const things = [
    { icon: IdCard, title: words.bringLicense, text: words.bringLicenseText },
    { icon: Smartphone, title: words.bringPhone, text: words.bringPhoneText },
  ]
  return (
    <section aria-label={words.bring}>
      <h2 className="text-18">{words.bring}</h2>
      <ul className="grid divide-y divide-line">
        {things.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3 py-2.5">
            <Icon aria-hidden="true" size={20} className="mt-0.5 flex-none text-primary" />
            <span className="min-w-0">
              <b className="block">{title}</b>
              <span className="block text-14 text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The fee for engine damage in dollars (docs/product/inspections-and-maintenance.md#engine-damage-fee). */
const feeDollars = 600

/** What the weekly photos are good for, and what can follow without them. */
export function WhyPhotos({ rental }: { rental: SelectedRental }) {
  const words = useMessages(nowMessages)
  const { held } = rental.money.deposit
  return (
    <>
      <p>
        <NumbersIn text={held > 0 ? words.photosProtect(formatMoney(held)) : words.photosWhy} />
      </p>
      <Banner tone="warn">
        <p>
          <NumbersIn text={words.photosFee(formatMoney(feeDollars))} />
        </p>
      </Banner>
    </>
  )
}

/** What it costs to bring the car later than agreed: nothing for a while, then each day. */
export function LaterReturn({ rental, wallNow }: { rental: SelectedRental; wallNow: WallTime }) {
  const words = useMessages(nowMessages)
  const lang = useLanguage()
  const { ifLate, late } = rental
  if (!ifLate) return null
  const grace = dayAndTime(ifLate.graceUntil, lang)
  const isFree = wallNow < ifLate.graceUntil
  return (
    <dl
      aria-label={words.howLater}
      className="overflow-hidden rounded-control border border-line-strong"
    >
      {isFree && (
        <div className="flex items-center justify-between gap-3 px-4 py-2.5">
          <dt>
            {words.freeUntil}
            <span className="block text-14 text-ink-2">
              <NumbersIn text={words.until(grace)} />
            </span>
          </dt>
          <dd>
            <Money dollars={0} className="text-20 font-bold" />
          </dd>
        </div>
      )}
      <div className="flex items-center justify-between gap-3 bg-danger-soft px-4 py-2.5">
        <dt>
          <b>{words.oneDay}</b>
          <span className="block text-14">
            <NumbersIn
              text={
                isFree || !late ? words.eachDay(grace) : words.nextDay(dayAndTime(late.until, lang))
              }
            />
          </span>
        </dt>
        <dd>
          <Money dollars={ifLate.dayPrice} className="text-20 font-bold text-danger" />
        </dd>
      </div>
    </dl>
  )
}

/** Where to be, and when; it opens the way there. */
export function Place({ title, place, at }: { title: string; place: string; at: string }) {
  return (
    <a
      href={mapsWay(place)}
      target="_blank"
      rel="noreferrer"
      className="flex items-center gap-3 border-t border-line pt-4 text-ink no-underline"
    >
      <MapPin aria-hidden="true" size={20} className="flex-none text-primary" />
      <span className="min-w-0">
        <b className="block">{title}</b>
        <span className="block text-14 text-ink-2">
          <NumbersIn text={at} />
        </span>
      </span>
    </a>
  )
}
