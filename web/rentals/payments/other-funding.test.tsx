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

/** What was sent: the way to pay and its sum, and what the gateway was told to expect. */
let sent: string[] = []

function serverSays(cardIs: 'credit' | 'debit') {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const fields = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams()
    if (url.includes('/gateway/test/confirm')) {
      sent.push(`expects ${fields.get('expects')}`)
      return fields.get('expects') === cardIs
        ? Response.json({ status: 1, state: 'processing' })
        : Response.json({ status: 0, state: 'otherFunding', funding: cardIs })
    }
    if (fields.get('objectType') !== 'submitPaymentRefund')
      return Response.json({ status: 0, message: 'Not now.' })
    sent.push(`${fields.get('paymentMethod')} ${fields.get('total')}`)
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
          secondsLeft={900}
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
  await type('Expiry', '12/30')
  await type('Security code', '123')
}

const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name })
  if (button) fireEvent.click(button)
}

it.each([
  [
    'Debit card',
    'credit',
    'Pay $2,502.00',
    /a fee of \$75\.06.+pay \$2,577\.06/,
    'Pay $2,577.06',
    'creditCard 2577.06',
  ],
  [
    'Credit card',
    'debit',
    'Pay $2,577.06',
    /no fee.+pay \$2,502\.00/,
    'Pay $2,502.00',
    'debitCard 2502',
  ],
] as const)(
  'under %s a %s card shows its own sum, and one press pays it',
  async (chosen, card, before, said, after, paid) => {
    serverSays(card)
    await shown()
    fireEvent.click(await screen.findByRole('radio', { name: new RegExp(chosen) }))
    await press(before)
    expect(await screen.findByText(said)).toBeDefined()
    await press(after)
    await waitFor(() => expect(sent).toHaveLength(4))
    expect(sent.slice(2)).toEqual([paid, `expects ${card}`])
  },
)
