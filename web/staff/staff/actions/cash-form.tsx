import { staffBookings, staffOrder, staffPayments, staffTakeCash } from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useDecide } from '../use-decide.ts'
import type { ActionFormProps } from './action-form-props.ts'
import { cashMessages } from './cash-messages.ts'

/** Cash on the desk for what is held or open; the sum is read out before the press (docs/product/staff.md#booking-for-a-caller). */
export function CashForm({ order, onDone }: ActionFormProps) {
  const words = useMessages(cashMessages)
  const { data } = useRead(staffOrder, { order })
  const { decide, isPending } = useDecide(staffTakeCash, staffBookings, staffPayments)
  if (!data) return <Skeleton className="h-32" />
  const { version, total, renter } = data.booking
  return (
    <div className="grid gap-4">
      <p className="text-24 font-bold">
        <Money dollars={total} />
      </p>
      <p>{words.about(renter)}</p>
      <Button
        className="justify-self-start"
        busy={isPending}
        onClick={() =>
          decide({ order, version, total: String(total) }, ({ confirmationNumber }) => {
            statusToast(words.receipt(confirmationNumber))
            onDone()
          })
        }
      >
        {words.take(formatMoney(total))}
      </Button>
    </div>
  )
}
