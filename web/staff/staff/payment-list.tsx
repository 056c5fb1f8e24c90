import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { staffPayments } from '#protocol/staff/names.ts'
import { DisputeCard } from './dispute-card.tsx'
import { GoodwillCard } from './actions/goodwill-card.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { PaymentCard } from './payment-card.tsx'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Code } from '#web/ui/code.tsx'
import { Money } from '#web/ui/money.tsx'
import { deskMessages } from './desk/desk-messages.ts'
import { DeskList } from './desk/desk-list.tsx'
import { type DeskColumn, Lines } from './desk/desk-table.tsx'
import { useWhen } from './desk/use-when.ts'
import type { Payment } from './hand-back-form.tsx'
import { staffMessages } from './messages.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useList } from './use-list.ts'

const { useSearch } = getRouteApi(routes.staff)

/** What a row shows of one. */
function useColumns(): DeskColumn<Payment>[] {
  const words = useMessages(staffMessages)
  const rows = useMessages(deskMessages)
  const when = useWhen()
  return [
    {
      id: 'renter',
      sortBy: ({ renter }) => renter,
      title: words.renter,
      width: '2fr',
      cell: ({ renter, number }) => <Lines first={renter} second={rows.orderNumber(number)} />,
    },
    {
      id: 'method',
      sortBy: ({ method }) => method,
      title: words.method,
      width: '2fr',
      cell: ({ method, confirmationNumber }) => (
        <Lines first={method} second={confirmationNumber && <Code>{confirmationNumber}</Code>} />
      ),
    },
    {
      id: 'made',
      sortBy: ({ createdAt }) => createdAt,
      title: words.made,
      cell: ({ createdAt }) => when.instant(createdAt),
    },
    {
      id: 'state',
      title: words.state,
      width: '2fr',
      cell: (payment) => <StateOf payment={payment} />,
    },
    {
      id: 'amount',
      sortBy: ({ amount }) => amount,
      title: words.amount,
      isNumber: true,
      cell: ({ amount }) => <Money dollars={amount} className="font-bold" />,
    },
  ]
}

/** Payments that a bank took back, transfers and cash that wait for a person to see the money, and the balance of the ledger. */
export function PaymentList() {
  const { subject, open } = useSearch()
  const words = useMessages(staffMessages)
  const [first] = useState(open ?? subject)
  const list = useList(staffPayments, { first }, ({ payments }) => payments)
  const columns = useColumns()
  return (
    <div className="grid gap-5">
      {list.found?.disputes.map((dispute) => (
        <DisputeCard key={dispute.disputeId} dispute={dispute} />
      ))}
      {list.found?.goodwill.map((request) => (
        <GoodwillCard key={request.goodwill} request={request} />
      ))}
      <DeskList
        label={words.payments}
        list={list}
        idOf={({ paymentId }) => paymentId}
        aboutOf={({ method, renter }) => `${method}, ${renter}`}
        columns={columns}
      >
        {(payment) => <PaymentCard key={payment.paymentId} payment={payment} />}
      </DeskList>
      {list.found && <LedgerTable ledger={list.found.ledger} />}
    </div>
  )
}

/** What it waits for, in a word. */
function StateOf({ payment }: { payment: Payment }) {
  const { payments: words } = useMessages(deskMessages)
  const { contested, destination, late } = payment
  if (contested) return <Badge tone="danger">{words.contested}</Badge>
  if (destination) return <Badge tone="warn">{words.toHandBack}</Badge>
  return <Badge tone={late ? 'neutral' : 'warn'}>{late ? words.late : words.awaited}</Badge>
}
