import { Card } from '#web/ui/card.tsx'
import { GasGauge } from './gas-gauge.tsx'
import { OdometerField } from './odometer-field.tsx'

type ReadingCardsProps = {
  /** Which car it is, when there are two. */
  lead?: string
  titles: { odometer: string; gas: string }
  odometer: string
  gas: number | undefined
  last: number
  odometerError: string | undefined
  gasError: string | undefined
  onOdometer: (typed: string) => void
  onGas: (eighths: number) => void
}

/** Odometer and gas of one car. */
export function ReadingCards(props: ReadingCardsProps) {
  const { lead, titles } = props
  return (
    <>
      {lead && <p className="text-18 font-bold">{lead}</p>}
      <Card className="grid gap-3">
        <h2>{titles.odometer}</h2>
        <OdometerField
          value={props.odometer}
          onChange={props.onOdometer}
          last={props.last}
          error={props.odometerError}
        />
      </Card>
      <Card>
        <GasGauge
          title={titles.gas}
          value={props.gas}
          onChange={props.onGas}
          error={props.gasError}
        />
      </Card>
    </>
  )
}
