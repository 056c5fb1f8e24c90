import { staffPayments } from '#protocol/staff/staff-payments.ts'
import { LedgerTable } from './ledger-table.tsx'
import { PaymentCard } from './payment-card.tsx'
import { StaffList } from './staff-list.tsx'
import { useList } from './use-list.ts'

/** Transfers and cash that wait for a person to see the money, and the balance of the ledger. */
export function PaymentList() {
  const list = useList(staffPayments, {}, ({ payments }) => payments)
  return (
    <div className="grid gap-5">
      <StaffList list={list}>
        {(payments) =>
          payments.map((payment) => <PaymentCard key={payment.paymentId} payment={payment} />)
        }
      </StaffList>
      {list.found && <LedgerTable ledger={list.found.ledger} />}
    </div>
  )
}
