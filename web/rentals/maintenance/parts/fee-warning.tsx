import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { Banner } from '#web/ui/banner.tsx'
import { maintenanceMessages } from '../messages.ts'

/** docs/product/inspections-and-maintenance.md#engine-damage-fee: engine damage fee, in dollars. */
const feeDollars = 600

/** What waiting longer can cost: told before anything else. */
export function FeeWarning() {
  const words = useMessages(maintenanceMessages)
  return (
    <Banner tone="danger" className="mb-4">
      <p className="font-bold">{words.feeTitle}</p>
      <p>{words.fee(formatRate(feeDollars))}</p>
    </Banner>
  )
}
