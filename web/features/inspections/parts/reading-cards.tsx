import { isElectric } from '#domain/fleet/electric.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { ListedRental } from '../use-rental.ts'
import { ChargeField } from './charge-field.tsx'
import { GasGauge } from './gas-gauge.tsx'
import { OdometerField } from './odometer-field.tsx'

/** What is typed of one car: an electric one has charge instead of gas. */
export type Readings = { odometer: string; gas: number | undefined; charge: string }

type ReadingCardsProps = {
  /** Which car it is, when there are two. */
  lead?: string
  titles: { odometer: string; energy: string }
  car: Pick<ListedRental['car'], 'fuel' | 'lastOdometerReading'>
  values: Readings
  errorOf: (name: keyof Readings) => string | undefined
  onChange: (more: Partial<Readings>) => void
  onLeave: (name: keyof Readings) => void
}

/** Odometer and gas, or charge, of one car. */
export function ReadingCards(props: ReadingCardsProps) {
  const { lead, titles, car, values, errorOf, onChange, onLeave } = props
  return (
    <>
      {lead && <p className="text-18 font-bold">{lead}</p>}
      <Card className="grid gap-3">
        <h2>{titles.odometer}</h2>
        <OdometerField
          value={values.odometer}
          onChange={(odometer) => onChange({ odometer })}
          onLeave={() => onLeave('odometer')}
          last={car.lastOdometerReading}
          error={errorOf('odometer')}
        />
      </Card>
      {isElectric(car.fuel) ? (
        <Card className="grid gap-3">
          <h2>{titles.energy}</h2>
          <ChargeField
            value={values.charge}
            onChange={(charge) => onChange({ charge })}
            onLeave={() => onLeave('charge')}
            error={errorOf('charge')}
          />
        </Card>
      ) : (
        <Card>
          <GasGauge
            title={titles.energy}
            value={values.gas}
            onChange={(gas) => onChange({ gas })}
            error={errorOf('gas')}
          />
        </Card>
      )}
    </>
  )
}
