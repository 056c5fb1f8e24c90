import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import type { Method } from '#web/money/payments/parts/method.ts'
import { PaymentStep } from './payment-step.tsx'

const way = (id: string, fee: number): Method => ({
  id,
  kind: 'card',
  name: id === 'debitCard' ? 'Debit card' : 'Credit card',
  transactionFee: fee > 0 ? 0.03 : 0,
  instructions: '',
  fee,
  total: 2502 + fee,
})
const methods = [way('creditCard', 75.06), way('debitCard', 0)]
const dates = { start: '2026-12-02T10:00', end: '2027-01-06T10:00' }
const rental = {
  orderId: 'O1',
  kind: 'start',
  state: 'held',
  areaId: '1',
  dates,
  options: [],
  allowedActions: ['pay'],
}
const offer = {
  car: { id: 'C1', make: 'Toyota', model: 'Camry', year: 2022, photos: [], subtypeId: 'sedan' },
  calculatorData: { lines: [], total: 2502, dueNow: 2502, deposit: 1000, donation: 0 },
}

/** What was sent: the way to pay with its sum and card, and what the gateway was told to confirm. */
let sent: string[] = []

function serverSays(cardIs: 'credit' | 'debit', isLate = false) {
  let asked = 0
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const fields = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams()
    if (url.includes('/gateway/test/token'))
      return Response.json({ status: 1, confirmationToken: `card ${fields.get('number')}` })
    if (url.includes('/gateway/test/confirm')) {
      sent.push(`confirm ${fields.get('confirmationToken')}`)
      return Response.json({ status: 1, state: 'processing' })
    }
    if (url.includes('objectType=cardPrice')) {
      asked += 1
      if (isLate && asked === 1) return Response.json({ status: 0, message: 'Not now.' })
      const { fee = 0, total = 0 } = way('', cardIs === 'credit' ? 75.06 : 0)
      return Response.json({ status: 1, funding: cardIs, fee, total })
    }
    if (fields.get('objectType') !== 'submitPaymentRefund')
      return Response.json({ status: 0, message: 'Not now.' })
    sent.push(
      `${fields.get('paymentMethod')} ${fields.get('total')} ${fields.get('confirmationToken')}`,
    )
    const payment = { gateway: 'test', clientSecret: 's', publishableKey: 'p' }
    return Response.json({ status: 1, paid: false, payment })
  })
}

beforeEach(() => {
  sent = []
  queryClient.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function shown() {
  const routeTree = createRootRoute({
    component: () => (
      <QueryClientProvider client={queryClient}>
        <PaymentStep
          offer={offer as never}
          rental={rental as never}
          methods={methods}
          hold={{ seconds: 900, until: Date.now() + 900_000 }}
          onChanged={() => undefined}
          over={null}
          settled={null}
        />
      </QueryClientProvider>
    ),
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } })
  await type('Card number', '4242 4242 4242 4242')
  await type('Expires', '12/30')
  await type('Security code', '123')
}

const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name })
  if (button) fireEvent.click(button)
}

const card = 'card 4242 4242 4242 4242'

it.each([
  ['credit', 'Pay $2,577.06', 'Credit card: 3% = $75.06', `creditCard 2577.06 ${card}`],
  ['debit', 'Pay $2,502.00', 'Debit card: no fee.', `debitCard 2502 ${card}`],
] as const)(
  'a %s card that is typed in full says its sum before anybody presses, and one press pays it',
  async (kind, label, said, paid) => {
    serverSays(kind)
    await shown()
    expect(
      await screen.findByText((_, node) => node?.tagName === 'P' && node.textContent === said),
    ).toBeDefined()
    await press(label)
    await waitFor(() => expect(sent).toEqual([paid, `confirm ${card}`]))
  },
)

it('nobody pays a sum that they did not see: a card of another kind than its digits say is asked once more', async () => {
  serverSays('debit', true)
  await shown()
  // Its digits say credit, and the server is not there yet to say more.
  await press('Pay $2,577.06')
  expect(await screen.findByText(/no fee\. It was not charged yet.+pay \$2,502\.00/)).toBeDefined()
  expect(sent).toEqual([])
  await press('Pay $2,502.00')
  await waitFor(() => expect(sent[0]).toBe(`debitCard 2502 ${card}`))
})
