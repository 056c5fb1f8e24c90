import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/card.tsx'
import { keysMessages } from '../keys-messages.ts'
import { GasGauge } from './gas-gauge.tsx'
import { OdometerField } from './odometer-field.tsx'

type ReadingCardsProps = {
  /** Which car it is, when there are two. */
  lead?: string
  /** Numbers the steps of the form. */
  titled: (title: string) => string
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
  const words = useMessages(keysMessages)
  const { lead, titled } = props
  return (
    <>
      {lead && <p className="text-18 font-bold">{lead}</p>}
      <Card className="grid gap-3">
        <h2>{titled(words.odometer)}</h2>
        <OdometerField
          value={props.odometer}
          onChange={props.onOdometer}
          last={props.last}
          error={props.odometerError}
        />
      </Card>
      <Card>
        <GasGauge
          title={titled(words.gas)}
          value={props.gas}
          onChange={props.onGas}
          error={props.gasError}
        />
      </Card>
    </>
  )
}
