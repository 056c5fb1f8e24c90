import { staffPayments } from '#protocol/staff/staff-payments.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { LedgerTable } from './ledger-table.tsx'
import { ListFrame } from './list-frame.tsx'
import { useLimit } from './use-limit.ts'
import { PaymentCard } from './payment-card.tsx'

/** Transfers and cash that wait for a person to see the money, and the balance of the ledger. */
export function PaymentList() {
  const { limit, onMore } = useLimit()
  const { data, isPending, error, refetch } = useRead(staffPayments, { limit })
  const found = data?.status === 1 ? data : undefined
  return (
    <div className="grid gap-5">
      <ListFrame
        isPending={isPending}
        error={error}
        onRefresh={() => void refetch()}
        isEmpty={found?.payments.length === 0}
        more={{ shown: found?.payments.length ?? 0, total: found?.total, onMore }}
      >
        {found?.payments.map((payment) => (
          <PaymentCard key={payment.paymentId} payment={payment} />
        ))}
      </ListFrame>
      {found && <LedgerTable ledger={found.ledger} />}
    </div>
  )
}
