import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { PayFoot } from './pay-foot.tsx'

const { kinds } = paymentMessages.en
const rental = {
  orderId: 'O1',
  kind: 'balance',
  areaId: '1',
  dates: { start: '2026-12-02T10:00', end: '2027-01-06T10:00' },
}

afterEach(cleanup)

it.each([
  ['the rest of a deposit', 600, kinds.deposit.after, kinds.balance.after],
  ['what is owed beyond it', 0, kinds.balance.after, kinds.deposit.after],
])('a payment of %s says what follows from it', async (_, deposit, follows, other) => {
  const quote = { lines: [], total: 600, dueNow: 600, deposit, donation: 0 }
  const summary = (
    <QueryClientProvider client={queryClient}>
      <PayFoot rental={rental as never} quote={quote as never} method={undefined} />
    </QueryClientProvider>
  )
  const routeTree = createRootRoute({ component: () => summary })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  expect(await screen.findByText(follows)).toBeDefined()
  expect(screen.queryByText(other)).toBeNull()
})
