import { getRouteApi } from '@tanstack/react-router'
import { staffPayments } from '#protocol/staff/names.ts'
import { DisputeCard } from './dispute-card.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { PaymentCard } from './payment-card.tsx'
import { routes } from '#web/core/routing/routes.ts'
import { StaffList } from './staff-list.tsx'
import { useList } from './use-list.ts'

const { useSearch } = getRouteApi(routes.staff)

/** Payments that a bank took back, transfers and cash that wait for a person to see the money, and the balance of the ledger. */
export function PaymentList() {
  const { subject } = useSearch()
  const list = useList(staffPayments, { first: subject }, ({ payments }) => payments)
  return (
    <div className="grid gap-5">
      {list.found?.disputes.map((dispute) => (
        <DisputeCard key={dispute.disputeId} dispute={dispute} />
      ))}
      <StaffList list={list}>
        {(payments) =>
          payments.map((payment) => <PaymentCard key={payment.paymentId} payment={payment} />)
        }
      </StaffList>
      {list.found && <LedgerTable ledger={list.found.ledger} />}
    </div>
  )
}
