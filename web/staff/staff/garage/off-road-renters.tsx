import { ArrowRight, Check, ChevronsUpDown, Send } from 'lucide-react'
import { useState } from 'react'
import { staffBrokenCar, staffCars, staffMoveRenters } from '#protocol/staff/names.ts'
import type { BrokenCar } from '#protocol/staff/garage/off-the-road.ts'
import { formatMoney } from '#web/core/money.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { Code } from '#web/ui/code.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import { offRoadMessages } from './off-road-messages.ts'

type Renter = BrokenCar['renters'][number]
type Other = Renter['cars'][number]
type Result = {
  order: string
  result: 'moved' | 'offered' | 'refundOffered' | 'refused'
  message?: string | undefined
}

/** Whether something can be sent to a renter now: whoever has the car is not offered a refund. */
const isToSend = (renter: Renter, chosen: Other | undefined) =>
  !renter.own &&
  renter.refused === undefined &&
  renter.waits !== 'change' &&
  (chosen !== undefined || (!renter.isOut && renter.waits === undefined))

/** Who needs another car, which one each gets, what they read, and one press for all (docs/product/cars.md#off-the-road). */
export function OffRoadRenters({ renters }: { renters: readonly Renter[] }) {
  const words = useMessages(offRoadMessages)
  // By the order: the id of the chosen car, or empty for none.
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({})
  const [results, setResults] = useState<readonly Result[]>([])
  const { decide, isPending } = useDecide(staffMoveRenters, staffBrokenCar, staffCars)
  const chosenOf = ({ order, cars, best }: Renter) =>
    cars.find(({ car }) => car === (picked[order] ?? best))
  const toSend = renters.filter((renter) => isToSend(renter, chosenOf(renter)))
  const carried = toSend.reduce((sum, renter) => sum + (chosenOf(renter)?.carried ?? 0), 0)
  const send = () => {
    const choices = toSend.map((renter) => ({
      order: renter.order,
      version: renter.version,
      car: chosenOf(renter)?.car,
    }))
    decide({ renters: choices }, (said) => setResults(said.results))
  }
  return (
    <div className="off-road">
      <section
        aria-label={words.need(renters.length)}
        className="overflow-hidden rounded-card border border-line bg-surface"
      >
        <div className="flex flex-wrap items-baseline gap-3 p-4">
          <h3>{words.need(renters.length)}</h3>
          <span className="text-ink-2">{words.oldPrice}</span>
        </div>
        <ul>
          {renters.map((renter) => (
            <RenterRow
              key={renter.order}
              renter={renter}
              chosen={chosenOf(renter)}
              result={results.find(({ order }) => order === renter.order)}
              onChoose={(car) => setPicked({ ...picked, [renter.order]: car })}
            />
          ))}
        </ul>
      </section>
      {toSend.length > 0 && (
        <Card tight className="off-road-panel grid gap-3">
          <Messages renters={toSend} chosenOf={chosenOf} />
          <ul className="grid gap-2">
            {words.checks.map((said) => (
              <li key={said} className="flex items-center gap-2 text-14">
                <Check aria-hidden="true" size={20} />
                {said}
              </li>
            ))}
          </ul>
          <Button busy={isPending} onClick={send}>
            <Send aria-hidden="true" size={20} />
            {words.send(toSend.length)}
          </Button>
          {carried > 0 && (
            <p className="text-center text-14 text-ink-2">{words.costs(formatMoney(carried))}</p>
          )}
        </Card>
      )}
    </div>
  )
}

type MessagesProps = {
  renters: readonly Renter[]
  chosenOf: (renter: Renter) => Other | undefined
}

/** What one of them reads, in their language. */
function Messages({ renters, chosenOf }: MessagesProps) {
  const words = useMessages(offRoadMessages)
  const [whose, setWhose] = useState('')
  const shown = renters.find(({ order }) => order === whose) ?? renters[0]
  if (!shown) return null
  return (
    <>
      <h3>{words.gets}</h3>
      <Select
        label={words.whose}
        items={renters.map(({ order, name, lang }) => ({
          id: order,
          name: `${name}, ${lang.toUpperCase()}`,
        }))}
        value={shown.order}
        onChange={({ target }) => setWhose(target.value)}
      />
      <p lang={shown.lang} className="off-road-message">
        {chosenOf(shown)?.message ?? shown.noneMessage}
      </p>
    </>
  )
}

type RenterRowProps = {
  renter: Renter
  chosen: Other | undefined
  result: Result | undefined
  onChoose: (car: string) => void
}

function RenterRow({ renter, chosen, result, onChoose }: RenterRowProps) {
  const words = useMessages(offRoadMessages)
  const rows = useMessages(deskMessages)
  const when = useWhen()
  const { number, name, isOut, rentalStatus, start, end, waits, refused, own } = renter
  const arrived = 91
  const said = own ? words.own : waits === 'change' ? undefined : (result?.message ?? refused)
  return (
    <li className={isOut ? 'off-road-renter is-out' : 'off-road-renter'}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold">{name}</span>
          {isOut && <Badge tone="warn">{words.now}</Badge>}
          {waits && <Badge>{words.waits[waits]}</Badge>}
          {result && !waits && <Badge>{words.results[result.result]}</Badge>}
        </p>
        <p className="text-14">
          {isOut ? words.onTheRoad : words.pickup(when.wall(start))}
          {rentalStatus === arrived && !isOut && ` · ${words.atTheCar}`}
        </p>
        <p className="text-14 text-ink-2">
          {isOut && `${words.since(when.wall(start))}, `}
          {words.end(when.wall(end))} · {rows.orderNumber(number)}
        </p>
        {said && <p className="text-14 text-danger">{said}</p>}
      </div>
      <ArrowRight aria-hidden="true" size={20} />
      <OtherCar renter={renter} chosen={chosen} onChoose={onChoose} />
    </li>
  )
}

/** The car that a renter gets, and a list of the others. */
function OtherCar({ renter, chosen, onChoose }: Omit<RenterRowProps, 'result'>) {
  const words = useMessages(offRoadMessages)
  const { name, cars, isOut, waits, refused, own } = renter
  if (waits === 'change') return <p className="font-bold">{renter.changesTo}</p>
  if (own || refused !== undefined) return null
  if (cars.length === 0) {
    const said = isOut ? words.callThem : waits ? words.waits[waits] : words.nothingFits
    return <p className="font-bold text-danger">{said}</p>
  }
  const price = ({ carried }: Other) =>
    carried > 0 ? words.carried(formatMoney(carried)) : words.samePrice
  return (
    <div className="off-road-car">
      {chosen ? (
        <>
          <CarThumb
            subtype={chosen.subtypeId}
            colour={chosen.colour}
            photo={chosen.photo}
            isSaidBeside
          />
          <p className="min-w-0">
            <span className="block font-bold">{chosen.name}</span>
            <span className="block text-14 text-ink-2">
              <Code>{chosen.plate}</Code> · {words.fit[chosen.fit]},{' '}
              {chosen.miles < 1 ? words.here : words.away(chosen.city, chosen.miles.toFixed(0))}
            </span>
            <span
              className={
                chosen.carried > 0 ? 'text-14 font-bold text-warn' : 'text-14 font-bold text-ok'
              }
            >
              {price(chosen)}
            </span>
          </p>
        </>
      ) : (
        <p className="off-road-none font-bold text-danger">{words.nothingFits}</p>
      )}
      <ChevronsUpDown aria-hidden="true" size={20} />
      <select
        aria-label={words.instead(name)}
        value={chosen?.car ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        {cars.map((one) => (
          <option key={one.car} value={one.car}>
            {words.option(one.name, one.plate, price(one))}
          </option>
        ))}
        {!isOut && <option value="">{words.noneOption}</option>}
      </select>
    </div>
  )
}
