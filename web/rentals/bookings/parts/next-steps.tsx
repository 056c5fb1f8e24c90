import { CalendarPlus, Check, Navigation } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayOf, daysBetween, timeOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { promisedBy } from '#domain/people/company/promise.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { mapsWay } from '#web/rentals/rentals/now/maps-way.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { cx } from '#web/ui/cx.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Num } from '#web/ui/num.tsx'
import { confirmationMessages } from '../confirmation-messages.ts'

type NextStepsProps = {
  rental: Rental
  zone: string
  wallNow: WallTime
  place: string | undefined
  /** Absent while the area is not known. */
  onCalendar: (() => void) | undefined
  onRead: () => void
}

/** The days until the pickup, and the three steps from here to the key: the renter's, ours, and the last one together. */
export function NextSteps({ rental, zone, wallNow, place, onCalendar, onRead }: NextStepsProps) {
  const words = useMessages(confirmationMessages)
  const lang = useLanguage()
  const pickup = rental.appointment?.date ?? rental.dates.start
  const days = Math.max(0, daysBetween(dayOf(wallNow), dayOf(pickup)))
  const isAccepted = rental.contractAcceptedAt !== undefined
  const isConfirmed = rental.confirmation === 'confirmed'
  // Only what is paid, complete, and waits for nothing that staff asked, is confirmed by a moment.
  const by = rental.answerBy && promisedBy(toWall(new Date(rental.answerBy), zone), wallNow, lang)
  const moment = by && words.weConfirmWhen(by)
  const promised = rental.kind === 'swap' ? by && words.weConfirmSwapWhen : moment
  const lacking = rental.waitsForPapers ? words.weConfirmOnceComplete : words.weAreLate
  const usual = rental.paid ? (promised ?? lacking) : words.weConfirmOncePaid
  const onceDone = rental.paid ? words.weConfirmOnceDone : words.weConfirmOncePaidAndDone
  const when = rental.waitsForChanges ? onceDone : usual
  return (
    <Card raised aria-label={words.countdown} className="grid gap-3">
      <p className="flex min-w-0 items-end gap-x-3">
        {days > 0 && (
          <span style={{ fontSize: 'min(4.25rem, 22vw)', lineHeight: 1 }}>
            <Num className="leading-none font-extrabold tracking-tight">{String(days)}</Num>
          </span>
        )}
        <span className="max-w-[16ch] pb-1 text-18 leading-snug text-balance lg:max-w-none">
          {days > 0 ? words.daysToGo(days) : words.today},{' '}
          <NumbersIn text={words.pickupAtTime(timeOf(pickup))} />
        </span>
      </p>
      {(onCalendar || place) && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {onCalendar && (
            <Button variant="secondary" className="flex-auto px-2.5!" onClick={onCalendar}>
              <CalendarPlus aria-hidden="true" size={20} />
              {words.calendar}
            </Button>
          )}
          {place && (
            <a
              href={mapsWay(place)}
              target="_blank"
              rel="noreferrer"
              className={cx(buttonStyle({ variant: 'secondary' }), 'flex-auto px-2.5!')}
            >
              <Navigation aria-hidden="true" size={20} />
              {words.way}
            </a>
          )}
        </div>
      )}
      <ol className="grid divide-y divide-line">
        <Step
          number={1}
          isDone={isAccepted}
          isNow={!isAccepted}
          title={isAccepted ? words.contractDone : words.accept}
          text={isAccepted ? undefined : words.contractLong}
        >
          {!isAccepted && (
            <Button size="sm" onClick={onRead} className="print:hidden">
              {words.read}
            </Button>
          )}
        </Step>
        <Step
          number={2}
          isDone={isConfirmed}
          isNow={isAccepted && !isConfirmed}
          title={isConfirmed ? words.confirmedStep : words.weConfirm}
          text={isConfirmed ? undefined : when}
        >
          {!isConfirmed && !rental.waitsForChanges && !rental.waitsForPapers && (
            <span className="text-14">{words.ourTurn}</span>
          )}
        </Step>
        <Step
          number={3}
          isDone={false}
          isNow={isAccepted && isConfirmed}
          title={words.pickUpKey}
          text={place}
        />
      </ol>
    </Card>
  )
}

type StepProps = {
  number: number
  isDone: boolean
  /** Whose turn it is. */
  isNow: boolean
  title: string
  text: string | undefined
  children?: ReactNode
}

function Step({ number, isDone, isNow, title, text, children }: StepProps) {
  const words = useMessages(confirmationMessages)
  const look = isDone
    ? 'bg-primary text-on-primary'
    : isNow
      ? 'bg-poppy text-on-poppy'
      : 'border-2 border-line-strong'
  return (
    <li aria-current={isNow ? 'step' : undefined} className="flex items-center gap-3 py-2.5">
      <span className={cx('grid size-8 flex-none place-items-center rounded-full font-bold', look)}>
        {isDone ? <Check aria-hidden="true" size={16} /> : number}
      </span>
      <span className="min-w-0 flex-1">
        <b className="block">
          {title}
          {isDone && <span className="sr-only">, {words.done}</span>}
        </b>
        {text && (
          <span className="block text-14 text-ink-2">
            <NumbersIn text={text} />
          </span>
        )}
      </span>
      {children}
    </li>
  )
}
