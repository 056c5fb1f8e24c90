import { useEffect, useRef, useState } from 'react'
import { staffBookings, staffCalendar, staffMoveBooking } from '#protocol/staff/names.ts'
import { staffMakeOffer } from '#protocol/rentals/names.ts'
import type { PlannerCar } from '#protocol/staff/planner/staff-calendar.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useWhen } from '../desk/use-when.ts'
import { offerUndo } from '../dates/undo-store.ts'
import { useDecide } from '../use-decide.ts'
import type { Moving } from './choice.ts'
import { PanelCar, PanelFrame } from './piece-panel.tsx'
import { plannerMessages } from './planner-messages.ts'
import type { MoveQuote } from './use-unfit.ts'

const offerHours = 24
const mostFits = 6

type MovePanelProps = {
  moving: Moving
  quote: MoveQuote | undefined
  /** The car that it is over. */
  target: PlannerCar | undefined
  /** Why that is none for this booking. */
  unfit: string | undefined
  /** Those that are near, by their id. */
  cars: readonly PlannerCar[]
  onTarget: (car: PlannerCar) => void
  onClose: () => void
}

/** A booking on its way to another car: what that costs first, then who pays it, then the word. */
export function MovePanel({
  moving,
  quote,
  target,
  unfit,
  cars,
  onTarget,
  onClose,
}: MovePanelProps) {
  const words = useMessages(plannerMessages)
  const when = useWhen()
  const { bar, car } = moving
  const title = words.moveTitle(bar.name ?? `${bar.number ?? ''}`)
  const fit = target && quote?.cars.find((one) => one.car === target.id)
  return (
    <PanelFrame
      {...(bar.number !== undefined && { over: words.order(bar.number) })}
      title={title}
      isBeside
      onClose={onClose}
    >
      <PanelCar car={car} />
      <p>
        {when.wall(bar.start)} – {when.wall(bar.end)}
      </p>
      {!quote && <Skeleton className="h-20" />}
      {quote?.inTheWay && <Banner tone="warn">{quote.inTheWay}</Banner>}
      {quote?.own && <Banner tone="warn">{words.own}</Banner>}
      <div role="status" className="grid gap-3">
        {!target && !quote?.inTheWay && <p className="text-ink-2">{words.moveHint}</p>}
        {target && (
          <>
            <PanelCar car={target} />
            {unfit && <Banner tone="warn">{unfit}</Banner>}
            {fit && (
              <p className="text-20 font-bold">
                <Difference dollars={fit.difference} />
              </p>
            )}
          </>
        )}
      </div>
      {!target && quote && quote.cars.length > 0 && (
        <ul aria-label={words.fits} className="planner-fits">
          {quote.cars.slice(0, mostFits).map(({ car: id, difference }) => {
            const one = cars.find((other) => other.id === id)
            return (
              one && (
                <li key={id}>
                  <button type="button" onClick={() => onTarget(one)}>
                    <span className="min-w-0">
                      <span className="block font-bold">{one.name}</span>
                      <span className="block text-14 text-ink-2">{one.plate}</span>
                    </span>
                    <b>
                      <Difference dollars={difference} />
                    </b>
                  </button>
                </li>
              )
            )
          })}
        </ul>
      )}
      {quote && target && fit && moving.isDropped && !quote.own && (
        <Word key={target.id} {...{ moving, quote, target, fit, onClose }} />
      )}
    </PanelFrame>
  )
}

export function Difference({ dollars }: { dollars: number }) {
  const words = useMessages(plannerMessages)
  if (dollars === 0) return words.same
  const amount = formatMoney(Math.abs(dollars))
  return dollars > 0 ? words.more(amount) : words.less(amount)
}

type WordProps = Pick<MovePanelProps, 'moving' | 'onClose'> & {
  quote: MoveQuote
  target: PlannerCar
  fit: MoveQuote['cars'][number]
}

/** Who pays, what the renter reads, and the press that does it. */
function Word({ moving, quote, target, fit, onClose }: WordProps) {
  const words = useMessages(plannerMessages)
  const [who, setWho] = useState('carry')
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => button.current?.querySelector('button')?.focus(), [])
  const move = useDecide(staffMoveBooking, staffCalendar, staffBookings)
  const offer = useDecide(staffMakeOffer, staffCalendar, staffBookings)
  const order = moving.bar.order ?? ''
  const more = formatMoney(fit.difference)
  const asks = fit.difference > 0 && who === 'ask'
  const message = asks ? words.offerText(target.name, more) : fit.message
  const send = () =>
    asks
      ? offer.decide({ order, kind: 'swap', hours: offerHours, message }, onClose)
      : move.decide({ order, version: quote.version, car: target.id }, ({ newOrder }) => {
          offerUndo({ order: newOrder, name: quote.name, was: 'car', car: moving.car.id })
          onClose()
        })
  return (
    <>
      {fit.difference > 0 ? (
        <RadioCards
          label={words.who}
          value={who}
          onChange={setWho}
          cards={[
            { id: 'carry', content: <b>{words.carry}</b> },
            { id: 'ask', content: <b>{words.ask(more)}</b> },
          ]}
        />
      ) : (
        <p>{words.keepsPrice}</p>
      )}
      <figure>
        <figcaption className="text-14 text-ink-2">{words.says}</figcaption>
        <blockquote>{message}</blockquote>
      </figure>
      <div ref={button} className="grid">
        <Button busy={move.isPending || offer.isPending} onClick={send}>
          {asks ? words.sendOffer : words.send}
        </Button>
      </div>
    </>
  )
}
