import { carName } from '#domain/fleet/fleet/car-name.ts'
import type { Relocation } from '#protocol/jobs/relocation/relocation.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles, formatRate } from '#web/core/money.ts'
import { Code } from '#web/ui/code.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { CarStage } from '#web/ui/media/car-stage.tsx'
import { Num } from '#web/ui/num.tsx'
import { relocationMessages } from './relocation-messages.ts'

/** The car that is to be brought, what it is worth, and how that goes. */
export function CarCard({ relocation, isOpen }: { relocation: Relocation; isOpen: boolean }) {
  const words = useMessages(relocationMessages)
  const { car, credit } = relocation
  return (
    <Card className="grid gap-3" aria-labelledby="relocation-car">
      <div className="grid items-center gap-4 sm:grid-cols-2">
        <CarStage
          subtype={car.subtypeId}
          colour={car.colour}
          photo={car.photo}
          className="rounded-control"
        />
        <div className="grid min-w-0 gap-1.5">
          <h2 id="relocation-car">{carName(car)}</h2>
          {car.plate && (
            <p>
              {words.plate} <Code>{car.plate}</Code>
            </p>
          )}
          {car.odometer !== undefined && (
            <p className="text-14 text-ink-2">
              {words.last}: <Num>{formatMiles(car.odometer)}</Num>
            </p>
          )}
          <p className="font-bold">{words.credit(formatRate(credit))}</p>
        </div>
      </div>
      <Disclosure summary={<b>{words.how}</b>} open={isOpen}>
        <ol className="grid list-decimal gap-2 pl-5">
          {words.steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Disclosure>
    </Card>
  )
}
