import type { Car } from '#protocol/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { detailsMessages } from './details-messages.ts'

/** How the deposit comes about and what becomes of it (docs/product/prices.md#deposit). `deposit` in dollars. */
export function DepositNote({ car, deposit }: { car: Car; deposit: number | undefined }) {
  const words = useMessages(detailsMessages)
  const least = formatRate(car.depositMinimum)
  const most = formatRate(car.depositMaximum)
  return (
    <Card aria-labelledby="deposit" className="grid gap-3">
      <h2 id="deposit">{words.depositTitle}</h2>
      {deposit !== undefined && (
        <p>
          <NumbersIn text={words.deposit(formatRate(deposit))} />
        </p>
      )}
      <p>
        <NumbersIn
          text={least === most ? words.depositFixed(most) : words.depositRange(least, most)}
        />
      </p>
      <Banner tone="plain">
        <NumbersIn text={words.depositUnder25} />
      </Banner>
    </Card>
  )
}
