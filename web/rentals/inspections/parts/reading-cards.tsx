import { isElectric } from '#domain/fleet/fleet/electric.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { keysMessages } from '../keys-messages.ts'
import type { ListedRental } from '../use-rental.ts'
import { ChargeField } from './charge-field.tsx'
import { GasGauge } from './gas-gauge.tsx'
import { OdometerField } from './odometer-field.tsx'

/** What is typed of one car: an electric one has charge instead of gas. */
export type Readings = { odometer: string; gas: number | undefined; charge: string }

type ReadingCardsProps = {
  /** Which car it is, when there are two. */
  lead?: string
  /** What each is called in the form, for who jumps to what is missing. */
  gaps?: Record<keyof Readings, string>
  car: Pick<ListedRental['car'], 'fuel' | 'lastOdometerReading'>
  values: Readings
  errorOf: (name: keyof Readings) => string | undefined
  onChange: (more: Partial<Readings>) => void
  onLeave: (name: keyof Readings) => void
}

const ownGaps = { odometer: 'odometer', gas: 'gas', charge: 'charge' }

/** Odometer and gas, or charge, of one car. */
export function ReadingCards(props: ReadingCardsProps) {
  const { lead, gaps = ownGaps, car, values, errorOf, onChange, onLeave } = props
  const words = useMessages(keysMessages)
  return (
    <>
      {lead && <p className="text-18 font-bold">{lead}</p>}
      <Card className="grid gap-3" data-gap={gaps.odometer}>
        <h2>{words.odometer}</h2>
        <OdometerField
          value={values.odometer}
          onChange={(odometer) => onChange({ odometer })}
          onLeave={() => onLeave('odometer')}
          last={car.lastOdometerReading}
          error={errorOf('odometer')}
        />
      </Card>
      {isElectric(car.fuel) ? (
        <Card className="grid gap-3" data-gap={gaps.charge}>
          <h2>{words.charge}</h2>
          <ChargeField
            value={values.charge}
            onChange={(charge) => onChange({ charge })}
            onLeave={() => onLeave('charge')}
            error={errorOf('charge')}
          />
        </Card>
      ) : (
        <Card data-gap={gaps.gas}>
          <GasGauge
            title={words.gas}
            value={values.gas}
            onChange={(gas) => onChange({ gas })}
            error={errorOf('gas')}
          />
        </Card>
      )}
    </>
  )
}
