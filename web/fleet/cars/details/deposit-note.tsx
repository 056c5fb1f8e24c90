import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Num } from '#web/ui/num.tsx'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { detailsMessages } from './details-messages.ts'
import { Fold } from './folded-parts.tsx'

/** How the deposit comes about and what becomes of it (docs/product/prices.md#deposit). `deposit` in dollars. */
export function DepositNote({ car, deposit }: { car: Car; deposit: number | undefined }) {
  const words = useMessages(detailsMessages)
  const least = formatRate(car.depositMinimum)
  const most = formatRate(car.depositMaximum)
  return (
    <Fold
      icon="cover"
      title={words.cover}
      says={deposit !== undefined && <Num>{formatRate(deposit)}</Num>}
    >
      <div className="grid gap-3">
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
      </div>
    </Fold>
  )
}
