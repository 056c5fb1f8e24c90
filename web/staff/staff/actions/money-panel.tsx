import { depositStands } from '#domain/fleet/pricing/deposit-back.ts'
import { formatDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { staffMoney } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { moneyMessages } from '#web/rentals/rentals/money-messages.ts'
import { MoneyAfter } from '#web/rentals/rentals/folded/money-after.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Money } from '#web/ui/money.tsx'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { DisputePack } from '../dispute-pack.tsx'
import { actionsMessages } from './actions-messages.ts'
import type { ActionFormProps } from './action-form-props.ts'

/** A rental's money line by line, each with its rule, as its renter sees it (docs/product/money.md#settlement). */
export function MoneyPanel({ order }: ActionFormProps) {
  const words = useMessages(actionsMessages)
  const said = useMessages(moneyMessages)
  const { data, error, refetch } = useRead(staffMoney, { order })
  if (error && !data) return <ReadFailed error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-32" />
  const { calculatorData, money, zone } = data
  const { deposit, balance } = money
  const back = deposit.releaseAt && formatDay(dayOf(toWall(new Date(deposit.releaseAt), zone)))
  const state =
    deposit.state === 'waiting'
      ? said.depositStates.waiting(back ?? '')
      : said.depositStates[depositStands(deposit.state, money.refunds)]
  return (
    <div className="grid gap-4">
      <PriceBreakdown lines={calculatorData.lines} total={calculatorData.total} />
      <InfoList>
        <InfoItem label={said.deposit}>
          <Money dollars={deposit.held} />
          <span className="block font-normal">{state}</span>
        </InfoItem>
        {balance && (
          <InfoItem label={words.owed}>
            <Money dollars={balance.amount} />
          </InfoItem>
        )}
      </InfoList>
      <MoneyAfter money={money} zone={zone} />
      <DisputePack order={order} />
    </div>
  )
}
